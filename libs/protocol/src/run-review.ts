import type { EventOf, Recorded } from '#game/events';
import type { AnswerKey, Question } from '#game/question';
import { pointsFor } from '#game/scoring';
import { type RunSettings, SOLO_RUN } from '#game/settings';
import type { ReviewedQuestion } from './review.js';

/** A question of a run with its key. */
export interface Asked {
  question: Question;
  key: AnswerKey;
}

export interface RunReview {
  /** The closed questions, in order. */
  asked: Asked[];
  questions: ReviewedQuestion[];
}

/** The part of a run that concerns one player. Versions are places in the log. */
interface Part {
  questions: Question[];
  keys: AnswerKey[];
  rules: RunSettings;
  opened: number[];
  closed: { version: number; event: EventOf<'QuestionClosed'> }[];
  seat: number;
  joined: number;
  left: number;
  answers: EventOf<'AnswerSubmitted'>[];
}

/**
 * A user's review of a run, from the log of its game. Reads only the user's own joins, leaves and answers, the starts
 * and ends of runs and the run's questions, so `log` may leave out all other events. The review holds no question that
 * is still open. A user who left and came back is reviewed in the last seat, since the score belongs to that one.
 */
export function reviewOf(log: Iterable<Recorded>, userId: string, run: number): RunReview {
  const part: Part = {
    ...{ questions: [], keys: [], rules: SOLO_RUN, opened: [], closed: [] },
    ...{ seat: -1, joined: 0, left: Number.POSITIVE_INFINITY, answers: [] },
  };
  for (const recorded of log) {
    if (part.opened.length > 0 && endsRun(recorded, run)) break;
    follow(part, recorded, userId, run);
  }
  const asked = part.closed.flatMap(({ event: { index } }) => {
    const [question, key] = [part.questions[index], part.keys[index]];
    return question && key ? [{ question, key }] : [];
  });
  return { asked, questions: asked.map((each, index) => reviewed(part, each, index)) };
}

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
  const isCorrect = given?.answer === key.answer;
  const wasThere = part.joined < (part.opened[index] ?? 0) && closedAt < part.left;
  const points = given && wasThere ? pointsFor(isCorrect, given.left, timer, part.rules.scoring) : 0;
  return {
    ...{ index, prompt, type, correct_answer: key.answer, user_answer: answer?.answer ?? null },
    ...{ is_correct: isCorrect, points, ms: answer && !part.rules.untimed ? timer - answer.left : null },
    explanation: key.explanation ?? null,
    ...(closed?.skipped ? { skipped: true as const } : {}),
    ...(wasThere || answer ? {} : { absent: true as const }),
  };
}
