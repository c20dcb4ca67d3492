import type { CommandOf } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import type { RunSettings, Settings } from '../settings.js';
import { AWAY_MS } from '../times.js';
import { requireHost } from './members.js';
import { afterReveal, rulesChosen, runCompleted } from './run.js';
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
  const isHostOnly = settings.host_plays === false;
  const [first] = questions;
  if (!first) throw new Error('a run needs a question');
  const run = contextOf(game).run + 1;
  return [
    { type: 'SettingsChanged', settings },
    ...rulesChosen(isHostOnly),
    { type: 'QuestionsDealt', run, title, questions },
    { type: 'AnswerKeySet', run, keys },
    {
      type: 'RunStarted',
      run,
      closesAt: at + first.timer * 1000,
      settings: runSettings(settings),
      ...(isHostOnly ? { hostOnly: game.sheet.host } : {}),
    },
  ];
}

const runSettings = ({ scoring, reveal_seconds, late_join, disclosure, pace }: Settings): RunSettings => ({
  scoring,
  reveal_seconds,
  late_join,
  disclosure,
  ...(pace === undefined ? {} : { pace }),
});

/** Skips only the question that the host saw, not one that has opened since. [H7] */
export function skipQuestion({ userId, index, at }: CommandOf<'SkipQuestion'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  if (phaseOf(game) !== 'asking') throw new Refused('not_now');
  if (contextOf(game).index !== index) throw new Refused('wrong_question');
  return [{ ...questionClosed(game, at), skipped: true }];
}

/** Ends the reveal that the host, or the solo player, saw; a paused run continues. [R4] */
export function openNext({ userId, index, at }: CommandOf<'OpenNext'>, game: Game): GameEvent[] {
  const { kind, run, paused, index: shown } = contextOf(game);
  if (kind === 'room') requireHost(game, userId);
  else if (!game.sheet.seatOf.has(userId)) throw new Refused('not_in_room');
  if (phaseOf(game) !== 'revealing' || game.sheet.rules.pace !== 'manual') throw new Refused('not_now');
  if (shown !== index) throw new Refused('wrong_question');
  const next = afterReveal(game, at);
  if (paused) return [{ type: 'RunResumed', run, at }, next];
  return [next.type === 'QuestionOpened' ? { ...next, byHost: true } : next];
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
