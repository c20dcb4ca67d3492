import { useEffect } from 'react';
import { GettingReady } from './getting-ready.js';
import { PlayScreen } from './play-screen.js';
import type { Outcome } from './results-card.js';
import { useSoloGame } from './use-solo-game.js';

interface Props {
  /** The server has said that there is no game. */
  onGone: () => void;
  onComplete: (outcome: Outcome) => void;
  leaveTo: string;
}

/** The caller's open solo game, wherever it stands. */
export function SoloPlay({ onGone, onComplete, leaveTo }: Props) {
  const { live, view } = useSoloGame();
  const { gone, game, connection } = view;
  const result = game?.result;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens
  useEffect(() => {
    if (gone) onGone();
    if (game && result) onComplete({ ...result, points: game.points });
  }, [gone, result]);

  const question = game?.questions[game.index];
  if (!game || !question) return <GettingReady lost={connection === 'lost'} />;
  return (
    <PlayScreen
      key={question.question_id}
      live={live}
      view={view}
      game={game}
      question={question}
      leaveTo={leaveTo}
    />
  );
}
