import { CopyButton } from '../../../../components/copy-button.js';
import { isHost, type Room } from '../room.js';
import { linkTo } from '../room-code.js';
import { ROOM_TEXTS } from '../texts.js';
import { OwnMachineNote } from './own-machine-note.js';
import { RoomQr } from './room-qr.js';

/** The room's code, link and QR code, for others to join. */
export function CodePanel({ room }: { room: Room }) {
  const { code } = room;
  return (
    <section className="join" aria-label={ROOM_TEXTS.code}>
      <div>
        <p>{ROOM_TEXTS.joinWith}</p>
        <p className="code">
          <span aria-hidden="true">{code}</span>
          <span className="sr-only">{ROOM_TEXTS.spelled(code)}</span>
        </p>
        {isHost(room) && <OwnMachineNote />}
      </div>
      <RoomQr code={code} />
      <div className="acts">
        <CopyButton label={ROOM_TEXTS.copyCode} text={code} />
        <CopyButton label={ROOM_TEXTS.copyLink} text={linkTo(code)} />
        <a className="btn hide-s" href="/multiplayer/lobby?view=stage" target="_blank" rel="noreferrer">
          {ROOM_TEXTS.bigScreen}
        </a>
      </div>
    </section>
  );
}
