import { type Choice, Choices } from '../components/choice-card.js';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { TEXTS } from '../features/game/play/texts.js';
import { SETUP_TEXTS } from '../features/game/setup/texts.js';
import { Unfinished } from '../features/game/solo/unfinished.js';
import { QUIZ_TEXTS } from '../features/quizzes/texts.js';

const CHOICES: Choice[] = [
  {
    to: '/singleplayer/setup',
    shape: 'star',
    title: SETUP_TEXTS.randomQuiz,
    text: SETUP_TEXTS.randomQuizText,
  },
  { to: '/singleplayer/select', shape: 'hex', title: QUIZ_TEXTS.choose, text: QUIZ_TEXTS.chooseText },
];

function Singleplayer() {
  return (
    <Screen title={TEXTS.singleplayer} className="wrap page">
      <PageTitle title={TEXTS.singleplayer} lead={SETUP_TEXTS.singleplayerLead} />
      <Unfinished />
      <Choices choices={CHOICES} />
    </Screen>
  );
}

export { Singleplayer as Component };
