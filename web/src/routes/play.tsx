import { type Choice, Choices } from '../components/choice-card.js';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { TEXTS } from '../features/game/texts.js';

const CHOICES: Choice[] = [
  { to: '/singleplayer', shape: 'moon', title: TEXTS.singleplayer, text: TEXTS.singleplayerText },
];

export function Play() {
  return (
    <Screen title={TEXTS.playTitle} className="wrap flex-1 pb-8">
      <PageTitle title={TEXTS.playTitle} lead={TEXTS.playLead} />
      <Choices choices={CHOICES} />
    </Screen>
  );
}
