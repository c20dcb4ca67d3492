import type { CommandOf } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import type { RunSettings, Settings } from '../settings.js';
import { AWAY_MS } from '../times.js';
import { requireHost } from './members.js';
import { afterReveal, runCompleted } from './run.js';
import { questionClosed } from './time.js';

/** [H6] */
export function changeSettings(command: CommandOf<'ChangeSettings'>, game: Game): GameEvent[] {
  requireHost(game, command.userId);
  const { sheet } = game;
  if (!sheet.settings) throw new Refused('not_now');
  return [{ type: 'SettingsChanged', settings: { ...sheet.settings, ...command.settings } }];
}

/** Deals the questions and keys, and opens the first question. [H1] */
export function startRun(command: CommandOf<'StartRun'>, game: Game): GameEvent[] {
  requireHost(game, command.userId);
  if (phaseOf(game) !== 'lobby') throw new Refused('game_running');
  const { at, title, questions, keys, settings } = command;
  const [first] = questions;
  if (!first) throw new Error('a run needs a question');
  const run = contextOf(game).run + 1;
  return [
    { type: 'SettingsChanged', settings },
    { type: 'QuestionsDealt', run, title, questions },
    { type: 'AnswerKeySet', run, keys },
    { type: 'RunStarted', run, closesAt: at + first.timer * 1000, settings: runSettings(settings) },
  ];
}

const runSettings = ({ scoring, reveal_seconds, late_join, disclosure }: Settings): RunSettings => ({
  scoring,
  reveal_seconds,
  late_join,
  disclosure,
});

/** Skips only the question that the host saw, not one that has opened since. [H7] */
export function skipQuestion({ userId, index, at }: CommandOf<'SkipQuestion'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  if (phaseOf(game) !== 'asking') throw new Refused('not_now');
  if (contextOf(game).index !== index) throw new Refused('wrong_question');
  return [{ ...questionClosed(game, at), skipped: true }];
}

/** [H5] */
export function pauseRun({ userId, paused, at }: CommandOf<'PauseRun'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  requireRun(game);
  const { run, paused: isPaused } = contextOf(game);
  if (isPaused === paused) return [];
  if (paused) return [{ type: 'RunPaused', run, expiresAt: at + AWAY_MS }];
  const resumed: GameEvent = { type: 'RunResumed', run, at };
  return phaseOf(game) === 'asking' ? [resumed] : [resumed, afterReveal(game, at)];
}

/** Ends the run with the questions that are closed. [H8] */
export function endRun({ userId }: CommandOf<'EndRun'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  requireRun(game);
  return [runCompleted(game)];
}

function requireRun(game: Game): void {
  const phase = phaseOf(game);
  if (phase !== 'asking' && phase !== 'revealing') throw new Refused('not_now');
}
