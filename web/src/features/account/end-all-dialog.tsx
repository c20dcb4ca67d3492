import { useState } from 'react';
import { Confirm } from '../../components/confirm.js';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';
import { TEXTS } from './texts.js';

/** Ends all sign-ins but this browser's, after a confirmation. */
export function EndAllDialog({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await request('DELETE', '/account/sign-ins');
      onEnded();
    } catch (error) {
      logFailure(error);
      setBusy(false);
      setFailure(TEXTS.endAllFailed);
    }
  };
  return (
    <Confirm
      title={`${TEXTS.endAll}?`}
      text={TEXTS.endAllSure}
      yes={busy ? TEXTS.ending : TEXTS.endAll}
      no={TEXTS.cancel}
      busy={busy}
      failure={failure}
      onYes={end}
      onNo={onClose}
    />
  );
}
