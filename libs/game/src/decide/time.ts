import type { CommandOf, Present } from '../commands.js';
import type { EventOf, GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { revealMs } from '../reveal.js';
import { idle, plays } from '../sheet.js';
import { AWAY_MS, CLOSE_AFTER_MS } from '../times.js';
import { afterReveal, isLast } from './run.js';
import { ending } from './solo.js';

/** The events that are due at `at`. [T3, R1, P2, P3, P5, H5, M6] */
export function advance({ at, present }: CommandOf<'Advance'>, game: Game): GameEvent[] {
  const { kind, run, deadline, paused } = contextOf(game);
  const phase = phaseOf(game);
  if (deadline === null || phase === 'new' || phase === 'closed') return [];
  if (at < deadline + (phase === 'asking' ? CLOSE_AFTER_MS : 0)) return [];
  if (phase === 'asking')
    return [game.sheet.rules.untimed ? stillOpen(game, at, present) : questionClosed(game, at)];
  if (phase === 'lobby')
    return [kind === 'solo' ? ending(game, 'abandoned') : { type: 'GameClosed', why: 'empty' }];
  if (paused && kind === 'solo') return [ending(game, 'abandoned')];
  if (paused) return [{ type: 'RunResumed', run, at }, afterReveal(game, at)];
  if (kind === 'solo' && present.size === 0 && isSomethingMissed(game)) {
    return [{ type: 'RunPaused', run, expiresAt: at + AWAY_MS }];
  }
  return [afterReveal(game, at)];
}

/** A question without a time limit waits for its player, for 30 minutes if the player is away. [P5] */
function stillOpen(game: Game, at: number, present: Present): GameEvent {
  const { run, paused } = contextOf(game);
  if (paused) return ending(game, 'abandoned');
  if (present.size === 0) return { type: 'RunPaused', run, expiresAt: at + AWAY_MS };
  return { type: 'GameStalled', run, closesAt: at + AWAY_MS };
}

/** Whether an absent player would miss something: a question, or the key of one that they did not answer. [P2] */
const isSomethingMissed = (game: Game) =>
  !isLast(game) || game.sheet.seats.some(({ answers }) => !answers[contextOf(game).index]);

/** Adds the time in which no server ran to the deadline of the open question. [T4] */
export function giveBack({ lostMs, at }: CommandOf<'GiveBack'>, game: Game): GameEvent[] {
  const { run, deadline } = contextOf(game);
  if (phaseOf(game) !== 'asking' || deadline === null || lostMs <= 0) return [];
  return [{ type: 'GameStalled', run, closesAt: deadline + lostMs, from: at - lostMs, to: at }];
}

/** Closes the open question at `at`. In a paused room the key is then shown until the run resumes. [A7, R1, H5] */
export function questionClosed(game: Game, at: number): EventOf<'QuestionClosed'> {
  const { kind, run, index, paused } = contextOf(game);
  const reveal = paused && kind === 'room' ? AWAY_MS : revealMs(game.sheet, index);
  return { type: 'QuestionClosed', run, index, revealUntil: at + reveal };
}

/**
 * Closes the open question once every connected player has answered. It stays open if nobody is connected. `answering`
 * is a seat whose answer is not on the sheet yet. [A7]
 */
export function closeIfAllAnswered(
  game: Game,
  present: Present,
  at: number,
  answering?: number,
): GameEvent[] {
  if (phaseOf(game) !== 'asking') return [];
  const { sheet } = game;
  const answered = sheet.answered + (answering === undefined ? 0 : 1);
  // Compares counts first: scanning all seats for every answer would be O(players).
  if (answered === 0 || answered + idle(sheet) < present.size) return [];
  return haveAllAnswered(game, present, { answering }) ? [questionClosed(game, at)] : [];
}

/**
 * Whether at least one connected player takes part in the open question, and all who do have answered. The seat
 * `answering` counts as having answered; the seat `leaving` does not count. [A7, A8]
 */
export function haveAllAnswered(
  game: Game,
  present: Present,
  { answering, leaving }: { answering?: number; leaving?: number },
): boolean {
  const { index } = contextOf(game);
  let anyoneTakesPart = answering !== undefined;
  for (const seat of present) {
    const player = game.sheet.seats[seat];
    if (seat === answering || seat === leaving || !plays(game.sheet, player, index)) continue;
    if (!player?.answers[index]) return false;
    anyoneTakesPart = true;
  }
  return anyoneTakesPart;
}
