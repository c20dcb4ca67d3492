import type { Recorded } from '#game/events';
import { contextOf, type Game, phaseOf, seatAt } from '#game/evolve';
import type { PhaseContext, PhaseEvent } from '#game/machine';
import { POINTS_PER_QUESTION } from './limits.js';
import type { GameState, PublicMessage, Reveal } from './messages.js';

/** What leaves the server for one event: a message to everybody in the game. */
export interface Outgoing {
  all?: PublicMessage;
}

/**
 * The one door outward: what players may learn of an event that `game` has just applied. Secret events map to
 * nothing; the key of a question leaves with its close. A new event does not compile until it is decided here.
 */
export function toWire({ event, at }: Recorded, game: Game): Outgoing {
  const stamp = { seq: game.sheet.seq, server_time: at };
  switch (event.type) {
    case 'GameOpened':
    case 'PlayerJoined':
    case 'QuestionsDealt':
    case 'AnswerKeySet':
    case 'AnswerSubmitted':
    case 'GameClosed':
      return {};
    case 'RunStarted':
      return { all: ['next_question', { newQuestionIndex: 0, closes_at: event.closesAt, ...stamp }] };
    case 'QuestionOpened':
      return {
        all: ['next_question', { newQuestionIndex: event.index, closes_at: event.closesAt, ...stamp }],
      };
    case 'QuestionClosed': {
      const { answers, score } = seatAt(game.sheet, 0);
      const points = answers[event.index]?.points ?? 0;
      const mine = { points, score, next_at: event.revealUntil };
      return { all: ['answer_checked', { ...reveal(game, event.index), ...mine, ...stamp }] };
    }
    case 'RunPaused':
      return { all: ['clock', { phase: 'paused', closes_at: event.expiresAt, why: 'away', ...stamp }] };
    case 'RunResumed':
      return { all: ['clock', { phase: 'resumed', closes_at: event.at, why: 'back', ...stamp }] };
    case 'GameStalled':
      return { all: ['clock', { phase: 'stalled', closes_at: event.closesAt, why: 'server', ...stamp }] };
    case 'RunCompleted': {
      const total = game.sheet.questions.length * POINTS_PER_QUESTION;
      return { all: ['quiz_completed', { score: seatAt(game.sheet, 0).score, total, ...stamp }] };
    }
  }
}

/** The event of a public message, for the browser's mirror of the machine, which is in `run`. */
export function fromWire([name, payload]: PublicMessage, run: number): PhaseEvent {
  switch (name) {
    case 'next_question': {
      const { newQuestionIndex: index, closes_at: closesAt } = payload;
      return index === 0
        ? { type: 'RunStarted', run, closesAt }
        : { type: 'QuestionOpened', run, index, closesAt };
    }
    case 'answer_checked':
      return { type: 'QuestionClosed', run, index: payload.question_index, revealUntil: payload.next_at };
    case 'clock':
      if (payload.phase === 'paused') return { type: 'RunPaused', run, expiresAt: payload.closes_at };
      if (payload.phase === 'resumed') return { type: 'RunResumed', run, at: payload.closes_at };
      return { type: 'GameStalled', run, closesAt: payload.closes_at };
    case 'quiz_completed':
      return { type: 'RunCompleted', run };
  }
}

/** The game as `seat` may see it at `now`, epoch ms. */
export function gameState(game: Game, seat: number, now: number): GameState {
  const { sheet } = game;
  const { run, index, deadline, paused } = contextOf(game);
  const phase = phaseOf(game);
  const { answers, score } = seatAt(sheet, seat);
  const closed = phase === 'asking' || phase === 'lobby' ? index : index + 1;
  return {
    seq: sheet.seq,
    server_time: now,
    title: sheet.title,
    phase,
    run,
    question_index: index,
    questions: sheet.questions,
    closes_at: deadline,
    paused,
    my_answer: answers[index]?.text ?? null,
    my_score: score,
    my_points: Array.from({ length: Math.max(closed, 0) }, (_, i) => answers[i]?.points ?? 0),
    last_reveal: closed > 0 ? reveal(game, closed - 1) : null,
  };
}

/** The mirror's phase for a state that the server sent. */
export const phaseContext = (state: GameState): PhaseContext => ({
  run: state.run,
  count: state.questions.length,
  index: state.question_index,
  deadline: state.closes_at,
  paused: state.paused,
});

function reveal({ sheet }: Game, question_index: number): Reveal {
  const key = sheet.keys[question_index];
  if (!key) throw new Error(`no key for question ${question_index}`);
  const { answer: correct_answer, explanation } = key;
  return explanation === undefined
    ? { question_index, correct_answer }
    : { question_index, correct_answer, explanation };
}
