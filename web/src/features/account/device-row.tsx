import { Laptop, Smartphone } from 'lucide-react';
import type { AccountSignIn } from '#protocol/account';
import { Row } from './row.js';
import { TEXTS } from './texts.js';
import { ago, day } from './times.js';

const PHONES = /android|ios|iphone|ipad|phone/i;

export function DeviceRow({ signIn, onEnd }: { signIn: AccountSignIn; onEnd: () => void }) {
  const { device, first_at, last_at, current } = signIn;
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
        <button type="button" className="btn small" aria-label={TEXTS.endOf(device)} onClick={onEnd}>
          {TEXTS.end}
        </button>
      )}
    </Row>
  );
}
