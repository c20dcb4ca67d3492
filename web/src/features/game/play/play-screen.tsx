import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { Question } from '#game/question';
import { Alert } from '../../../components/alert.js';
import { Screen } from '../../../components/screen.js';
import type { Game } from '../connection/game-machine.js';
import type { GameView } from '../connection/mirror.js';
import { isRunning } from '../connection/selectors.js';
import { Trouble, troubleOf } from '../connection/trouble.js';
import { ReportButton } from '../report/report-button.js';
import { AnswerTiles } from './answer-tiles.js';
import { Explanation } from './explanation.js';
import { Hud } from './hud.js';
import { QuestionCard } from './question-card.js';
import { useSingleKeys } from './single-keys.js';
import { SubmitRow } from './submit-row.js';
import { TEXTS } from './texts.js';
import { TimerBar } from './timer-bar.js';
import { useAnnouncements } from './use-announcements.js';
import { useAnswerKeys } from './use-answer-keys.js';
import { useCountdown } from './use-countdown.js';
import './play.css';

interface Props {
  actor: Game;
  game: GameView;
  question: Question;
  /** The way out, at the start of the first line. */
  leave: ReactNode;
  onReport: () => void;
  /** A report that was begun waits for the results page. */
  aside: boolean;
  company?: Company;
}

/** What there is to see where others play too. */
export interface Company {
  /** At the end of the first line. */
  menu: ReactNode;
  notice: ReactNode;
  /** How many have answered. */
  progress: ReactNode;
  /** What the question has brought, and why. */
  standing: ReactNode;
  /** Why this question goes on without the player. */
  late: string | null;
  /** Stands for 'soon' while nothing goes on by itself. */
  waiting: string | null;
  lost: string;
}

/** One open question, from its first second to its reveal. To be keyed by the question: nothing outlives it. */
export function PlayScreen({ actor, game, question, leave, onReport, aside, company }: Props) {
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const { clock, answer } = useSelector(actor, ({ context }) => context);
  const isUp = useSelector(actor, isRunning);
  const trouble = useSelector(actor, troubleOf);
  const sent = useSelector(answer, (snapshot) => snapshot);
  const { refusal } = sent.context;
  const asking = game.phase === 'asking';
  const late = company?.late ?? null;
  const open = asking && sent.matches('open') && late === null;
  const picked = sent.context.picked ?? game.answer;
  const totalMs = question.timer * 1000;
  const running = asking && isUp;
  const countdown = useCountdown(clock, game.deadline, totalMs, running);
  useAnnouncements(game, countdown, sent.matches('safe') && picked !== '', picked);

  const pick = (choice: string) => open && answer.send({ type: 'pick', choice });
  const submit = () => open && answer.send({ type: 'submit' });
  useAnswerKeys({ choices: question.choices, single: singleKeys, onPick: pick, onSubmit: submit });

  // at zero the question goes in unanswered; the clock has run once it shows more than nothing
  const timeIsUp = open && isUp && clock.now() >= game.deadline && countdown.seconds === 0;
  useEffect(() => {
    if (timeIsUp) answer.send({ type: 'pass' });
  }, [timeIsUp, answer]);

  const reminded = open && sent.matches({ open: 'reminded' });
  const alert = (reminded && TEXTS.choose) || (asking && late === null && refusal);
  return (
    <Screen title={`${TEXTS.question(game.index + 1)} ${TEXTS.of(game.questions.length)}`} className="game">
      <Hud game={game} leave={leave} menu={company?.menu} />
      <TimerBar
        clock={clock}
        deadline={game.deadline}
        totalMs={totalMs}
        running={running}
        countdown={countdown}
      />
      <div className="notes" data-over={asking ? '' : undefined}>
        <Trouble game={actor} lost={company?.lost ?? TEXTS.offline} />
        {company?.notice}
      </div>
      <QuestionCard
        question={question}
        headingId="question"
        reveal={game.reveal}
        points={game.points[game.index]}
        answer={picked}
        verdict={!late}
        standing={company?.standing}
        report={<ReportButton onClick={onReport} />}
        note={aside && TEXTS.reportAside}
      />
      <AnswerTiles
        choices={question.choices}
        labelledBy="question"
        picked={picked}
        locked={!open}
        correct={game.reveal?.correct_answer ?? null}
        tally={company && game.reveal?.tally}
        onPick={pick}
      />
      <Explanation text={game.reveal?.explanation} />
      {alert && (
        <Alert kind="red" onDismiss={refusal ? undefined : () => answer.send({ type: 'dismiss' })}>
          {alert}
        </Alert>
      )}
      <SubmitRow
        sent={sent}
        held={trouble === 'stalled' || trouble === 'unanswered'}
        asking={asking}
        instead={asking ? late : (company?.waiting ?? null)}
        progress={asking && company?.progress}
        passed={sent.context.picked === ''}
        last={game.index === game.questions.length - 1}
        choices={question.choices.length}
        singleKeys={singleKeys}
        onSingleKeys={setSingleKeys}
        onSubmit={submit}
      />
    </Screen>
  );
}
