import type { CommandOf } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import type { RunSettings } from '../settings.js';
import { AWAY_MS, MANUAL_MS } from '../times.js';
import { afterReveal, closesAt, isLast, rulesChosen, runCompleted } from './run.js';

export function openSolo(command: CommandOf<'OpenSolo'>, game: Game): GameEvent[] {
  if (phaseOf(game) !== 'new') throw new Refused('not_now');
  const { at, userId, name, title, questions, keys, time, rules } = command;
  return [
    { type: 'GameOpened', kind: 'solo', expiresAt: at + AWAY_MS, ...(rules ? { rules } : {}) },
    { type: 'PlayerJoined', seat: 0, userId, name },
    ...rulesChosen(rules !== undefined),
    { type: 'QuestionsDealt', run: 1, title, questions, ...(time === undefined ? {} : { time }) },
    { type: 'AnswerKeySet', run: 1, keys },
  ];
}

/** Starts or resumes a solo game when its player connects. [P1, P2, P5, R4] */
export function connect({ at, userId }: CommandOf<'Connect'>, game: Game): GameEvent[] {
  const { sheet } = game;
  if (!sheet.seatOf.has(userId)) throw new Refused('not_in_room');
  const { kind, run, paused } = contextOf(game);
  const phase = phaseOf(game);
  if (kind !== 'solo') return [];
  if (phase === 'lobby')
    return [{ type: 'RunStarted', run, closesAt: closesAt(sheet, 0, at), ...settingsOf(sheet.rules) }];
  if (!paused || phase === 'closed') return [];
  const resumed: GameEvent = { type: 'RunResumed', run, at };
  if (phase === 'asking') return [{ ...resumed, closesAt: at + AWAY_MS }];
  if (sheet.rules.pace === 'manual') return [{ ...resumed, closesAt: at + MANUAL_MS }];
  return [resumed, afterReveal(game, at)];
}

/** Undefined if they are the default rules of a solo game. */
const settingsOf = (rules: RunSettings) =>
  rules.pace === undefined && !rules.untimed && !rules.unranked ? {} : { settings: rules };

export function abandon({ why }: CommandOf<'Abandon'>, game: Game): GameEvent[] {
  const phase = phaseOf(game);
  return phase === 'new' || phase === 'closed' ? [] : [ending(game, why)];
}

/** The event that ends an abandoned game. If all questions are closed, the run is complete and keeps its score. [P4] */
export const ending = (game: Game, why: 'abandoned' | 'replaced'): GameEvent =>
  phaseOf(game) === 'revealing' && isLast(game) ? runCompleted(game) : { type: 'GameClosed', why };
