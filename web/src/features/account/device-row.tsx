import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { AccountSignIn } from '#protocol/account';
import { Row } from './row.js';
import { TEXTS } from './texts.js';
import { ago, day } from './times.js';

const PHONES = /android|ios|iphone|ipad|phone/i;

export function DeviceRow({ signIn, onEnd }: { signIn: AccountSignIn; onEnd: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { device, first_at, last_at, current } = signIn;
  const end = async () => {
    setBusy(true);
    await onEnd();
    setBusy(false);
  };
  const title = (
    <>
      {device}
      {current && <span className="part-tag">{TEXTS.thisDevice}</span>}
    </>
  );
  return (
    <Row
      Icon={PHONES.test(device) ? Smartphone : Laptop}
      title={title}
      text={TEXTS.since(day(first_at), current ? TEXTS.now : ago(last_at, Date.now()))}
    >
      {!current && (
        <button
          type="button"
          className="btn small"
          aria-label={TEXTS.endOf(device)}
          aria-disabled={busy}
          onClick={() => !busy && end()}
        >
          {busy ? TEXTS.ending : TEXTS.end}
        </button>
      )}
    </Row>
  );
}
