import type { CommandOf } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import type { RunSettings, Settings } from '../settings.js';
import { AWAY_MS } from '../times.js';
import { requireHost } from './members.js';
import { completed, next } from './run.js';
import { closed } from './time.js';

/** [H6] */
export function changeSettings(command: CommandOf<'ChangeSettings'>, game: Game): GameEvent[] {
  requireHost(game, command.userId);
  const { sheet } = game;
  if (!sheet.settings) throw new Refused('not_now');
  return [{ type: 'SettingsChanged', settings: { ...sheet.settings, ...command.settings } }];
}

/** Questions and keys are dealt, and the first question opens. [H1] */
export function startRun(command: CommandOf<'StartRun'>, game: Game): GameEvent[] {
  requireHost(game, command.userId);
  if (phaseOf(game) !== 'lobby') throw new Refused('game_running');
  const { at, title, questions, keys, settings } = command;
  const run = contextOf(game).run + 1;
  const closesAt = at + (questions[0]?.timer ?? 0) * 1000;
  return [
    { type: 'SettingsChanged', settings },
    { type: 'QuestionsDealt', run, title, questions },
    { type: 'AnswerKeySet', run, keys },
    { type: 'RunStarted', run, closesAt, settings: runSettings(settings) },
  ];
}

const runSettings = ({ scoring, reveal_seconds, late_join, disclosure }: Settings): RunSettings => ({
  scoring,
  reveal_seconds,
  late_join,
  disclosure,
});

/** Only the question that the host saw is skipped, not one that has opened meanwhile. [H7] */
export function skipQuestion({ userId, index, at }: CommandOf<'SkipQuestion'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  if (phaseOf(game) !== 'asking') throw new Refused('not_now');
  if (contextOf(game).index !== index) throw new Refused('wrong_question');
  return [{ ...closed(game, at), skipped: true }];
}

/** [H5] */
export function pauseRun({ userId, paused, at }: CommandOf<'PauseRun'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  const context = contextOf(game);
  const { run } = context;
  const phase = phaseOf(game);
  if (phase !== 'asking' && phase !== 'revealing') throw new Refused('not_now');
  if (context.paused === paused) return [];
  if (paused) return [{ type: 'RunPaused', run, expiresAt: at + AWAY_MS }];
  const resumed: GameEvent = { type: 'RunResumed', run, at };
  return phase === 'asking' ? [resumed] : [resumed, next(game, at)];
}

/** The run ends with the questions that are closed. [H8] */
export function endRun({ userId }: CommandOf<'EndRun'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  const phase = phaseOf(game);
  if (phase !== 'asking' && phase !== 'revealing') throw new Refused('not_now');
  return [completed(game)];
}
