import { encode } from 'uqr';
import { ROOM_TEXTS } from '../texts.js';

/** Always dark on light, in every theme, since scanners need it. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={ROOM_TEXTS.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#17123a" />
    </svg>
  );
}
