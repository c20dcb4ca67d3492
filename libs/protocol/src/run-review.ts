import type { Correction, EventOf, Recorded } from '#game/events';
import type { AnswerKey, Question } from '#game/question';
import { pointsFor } from '#game/scoring';
import { type RunSettings, SOLO_RUN } from '#game/settings';
import type { Corrected } from './rest.js';
import type { ReviewedQuestion } from './review.js';

/** A question of a run with its key. */
export interface Asked {
  question: Question;
  key: AnswerKey;
}

export interface RunReview {
  /** The closed questions, in order, with the timers that they had before the player's choice of time. */
  asked: Asked[];
  questions: ReviewedQuestion[];
  /** The last correction of the run, and the points by which corrections have changed the player's score. */
  corrected?: Corrected;
  adjustment?: number;
}

/** The part of a run that concerns one player. Versions are places in the log. */
interface Part {
  questions: Question[];
  keys: AnswerKey[];
  time: number;
  rules: RunSettings;
  opened: number[];
  closed: { version: number; event: EventOf<'QuestionClosed'> }[];
  seat: number;
  joined: number;
  left: number;
  answers: EventOf<'AnswerSubmitted'>[];
  corrections: { correction: Correction; corrected: Corrected }[];
}

/**
 * A user's review of a run, from the log of its game. Reads only the user's own joins, leaves and answers, the starts
 * and ends of runs, the run's questions and its corrections, so `log` may leave out all other events. The review holds no question that
 * is still open. A user who left and came back is reviewed in the last seat, since the score belongs to that one.
 */
export function reviewOf(log: Iterable<Recorded>, userId: string, run: number): RunReview {
  const part: Part = {
    ...{ questions: [], keys: [], time: 1, rules: SOLO_RUN, opened: [], closed: [] },
    ...{ seat: -1, joined: 0, left: Number.POSITIVE_INFINITY, answers: [], corrections: [] },
  };
  let isOver = false;
  for (const recorded of log) {
    isOver ||= part.opened.length > 0 && endsRun(recorded, run);
    if (isOver) correct(part, recorded, run);
    else follow(part, recorded, userId, run);
  }
  const asked = part.closed.flatMap(({ event: { index } }) => {
    const [question, key] = [part.questions[index], part.keys[index]];
    return question && key ? [{ question, key }] : [];
  });
  return {
    asked: asked.map(({ question, key }) => ({ question: unslowed(question, part.time), key })),
    questions: asked.map((each, index) => reviewed(part, each, index)),
    ...summed(part),
  };
}

function summed({ corrections, seat }: Part): Pick<RunReview, 'corrected' | 'adjustment'> {
  const points = corrections.map(({ correction: each }) =>
    'points' in each && each.seat === seat ? each.points : 0,
  );
  const adjustment = points.reduce((sum, each) => sum + each, 0);
  const { corrected } = corrections.at(-1) ?? {};
  return { ...(corrected ? { corrected } : {}), ...(adjustment === 0 ? {} : { adjustment }) };
}

function correct({ corrections }: Part, { at, event }: Recorded, run: number): void {
  if (event.type !== 'RunCorrected' || event.run !== run) return;
  const { correction, reason } = event;
  corrections.push({ correction, corrected: { reason, at: new Date(at).toISOString() } });
}

/** What the last correction of question `index` has changed. [K2] */
function regraded({ corrections }: Part, index: number): Regraded {
  for (const { correction, corrected } of corrections.toReversed()) {
    if (!('index' in correction) || correction.index !== index) continue;
    if ('voided' in correction) return { shown: { voided: true, corrected } };
    const { right } = correction;
    return { right, shown: { ...(right.length > 1 ? { correct_answers: right } : {}), corrected } };
  }
  return { shown: {} };
}

interface Regraded {
  right?: string[];
  shown: Pick<ReviewedQuestion, 'correct_answers' | 'voided' | 'corrected'>;
}

const unslowed = (question: Question, time: number): Question => ({
  ...question,
  timer: question.timer / time,
});

function endsRun({ event }: Recorded, run: number): boolean {
  if (event.type === 'RunCompleted') return event.run === run;
  return event.type === 'RoomEmptied' || event.type === 'GameClosed';
}

function follow(part: Part, { version, event }: Recorded, userId: string, run: number): void {
  if (event.type === 'PlayerJoined' && event.userId === userId)
    Object.assign(part, { seat: event.seat, joined: version, left: Number.POSITIVE_INFINITY, answers: [] });
  if (event.type === 'PlayerLeft' && event.seat === part.seat) part.left = version;
  if (!('run' in event) || event.run !== run) return;
  switch (event.type) {
    case 'QuestionsDealt':
      part.questions = event.questions;
      part.time = event.time ?? 1;
      return;
    case 'AnswerKeySet':
      part.keys = event.keys;
      return;
    case 'RunStarted':
      part.rules = event.settings ?? SOLO_RUN;
      part.opened = [version];
      return;
    case 'QuestionOpened':
      part.opened[event.index] = version;
      return;
    case 'AnswerSubmitted':
      if (event.seat === part.seat) part.answers[event.index] = event;
      return;
    case 'QuestionClosed':
      part.closed.push({ version, event });
  }
}

function reviewed(part: Part, { question, key }: Asked, index: number): ReviewedQuestion {
  const { version: closedAt = 0, event: closed } = part.closed[index] ?? {};
  const { prompt, type } = question;
  const timer = question.timer * 1000;
  const given = part.answers[index];
  const answer = given && given.answer !== '' ? given : undefined;
  const { right = [key.answer], shown } = regraded(part, index);
  const isCorrect = given !== undefined && right.includes(given.answer);
  const wasThere = part.joined < (part.opened[index] ?? 0) && closedAt < part.left;
  const counts = given && wasThere && !shown.voided;
  const points = counts ? pointsFor(isCorrect, given.left, timer, part.rules.scoring) : 0;
  return {
    ...{ index, prompt, type, correct_answer: right[0] ?? '', user_answer: answer?.answer ?? null },
    ...{ is_correct: isCorrect, points, ms: answer && !part.rules.untimed ? timer - answer.left : null },
    explanation: key.explanation ?? null,
    ...(closed?.skipped ? { skipped: true as const } : {}),
    ...(wasThere || answer ? {} : { absent: true as const }),
    ...shown,
  };
}
