import { Avatar } from '../../../../components/avatar.js';
import { Logo } from '../../../../components/logo.js';
import { hostOnlyOf, playersOf } from '../hosting.js';
import { RoomQr } from '../lobby/room-qr.js';
import { isHost, type Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';
import { RestBar } from './rest-bar.js';
import { Stage } from './stage.js';
import { useFitting } from './use-fitting.js';

/** With more than these, names are written smaller. */
const FEW = 12;

/** The newest names come last, so that players see theirs when they join. If not all fit, the oldest are left out. */
export function StageLobby({ room }: { room: Room }) {
  const { code } = room;
  const hostOnly = hostOnlyOf(room);
  const names = hostOnly === null ? room.names : room.names.filter((name) => name !== hostOnly);
  const players = playersOf(room, hostOnly);
  const [list, fitting] = useFitting(names.length, room.names);
  const shown = fitting < names.length ? names.slice(names.length - fitting) : names;
  const hidden = players - shown.length;
  return (
    <Stage bar={isHost(room) && <RestBar room={room} />}>
      <h1 className="sr-only">{ROOM_TEXTS.lobby}</h1>
      <section className="stage-join">
        <div>
          <p>
            {ROOM_TEXTS.joinAt} <b>{location.host}/join</b>
          </p>
          <p className="stage-code">{code}</p>
        </div>
        <RoomQr code={code} />
      </section>
      <h2>
        {ROOM_TEXTS.players} <span className="count">{players.toLocaleString('en')}</span>
      </h2>
      <ul className="stage-names" ref={list} data-many={names.length > FEW ? '' : undefined}>
        {shown.map((name) => (
          <li key={name}>
            <Avatar name={name} />
            <span>{name}</span>
          </li>
        ))}
        {hidden > 0 && <li className="more">{ROOM_TEXTS.more(hidden)}</li>}
      </ul>
      {!isHost(room) && (
        <footer>
          <Logo />
          <p>{ROOM_TEXTS.waitFor(room.host)}</p>
        </footer>
      )}
    </Stage>
  );
}
