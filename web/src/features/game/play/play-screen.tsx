import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { Question } from '#game/question';
import { Alert } from '../../../components/alert.js';
import { Screen } from '../../../components/screen.js';
import { useSingleKeys } from '../../../lib/single-keys.js';
import type { Game } from '../connection/game-machine.js';
import type { GameView } from '../connection/mirror.js';
import { isRunning } from '../connection/selectors.js';
import { Trouble, troubleOf } from '../connection/trouble.js';
import { ReportButton } from '../report/report-button.js';
import { AnswerTiles } from './answer-tiles.js';
import { Explanation } from './explanation.js';
import { Hud } from './hud.js';
import { QuestionCard } from './question-card.js';
import { SubmitRow } from './submit-row.js';
import { TEXTS } from './texts.js';
import { TimerBar } from './timer-bar.js';
import { useAnnouncements } from './use-announcements.js';
import { useAnswerKeys } from './use-answer-keys.js';
import { useCountdown } from './use-countdown.js';
import { useOpenNext } from './use-open-next.js';
import './play.css';

interface Props {
  actor: Game;
  game: GameView;
  question: Question;
  /** The button that leaves the game, at the start of the top row. */
  leave: ReactNode;
  onReport: () => void;
  /** Whether an unfinished report is kept for the results page. */
  aside: boolean;
  roomParts?: RoomParts;
}

/** The parts that only rooms have. */
export interface RoomParts {
  /** At the end of the top row. */
  menu: ReactNode;
  notice: ReactNode;
  /** Text about the number of players who have answered. */
  progress: ReactNode;
  /** The player's points for the question, and why. */
  standing: ReactNode;
  /** Why the player does not take part in this question. */
  late: string | null;
  /** The button's label after a question, where it waits for something else. */
  waiting: string | null;
  isHost: boolean;
  /** Shown while the connection is lost. */
  lost: string;
}

/** Shows one question from its opening to the end of its reveal. Must be keyed by the question, so that no state outlives it. */
export function PlayScreen({ actor, game, question, leave, onReport, aside, roomParts }: Props) {
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const { clock, answer } = useSelector(actor, ({ context }) => context);
  const isUp = useSelector(actor, isRunning);
  const trouble = useSelector(actor, troubleOf);
  const answerState = useSelector(answer, (snapshot) => snapshot);
  const { refusal } = answerState.context;
  const asking = game.phase === 'asking';
  const late = roomParts?.late ?? null;
  const open = asking && answerState.matches('open') && late === null;
  const picked = answerState.context.picked ?? game.answer;
  const totalMs = question.timer * 1000;
  const running = asking && isUp && !game.untimed;
  const countdown = useCountdown(clock, game.deadline, totalMs, running);
  useAnnouncements({
    game,
    seconds: countdown.seconds,
    total: question.timer,
    accepted: answerState.matches('accepted') && picked !== '',
    answer: picked,
    takesPart: late === null,
  });

  const pick = (choice: string) => open && answer.send({ type: 'pick', choice });
  const submit = () => open && answer.send({ type: 'submit' });
  const { next, opening } = useOpenNext(actor, game, roomParts?.isHost ?? true);
  useAnswerKeys({ choices: question.choices, single: singleKeys, onPick: pick, onSubmit: next ?? submit });

  // passes at zero; the countdown alone is not enough, since it shows 0 before it starts, too
  const timeIsUp = open && isUp && !game.untimed && clock.now() >= game.deadline && countdown.seconds === 0;
  useEffect(() => {
    if (timeIsUp) answer.send({ type: 'pass' });
  }, [timeIsUp, answer]);

  const reminded = open && answerState.matches({ open: 'reminded' });
  const alert = (reminded && TEXTS.choose) || (asking && late === null && refusal);
  return (
    <Screen title={`${TEXTS.question(game.index + 1)} ${TEXTS.of(game.questions.length)}`} className="game">
      <Hud game={game} leave={leave} menu={roomParts?.menu} />
      {!game.untimed && (
        <TimerBar
          clock={clock}
          deadline={game.deadline}
          totalMs={totalMs}
          running={running}
          countdown={countdown}
        />
      )}
      <div className="notes" data-over={asking ? '' : undefined}>
        <Trouble game={actor} lost={roomParts?.lost ?? TEXTS.offline} />
        {roomParts?.notice}
      </div>
      <QuestionCard
        question={question}
        headingId="question"
        reveal={game.reveal}
        points={game.points[game.index]}
        answer={picked}
        verdict={!late}
        standing={roomParts?.standing}
        report={<ReportButton onClick={onReport} />}
        note={aside && TEXTS.reportAside}
      />
      <AnswerTiles
        choices={question.choices}
        labelledBy="question"
        picked={picked}
        locked={!open}
        correct={game.reveal?.correct_answer ?? null}
        tally={roomParts && game.reveal?.tally}
        onPick={pick}
      />
      <Explanation text={game.reveal?.explanation} />
      {alert && (
        <Alert kind="red" onDismiss={refusal ? undefined : () => answer.send({ type: 'dismiss' })}>
          {alert}
        </Alert>
      )}
      <SubmitRow
        answer={answerState}
        held={trouble === 'stalled' || trouble === 'unanswered'}
        asking={asking}
        instead={asking ? late : (roomParts?.waiting ?? null)}
        opening={opening}
        onNext={next}
        progress={asking && roomParts?.progress}
        passed={answerState.context.picked === ''}
        last={game.index === game.questions.length - 1}
        choices={question.choices.length}
        singleKeys={singleKeys}
        onSingleKeys={setSingleKeys}
        onSubmit={submit}
      />
    </Screen>
  );
}
