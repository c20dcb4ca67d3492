import { Link, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { Locked } from '../features/game/joining/locked.js';
import { TEXTS } from '../features/game/joining/texts.js';
import { Ticket } from '../features/game/joining/ticket.js';
import { Entrance } from '../features/game/rooms/entrance/entrance.js';
import { Finding } from '../features/game/rooms/entrance/finding.js';
import { useArrival } from '../features/game/rooms/entrance/use-arrival.js';
import { refusalText } from '../features/game/rooms/refusal-text.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';
import '../features/game/joining/door.css';

function Arrival({ invited }: { invited: string | null }) {
  const { code, joining, refusal, locked, look } = useArrival(invited);
  if (joining) return <Finding text={ROOM_TEXTS.joiningRoom(code)} />;
  if (locked) {
    return (
      <Screen title={ROOM_TEXTS.multiplayer} className="door">
        <div className="door-middle">
          <Ticket room={locked} />
          <Locked room={locked} then={TEXTS.letsIn} onTry={look} />
        </div>
        <Link className="door-alt" to="/multiplayer">
          {ROOM_TEXTS.otherRoom}
        </Link>
      </Screen>
    );
  }
  return (
    <Screen title={ROOM_TEXTS.multiplayer} className="wrap page">
      <PageTitle title={ROOM_TEXTS.multiplayer} lead={ROOM_TEXTS.entranceLead} />
      <Entrance invited={invited} refused={refusal && refusalText(refusal)} />
    </Screen>
  );
}

function Multiplayer() {
  const invited = useSearchParams()[0].get('code');
  return <Arrival key={invited} invited={invited} />;
}

export { Multiplayer as Component };
