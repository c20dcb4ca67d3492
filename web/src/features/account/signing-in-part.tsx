import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#protocol/account';
import { useAccountChanges } from './account-data.js';
import { Part } from './part.js';
import { PasswordDialog } from './password-dialog.js';
import { Row } from './row.js';
import { TEXTS } from './texts.js';

/** The ways to sign in. */
export function SigningInPart({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState<string>();
  const { refresh } = useAccountChanges();
  const { has_password: hasPassword } = account;
  const saved = () => {
    setOpen(false);
    setStatus(TEXTS.passwordSaved);
    void refresh();
  };
  return (
    <Part id="signing-in" title={TEXTS.signingIn} status={status}>
      <ul className="part-rows">
        <Row Icon={KeyRound} title={TEXTS.password} text={hasPassword ? TEXTS.hasPassword : TEXTS.noPassword}>
          <button
            type="button"
            className="btn small"
            onClick={() => {
              setStatus(undefined);
              setOpen(true);
            }}
          >
            {hasPassword ? TEXTS.changePassword : TEXTS.setPassword}
          </button>
        </Row>
      </ul>
      {open && <PasswordDialog hasPassword={hasPassword} onClose={() => setOpen(false)} onSaved={saved} />}
    </Part>
  );
}
