import { type Choice, Choices } from '../components/choice-card.js';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { TEXTS } from '../features/game/play/texts.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';
import { SETUP_TEXTS } from '../features/game/setup/texts.js';
import { Unfinished } from '../features/game/solo/unfinished.js';

const CHOICES: Choice[] = [
  { to: '/singleplayer', shape: 'moon', title: TEXTS.singleplayer, text: SETUP_TEXTS.singleplayerText },
  { to: '/multiplayer', shape: 'clover', title: ROOM_TEXTS.multiplayer, text: ROOM_TEXTS.multiplayerText },
];

function Play() {
  return (
    <Screen title={SETUP_TEXTS.playTitle} className="wrap page">
      <PageTitle title={SETUP_TEXTS.playTitle} lead={SETUP_TEXTS.playLead} />
      <Unfinished />
      <Choices choices={CHOICES} />
    </Screen>
  );
}

export { Play as Component };
