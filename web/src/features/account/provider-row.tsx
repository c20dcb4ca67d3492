import { School } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#protocol/account';
import { DisconnectDialog } from './disconnect-dialog.js';
import { focusPartAfterDialog } from './focus-part.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';
import { Row } from './row.js';

interface Props {
  account: Account;
  /** Called with a text about the change. */
  onDone: (text: string) => void;
}

/** The other provider for sign-ins, if the server has one. */
export function ProviderRow({ account, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const { provider } = account;
  if (!provider) return null;
  const { label, connected } = provider;
  const close = () => setOpen(false);
  const done = (text: string) => {
    close();
    onDone(text);
    focusPartAfterDialog('signing-in');
  };
  return (
    <Row Icon={School} title={label} text={connected ? PASSKEY_TEXTS.connected : PASSKEY_TEXTS.notConnected}>
      {connected && (
        <button
          type="button"
          className="btn small"
          aria-label={PASSKEY_TEXTS.disconnectOf(label)}
          onClick={() => setOpen(true)}
        >
          {PASSKEY_TEXTS.disconnect}
        </button>
      )}
      {open && <DisconnectDialog account={account} label={label} onClose={close} onDisconnected={done} />}
    </Row>
  );
}
