import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { AccountSignIn } from '#protocol/account';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';
import { useAccountChanges, useSignIns } from './account-data.js';
import { DeviceRow } from './device-row.js';
import { EndAllDialog } from './end-all-dialog.js';
import { focusPart, focusPartAfterDialog } from './focus-part.js';
import { Part } from './part.js';
import { TEXTS } from './texts.js';

function Rows({
  signIns,
  onEnd,
}: {
  signIns: AccountSignIn[];
  onEnd: (signIn: AccountSignIn) => Promise<void>;
}) {
  return (
    <ul className="part-rows">
      {signIns.map((signIn) => (
        <DeviceRow key={signIn.id} signIn={signIn} onEnd={() => onEnd(signIn)} />
      ))}
    </ul>
  );
}

/** The browsers that are signed in to this account. Ending all others asks first. */
export function DevicesPart() {
  const query = useSignIns();
  const { refresh } = useAccountChanges();
  const [status, setStatus] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const signIns = query.data?.sign_ins ?? [];
  const others = signIns.some(({ current }) => !current);

  const end = async ({ id, device }: AccountSignIn) => {
    // two devices may have one name: the text is announced if it is new
    setStatus(undefined);
    setFailure(undefined);
    try {
      await request('DELETE', `/account/sign-ins/${id}`);
      focusPart('devices');
      setStatus(TEXTS.ended(device));
    } catch (error) {
      logFailure(error);
      setFailure(TEXTS.endFailed);
    }
    await refresh();
  };
  const endAll = others && (
    <button type="button" className="btn small" onClick={() => setAsking(true)}>
      <LogOut size={18} strokeWidth={2.5} aria-hidden="true" />
      {TEXTS.endAll}
    </button>
  );
  return (
    <Part id="devices" title={TEXTS.devices} action={endAll} status={status} failure={failure}>
      {query.isPending && (
        <div className="ghost card part-ghost" role="status" aria-label={TEXTS.devicesLoading} />
      )}
      {query.isError && (
        <div className="spread">
          <p>{TEXTS.devicesFailed}</p>
          <button type="button" className="btn" onClick={() => query.refetch()}>
            {TEXTS.again}
          </button>
        </div>
      )}
      {query.data && <Rows signIns={signIns} onEnd={end} />}
      {query.data && !others && <p className="muted">{TEXTS.onlyHere}</p>}
      {asking && (
        <EndAllDialog
          onClose={() => setAsking(false)}
          onEnded={() => {
            setAsking(false);
            focusPartAfterDialog('devices');
            setFailure(undefined);
            setStatus(TEXTS.endedAll);
            void refresh();
          }}
        />
      )}
    </Part>
  );
}
