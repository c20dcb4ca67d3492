import type { CommandOf } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import { timerMs } from '../sheet.js';
import { AWAY_MS } from '../times.js';
import { afterReveal, isLast, runCompleted } from './run.js';

export function openSolo(command: CommandOf<'OpenSolo'>, game: Game): GameEvent[] {
  if (phaseOf(game) !== 'new') throw new Refused('not_now');
  const { at, userId, name, title, questions, keys } = command;
  return [
    { type: 'GameOpened', kind: 'solo', expiresAt: at + AWAY_MS },
    { type: 'PlayerJoined', seat: 0, userId, name },
    { type: 'QuestionsDealt', run: 1, title, questions },
    { type: 'AnswerKeySet', run: 1, keys },
  ];
}

/** Starts or resumes a solo game when its player connects. [P1, P2] */
export function connect({ at, userId }: CommandOf<'Connect'>, game: Game): GameEvent[] {
  if (!game.sheet.seatOf.has(userId)) throw new Refused('not_in_room');
  const { kind, run, paused } = contextOf(game);
  const phase = phaseOf(game);
  if (kind !== 'solo') return [];
  if (phase === 'lobby') return [{ type: 'RunStarted', run, closesAt: at + timerMs(game.sheet, 0) }];
  if (phase === 'revealing' && paused) return [{ type: 'RunResumed', run, at }, afterReveal(game, at)];
  return [];
}

export function abandon({ why }: CommandOf<'Abandon'>, game: Game): GameEvent[] {
  const phase = phaseOf(game);
  return phase === 'new' || phase === 'closed' ? [] : [ending(game, why)];
}

/** The event that ends an abandoned game. If all questions are closed, the run is complete and keeps its score. [P4] */
export const ending = (game: Game, why: 'abandoned' | 'replaced'): GameEvent =>
  phaseOf(game) === 'revealing' && isLast(game) ? runCompleted(game) : { type: 'GameClosed', why };
