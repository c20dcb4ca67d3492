import { lazy, Suspense } from 'react';
import { linkTo } from '../room-code.js';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }));

/** The way into the room for a phone's camera. */
export function RoomQr({ code }: { code: string }) {
  return (
    <div className="qr-box">
      <Suspense>
        <QrCode text={linkTo(code)} />
      </Suspense>
    </div>
  );
}
