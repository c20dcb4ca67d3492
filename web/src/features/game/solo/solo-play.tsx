import { useActorRef, useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { optional } from '../../../components/optional.js';
import { openGame } from '../connection/open-game.js';
import { gameView, historyOf, isLost, isShown, shownQuestion } from '../connection/selectors.js';
import { GettingReady } from '../play/getting-ready.js';
import { PlayScreen } from '../play/play-screen.js';
import type { Outcome } from '../play/results-card.js';
import { TEXTS } from '../play/texts.js';
import { useReport } from '../report/use-report.js';
import { soloMachine } from './solo-machine.js';

const loadLeaving = () => import('../play/leave-quiz.js');
const LeaveQuiz = optional(
  async () => (await loadLeaving()).LeaveQuiz,
  ({ onStay }) => onStay(),
);

interface Props {
  /** The server has said that there is no game. */
  onGone: () => void;
  onComplete: (outcome: Outcome) => void;
  onLeave: () => void;
}

/** The caller's open solo game, in any phase. */
export function SoloPlay({ onGone, onComplete, onLeave }: Props) {
  const solo = useActorRef(soloMachine, { input: {} });
  const place = useSelector(solo, ({ value }) => value);
  const actor = useSelector(solo, ({ context }) => context.game);
  const game = useSelector(actor, gameView);
  const lost = useSelector(actor, isLost);
  const [leaving, setLeaving] = useState(false);
  const question = game ? shownQuestion(game) : undefined;
  const { report, open: reporting, dialog, aside } = useReport(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens; not under a report that is being written
  useEffect(() => {
    if (reporting) return;
    if (place === 'gone') onGone();
    if (place === 'complete' && game?.result)
      onComplete({
        ...game.result,
        untimed: game.untimed,
        points: game.points,
        // Only questions of games in the history can be reported afterwards.
        ...(game.unranked ? { unranked: true } : { questions: game.questions.filter(isShown) }),
        review: historyOf(game),
      });
  }, [place, game?.result, reporting]);
  // while there is a connection to fetch it over
  useEffect(() => void loadLeaving().catch(() => {}), []);
  const isOver = place !== 'playing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase extends the time for which it is remembered
  useEffect(() => {
    if (isOver) openGame.forget();
    else if (game)
      openGame.keep(`${game.title} · ${TEXTS.question(game.index + 1)} ${TEXTS.of(game.questions.length)}`);
  }, [isOver, game?.index, game?.phase]);

  if (!game || !question) return <GettingReady offline={lost && TEXTS.offline} />;
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
        actor={actor}
        game={game}
        question={question}
        leave={leave}
        onReport={report}
        aside={aside}
      />
      {dialog}
      {leaving && <LeaveQuiz onLeave={onLeave} onStay={() => setLeaving(false)} />}
    </>
  );
}
