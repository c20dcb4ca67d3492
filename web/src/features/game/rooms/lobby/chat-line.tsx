import type { Line } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';

export function ChatLine({ line, you }: { line: Line; you: string }) {
  if (line.kind === 'happened') return <p className="sys">{line.text}</p>;
  const own = line.name === you;
  return (
    <p className={own ? 'said own' : 'said'}>
      <b>{own ? ROOM_TEXTS.you : line.name}</b>
      {line.message}
    </p>
  );
}
