import type { Command, Decision } from './commands.js';
import { decideAnswer } from './decide-answer.js';
import type { GameEvent } from './events.js';
import { contextOf, type Game, phaseOf } from './evolve.js';
import { Refused } from './refused.js';
import { AWAY_MS, CLOSE_AFTER_MS, REVEAL_MS } from './scoring.js';

export type { Decision };

/**
 * Turns a wish into events. Pure and synchronous; `game` is only read.
 * @throws Refused when the rules say no.
 */
export function decide(command: Command, game: Game): Decision {
  switch (command.type) {
    case 'OpenSolo':
      return { events: openSolo(command, game) };
    case 'Connect':
      return { events: connect(command, game) };
    case 'SubmitAnswer':
      return decideAnswer(command, game);
    case 'Advance':
      return { events: advance(command, game) };
    case 'GiveBack':
      return { events: giveBack(command, game) };
    case 'Abandon':
      return { events: abandon(command, game) };
  }
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

function openSolo({ at, userId, name, title, questions, keys }: Of<'OpenSolo'>, game: Game): GameEvent[] {
  if (phaseOf(game) !== 'new') throw new Refused('not_now');
  return [
    { type: 'GameOpened', kind: 'solo', expiresAt: at + AWAY_MS },
    { type: 'PlayerJoined', seat: 0, userId, name },
    { type: 'QuestionsDealt', run: 1, title, questions },
    { type: 'AnswerKeySet', run: 1, keys },
  ];
}

/** The player is here: a game that waited goes on. [P1, P2] */
function connect({ at, userId }: Of<'Connect'>, game: Game): GameEvent[] {
  if (!game.sheet.seatOf.has(userId)) throw new Refused('not_in_room');
  const { run, paused } = contextOf(game);
  const phase = phaseOf(game);
  if (phase === 'lobby') return [{ type: 'RunStarted', run, closesAt: at + timerMs(game, 0) }];
  if (phase === 'revealing' && paused) return [{ type: 'RunResumed', run, at }, next(game, at)];
  return [];
}

/** Time has passed: what is due happens. [T3, R1, P2, P3] */
function advance({ at, present }: Of<'Advance'>, game: Game): GameEvent[] {
  const { run, index, deadline, paused } = contextOf(game);
  const phase = phaseOf(game);
  if (phase === 'asking') {
    return at < deadline + CLOSE_AFTER_MS
      ? []
      : [{ type: 'QuestionClosed', run, index, revealUntil: at + REVEAL_MS }];
  }
  if (phase === 'new' || phase === 'closed' || at < deadline) return [];
  if (phase === 'lobby' || paused) return end(game, 'abandoned');
  if (present.size === 0 && somethingToCome(game))
    return [{ type: 'RunPaused', run, expiresAt: at + AWAY_MS }];
  return [next(game, at)];
}

/** A question that was open while no server ran gets that time back. [T4] */
function giveBack({ lostMs }: Of<'GiveBack'>, game: Game): GameEvent[] {
  const { run, deadline } = contextOf(game);
  if (phaseOf(game) !== 'asking' || lostMs <= 0) return [];
  return [{ type: 'GameStalled', run, closesAt: deadline + lostMs }];
}

function abandon({ why }: Of<'Abandon'>, game: Game): GameEvent[] {
  const phase = phaseOf(game);
  return phase === 'new' || phase === 'closed' ? [] : end(game, why);
}

/** A run whose questions are all closed was played to the end and keeps its score. [P4] */
const end = (game: Game, why: 'abandoned' | 'replaced'): GameEvent[] =>
  phaseOf(game) === 'revealing' && isLast(game) ? [completed(game)] : [{ type: 'GameClosed', why }];

/** Whether the player would miss something: a question, or the end of one that they did not answer. [P2] */
const somethingToCome = (game: Game) =>
  !isLast(game) || game.sheet.seats.some((seat) => !seat.answers[contextOf(game).index]);

const isLast = (game: Game) => contextOf(game).index === contextOf(game).count - 1;

/** What follows a reveal: the next question, or the end of the run. [R1, R2] */
function next(game: Game, at: number): GameEvent {
  const { run, index } = contextOf(game);
  if (isLast(game)) return completed(game);
  return { type: 'QuestionOpened', run, index: index + 1, closesAt: at + timerMs(game, index + 1) };
}

const completed = ({ actor, sheet }: Game): GameEvent => ({
  type: 'RunCompleted',
  run: actor.getSnapshot().context.run,
  results: sheet.seats.map(({ score }, seat) => ({ seat, score })),
});

export const timerMs = (game: Game, index: number) => (game.sheet.questions[index]?.timer ?? 0) * 1000;

/** Epoch ms at which `Advance` has something to do, null when nothing will happen by itself. */
export function dueAt(game: Game): number | null {
  const { deadline } = contextOf(game);
  const phase = phaseOf(game);
  if (phase === 'new' || phase === 'closed') return null;
  return phase === 'asking' ? deadline + CLOSE_AFTER_MS : deadline;
}
