import { type ReactNode, useEffect, useState } from 'react';
import type { Question } from '#game/question';
import { Alert } from '../../../components/alert.js';
import { Screen } from '../../../components/screen.js';
import type { LiveGame, PlayView } from '../connection/followed-game.js';
import type { GameView } from '../connection/mirror.js';
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
  live: LiveGame;
  view: PlayView;
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
export function PlayScreen({ live, view, game, question, leave, onReport, aside, company }: Props) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [reminded, setReminded] = useState(false);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const asking = game.phase === 'asking';
  const late = company?.late ?? null;
  const open = asking && view.sent === 'no' && late === null;
  const picked = open ? highlighted : (view.picked ?? game.answer);
  const totalMs = question.timer * 1000;
  const running = asking && !view.frozen;
  const countdown = useCountdown(live.clock, game.deadline, totalMs, running);
  useAnnouncements(game, countdown, view.sent === 'safe' && picked !== '', picked);

  const pick = (choice: string) => {
    if (!open) return;
    setHighlighted(choice);
    setReminded(false);
  };
  const submit = () => {
    if (!open) return;
    if (highlighted === null) setReminded(true);
    else live.submit(highlighted);
  };
  useAnswerKeys({ choices: question.choices, single: singleKeys, onPick: pick, onSubmit: submit });

  // at zero the question goes in unanswered; the clock has run once it shows more than nothing
  const timeIsUp = open && !view.frozen && live.clock.now() >= game.deadline && countdown.seconds === 0;
  useEffect(() => {
    if (timeIsUp) live.submit('');
  }, [timeIsUp, live]);

  const alert = (open && reminded && TEXTS.choose) || (asking && late === null && view.refusal);
  return (
    <Screen title={`${TEXTS.question(game.index + 1)} ${TEXTS.of(game.questions.length)}`} className="game">
      <Hud game={game} leave={leave} menu={company?.menu} />
      <TimerBar
        clock={live.clock}
        deadline={game.deadline}
        totalMs={totalMs}
        running={running}
        countdown={countdown}
      />
      <div className="notes" data-over={asking ? '' : undefined}>
        <Trouble view={view} lost={company?.lost ?? TEXTS.lost} />
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
        <Alert kind="red" onDismiss={view.refusal ? undefined : () => setReminded(false)}>
          {alert}
        </Alert>
      )}
      <SubmitRow
        sent={view.sent}
        held={!['lost', null].includes(troubleOf(view))}
        asking={asking}
        instead={asking ? late : (company?.waiting ?? null)}
        progress={asking && company?.progress}
        passed={view.picked === ''}
        last={game.index === game.questions.length - 1}
        choices={question.choices.length}
        singleKeys={singleKeys}
        onSingleKeys={setSingleKeys}
        onSubmit={submit}
      />
    </Screen>
  );
}
