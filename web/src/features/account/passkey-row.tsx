import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#protocol/account';
import { Confirm } from '../../components/confirm.js';
import { failureText } from '../../lib/failure-text.js';
import { request } from '../../lib/request.js';
import { focusPartAfterDialog } from './focus-part.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';
import { RenamePasskey } from './rename-passkey.js';
import { Row } from './row.js';
import { TEXTS } from './texts.js';
import { ago, day } from './times.js';

interface Props {
  passkey: Passkey;
  /** Called with a text about the change. */
  onDone: (text: string) => void;
}

/** A passkey with its name and the buttons that change it. */
export function PasskeyRow({ passkey, onDone }: Props) {
  const { id, name, created_at, last_used_at } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setOpen(undefined);
    setFailure(undefined);
  };
  const done = (text: string) => {
    close();
    onDone(text);
  };
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await request('DELETE', `/passkeys/${id}`);
      done(PASSKEY_TEXTS.removed(name));
      focusPartAfterDialog('signing-in');
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  const used = last_used_at ? PASSKEY_TEXTS.used(ago(last_used_at, Date.now())) : PASSKEY_TEXTS.neverUsed;
  return (
    <Row
      Icon={FingerprintPattern}
      title={PASSKEY_TEXTS.title(name)}
      text={PASSKEY_TEXTS.since(day(created_at), used)}
    >
      <button
        type="button"
        className="btn small"
        aria-label={PASSKEY_TEXTS.renameOf(name)}
        onClick={() => setOpen('rename')}
      >
        {PASSKEY_TEXTS.rename}
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={PASSKEY_TEXTS.removeOf(name)}
        onClick={() => setOpen('remove')}
      >
        {PASSKEY_TEXTS.remove}
      </button>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} onRenamed={done} />}
      {open === 'remove' && (
        <Confirm
          title={PASSKEY_TEXTS.removeSure(name)}
          text={PASSKEY_TEXTS.removeText}
          yes={busy ? PASSKEY_TEXTS.removing : PASSKEY_TEXTS.remove}
          no={TEXTS.cancel}
          busy={busy}
          failure={failure}
          onYes={remove}
          onNo={close}
        />
      )}
    </Row>
  );
}
