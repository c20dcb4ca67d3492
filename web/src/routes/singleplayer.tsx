import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Choice, Choices } from '../components/choice-card.js';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { openGame } from '../features/game/open-game.js';
import { TEXTS } from '../features/game/texts.js';
import { QUIZ_TEXTS } from '../features/quizzes/texts.js';

const CHOICES: Choice[] = [
  { to: '/singleplayer/setup', shape: 'star', title: TEXTS.randomQuiz, text: TEXTS.randomQuizText },
  { to: '/singleplayer/select', shape: 'hex', title: QUIZ_TEXTS.choose, text: QUIZ_TEXTS.chooseText },
];

/** The way back to a quiz that was left. */
function UnderWay({ title }: { title: string }) {
  return (
    <section className="card mb-6 flex flex-wrap items-center gap-4 p-5" aria-label={TEXTS.openGame}>
      <p className="min-w-0 flex-auto">
        <b className="block text-lg">{TEXTS.openGame}</b>
        <span className="text-muted wrap-anywhere">{title}</span>
      </p>
      <Link to="/singleplayer/play" className="btn primary">
        {TEXTS.goOn}
      </Link>
    </section>
  );
}

export function Singleplayer() {
  const [underWay] = useState(openGame);
  return (
    <Screen title={TEXTS.singleplayer} className="wrap flex-1 pb-8">
      <PageTitle title={TEXTS.singleplayer} lead={TEXTS.singleplayerLead} />
      {underWay !== null && <UnderWay title={underWay} />}
      <Choices choices={CHOICES} />
    </Screen>
  );
}
