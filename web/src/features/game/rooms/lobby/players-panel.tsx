import { useRef, useState } from 'react';
import { useKeptFocus } from '../../../../lib/use-kept-focus.js';
import { hostOnlyOf, playersOf } from '../hosting.js';
import type { Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';
import { ManagePlayer } from './manage-player.js';
import { PlayerTile } from './player-tile.js';

/** The players in the room. The host can open a menu for each other player. */
export function PlayersPanel({ room }: { room: Room }) {
  const [managed, setManaged] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useKeptFocus(heading);
  const { names, total, capacity, you, host, away } = room;
  const hostOnly = hostOnlyOf(room);
  const hidden = total - names.length;
  return (
    <section className="card players" aria-labelledby="players" {...kept}>
      <h2 id="players" ref={heading} tabIndex={-1}>
        {ROOM_TEXTS.players} <span className="count">{playersOf(room, hostOnly).toLocaleString('en')}</span>
      </h2>
      {capacity !== undefined && <p className="muted">{ROOM_TEXTS.capacity(capacity)}</p>}
      <ul className="player-list">
        {names.map((name) => (
          <PlayerTile
            key={name}
            name={name}
            me={name === you}
            role={name === host ? ROOM_TEXTS.host : undefined}
            away={away.includes(name)}
            onManage={you === host && name !== you ? () => setManaged(name) : undefined}
          />
        ))}
        <li className="wait">{hidden > 0 ? ROOM_TEXTS.more(hidden) : ROOM_TEXTS.waitingForMore}</li>
      </ul>
      {managed !== undefined && names.includes(managed) && (
        <ManagePlayer name={managed} onClose={() => setManaged(undefined)} />
      )}
    </section>
  );
}
