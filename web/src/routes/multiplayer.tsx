import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { Entrance } from '../features/game/rooms/entrance/entrance.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';

export function Multiplayer() {
  const [search] = useSearchParams();
  return (
    <Screen title={ROOM_TEXTS.multiplayer} className="wrap page">
      <PageTitle title={ROOM_TEXTS.multiplayer} lead={ROOM_TEXTS.entranceLead} />
      <Entrance invited={search.get('code')} />
    </Screen>
  );
}
