import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { openGame } from '../connection/open-game.js';
import { GettingReady } from '../play/getting-ready.js';
import { PlayScreen } from '../play/play-screen.js';
import type { Outcome } from '../play/results-card.js';
import { isShown, shownQuestion } from '../play/shown-question.js';
import { TEXTS } from '../play/texts.js';
import { useReport } from '../report/use-report.js';
import { useSoloGame } from './use-solo-game.js';

const loadLeaving = () => import('../play/leave-quiz.js');
const LeaveQuiz = lazy(async () => ({ default: (await loadLeaving()).LeaveQuiz }));

interface Props {
  /** The server has said that there is no game. */
  onGone: () => void;
  onComplete: (outcome: Outcome) => void;
  onLeave: () => void;
}

/** The caller's open solo game, wherever it stands. */
export function SoloPlay({ onGone, onComplete, onLeave }: Props) {
  const { live, view } = useSoloGame();
  const [leaving, setLeaving] = useState(false);
  const { gone, game, connection } = view;
  const result = game?.result;
  const question = game ? shownQuestion(game) : undefined;
  const { report, open: reporting, dialog, aside } = useReport(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens; not under a report that is being written
  useEffect(() => {
    if (reporting) return;
    if (gone) onGone();
    if (game && result)
      onComplete({ ...result, points: game.points, questions: game.questions.filter(isShown) });
  }, [gone, result, reporting]);
  // while there is a connection to fetch it over
  useEffect(() => void loadLeaving().catch(() => {}), []);
  const isOver = gone || Boolean(result);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question says anew that it goes on
  useEffect(() => {
    if (isOver) openGame.forget();
    else if (game) openGame.keep(game.title);
  }, [isOver, game?.index, game?.phase]);

  if (!game || !question) return <GettingReady lost={connection === 'lost'} />;
  const leave = (
    <button
      type="button"
      className="btn quiet icon"
      aria-label={TEXTS.leave}
      title={TEXTS.leave}
      onClick={() => setLeaving(true)}
    >
      <X size={24} strokeWidth={2.75} aria-hidden="true" />
    </button>
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
        onReport={report}
        aside={aside}
      />
      {dialog}
      {leaving && (
        <Suspense>
          <LeaveQuiz onLeave={onLeave} onStay={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
