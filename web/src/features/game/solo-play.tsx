import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { GettingReady } from './getting-ready.js';
import { PlayScreen } from './play-screen.js';
import { type Reportable, ReportDialog } from './report-dialog.js';
import type { Outcome } from './results-card.js';
import { isShown, shownQuestion } from './shown-question.js';
import { TEXTS } from './texts.js';
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
  const [reported, setReported] = useState<Reportable>();
  const { gone, game, connection } = view;
  const result = game?.result;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens; not under a report that is being written
  useEffect(() => {
    if (reported) return;
    if (gone) onGone();
    if (game && result)
      onComplete({ ...result, points: game.points, questions: game.questions.filter(isShown) });
  }, [gone, result, reported]);

  const question = game && shownQuestion(game);
  if (!game || !question) return <GettingReady lost={connection === 'lost'} />;
  const leave = (
    <Link to={leaveTo} className="btn quiet icon" aria-label={TEXTS.leave} title={TEXTS.leave}>
      <X size={24} strokeWidth={2.75} aria-hidden="true" />
    </Link>
  );
  return (
    <>
      <PlayScreen
        key={question.question_id}
        live={live}
        view={view}
        game={game}
        question={question}
        leave={leave}
        onReport={() => setReported(question)}
      />
      {reported && <ReportDialog questions={[reported]} onClose={() => setReported(undefined)} />}
    </>
  );
}
