import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#protocol/account';
import { canMakePasskeys } from '../../lib/no-passkey.js';
import { useAccountChanges } from './account-data.js';
import { AddPasskey } from './add-passkey.js';
import { Part } from './part.js';
import { PasskeyRow } from './passkey-row.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';
import { PasswordDialog } from './password-dialog.js';
import { ProviderRow } from './provider-row.js';
import { Row } from './row.js';
import { TEXTS } from './texts.js';

/** The ways to sign in. */
export function SigningInPart({ account }: { account: Account }) {
  const [open, setOpen] = useState<'password' | 'passkey'>();
  const [status, setStatus] = useState<string>();
  const { refresh } = useAccountChanges();
  const { has_password: hasPassword, passkeys } = account;
  const show = (dialog: 'password' | 'passkey') => {
    setStatus(undefined);
    setOpen(dialog);
  };
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    setStatus(text);
    void refresh();
  };
  return (
    <Part id="signing-in" title={TEXTS.signingIn} status={status}>
      <ul className="part-rows">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onDone={done} />
        ))}
        <Row Icon={KeyRound} title={TEXTS.password} text={hasPassword ? TEXTS.hasPassword : TEXTS.noPassword}>
          <button type="button" className="btn small" onClick={() => show('password')}>
            {hasPassword ? TEXTS.changePassword : TEXTS.setPassword}
          </button>
        </Row>
        <ProviderRow account={account} onDone={done} />
      </ul>
      {canMakePasskeys() && (
        <button type="button" className="btn accent part-save" onClick={() => show('passkey')}>
          <Plus size={22} strokeWidth={2.5} aria-hidden="true" />
          {PASSKEY_TEXTS.add}
        </button>
      )}
      {open === 'passkey' && <AddPasskey account={account} onClose={close} onAdded={done} />}
      {open === 'password' && (
        <PasswordDialog account={account} onClose={close} onSaved={() => done(TEXTS.passwordSaved)} />
      )}
    </Part>
  );
}
