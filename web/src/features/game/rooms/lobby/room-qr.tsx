import { optional } from '../../../../components/optional.js';
import { isOwnMachine } from '../../../../lib/own-machine.js';
import { linkTo } from '../room-code.js';

const QrCode = optional(async () => (await import('./qr-code.js')).QrCode);

/** The QR code of the room's link. Dimmed while no phone can open the link. */
export function RoomQr({ code }: { code: string }) {
  return (
    <div className="qr-box" data-dim={isOwnMachine(location.hostname) ? '' : undefined}>
      <QrCode text={linkTo(code)} />
    </div>
  );
}
