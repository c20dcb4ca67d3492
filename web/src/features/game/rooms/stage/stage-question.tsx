import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Question } from '#game/question';
import { SHAPES, Shape } from '../../../../components/shape.js';
import { announce, hush } from '../../../../lib/announce.js';
import type { GameView } from '../../connection/mirror.js';
import { isRunning } from '../../connection/selectors.js';
import { Explanation } from '../../play/explanation.js';
import { TEXTS } from '../../play/texts.js';
import { TimerBar } from '../../play/timer-bar.js';
import { useCountdown } from '../../play/use-countdown.js';
import { Progress, progressOf } from '../play/progress.js';
import type { Room } from '../room.js';
import { useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

function StageTile({ choice, place, game }: { choice: string; place: number; game: GameView }) {
  const { reveal } = game;
  const shape = SHAPES[place] ?? 'star';
  const right = reveal?.correct_answer === choice;
  const outcome = reveal && (right ? 'good' : 'out');
  return (
    <li className={`tile ${shape} ${outcome ?? ''}`} data-long={choice.length > 40 ? '' : undefined}>
      <Shape name={shape} />
      <span>
        {choice}
        {right && <span className="sr-only"> ({TEXTS.correctAnswer})</span>}
      </span>
      {reveal && <b className="picks">{reveal.tally[choice] ?? 0}</b>}
    </li>
  );
}

/** Announces the question, and how it came out. The focus stays where it is: the host may be at the controls. */
function useStageAnnouncements({ index, questions, reveal }: GameView, prompt: string, players: number) {
  useEffect(() => hush, []);
  useEffect(() => {
    announce(`${TEXTS.question(index + 1)} ${TEXTS.of(questions.length)}. ${prompt}`);
  }, [index, questions.length, prompt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the close
  useEffect(() => {
    if (!reveal) return;
    const { correct_answer, tally, explanation } = reveal;
    announce(ROOM_TEXTS.closedAs(correct_answer, tally[correct_answer] ?? 0, players), 'assertive');
    if (explanation) announce(explanation);
  }, [reveal === null]);
}

interface Props {
  room: Room;
  game: GameView;
  question: Question;
}

/** The open question on a stage, for everybody to look up to; to be keyed by the question. */
export function StageQuestion({ room, game, question }: Props) {
  const actor = useRoomGame();
  const clock = useSelector(actor, ({ context }) => context.clock);
  const isUp = useSelector(actor, isRunning);
  const asking = game.phase === 'asking';
  const running = asking && isUp;
  const totalMs = question.timer * 1000;
  const countdown = useCountdown(clock, game.deadline, totalMs, running);
  const { prompt, choices, source, category, difficulty } = question;
  useStageAnnouncements(game, prompt, progressOf(room, game).players);
  return (
    <>
      <div className="stage-head">
        <h1>
          {TEXTS.question(game.index + 1)} <span className="of">{TEXTS.of(game.questions.length)}</span>
        </h1>
        {asking && <Progress room={room} game={game} />}
        <p className="stage-mini">
          {ROOM_TEXTS.code} <b>{room.code}</b>
        </p>
      </div>
      <TimerBar
        clock={clock}
        deadline={game.deadline}
        totalMs={totalMs}
        running={running}
        countdown={countdown}
      />
      <section className="card stage-prompt">
        {asking && (
          <p className="chip">
            {category} · {difficulty}
          </p>
        )}
        <h2 data-long={prompt.length > 110 ? '' : undefined}>{prompt}</h2>
        {source && <p className="muted">{TEXTS.from(source)}</p>}
        {game.reveal?.skipped && <p className="chip">{TEXTS.skipped}</p>}
        {game.paused && <p className="chip">{asking ? ROOM_TEXTS.pauseSoon : ROOM_TEXTS.paused}</p>}
      </section>
      <ul className="tiles stage-tiles">
        {choices.map((choice, place) => (
          <StageTile key={choice} choice={choice} place={place} game={game} />
        ))}
      </ul>
      <Explanation text={game.reveal?.explanation} />
    </>
  );
}
