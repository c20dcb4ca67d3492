import { Link } from 'react-router-dom';
import { Screen } from '../../../../components/screen.js';
import { useRoom } from '../room-context.js';
import { partingOf } from '../selectors.js';
import { ROOM_TEXTS } from '../texts.js';

/** Shown on a big screen when its user is no longer in the room. */
export function StageOver({ code }: { code: string }) {
  const parting = useRoom(partingOf);
  const news = ROOM_TEXTS.exits[parting ?? ''];
  return (
    <Screen title={ROOM_TEXTS.youLeft} className="wrap notice">
      <h1>{news ?? ROOM_TEXTS.youLeft}</h1>
      {!news && (
        <>
          <p className="large">{ROOM_TEXTS.youLeftText}</p>
          <Link to={`/multiplayer?code=${code}`} className="btn primary big">
            {ROOM_TEXTS.joinAgain(code)}
          </Link>
        </>
      )}
    </Screen>
  );
}
