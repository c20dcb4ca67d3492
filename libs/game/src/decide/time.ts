import type { CommandOf, Present } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { plays } from '../sheet.js';
import { AWAY_MS, CLOSE_AFTER_MS } from '../times.js';
import { completed, isLast, next } from './run.js';
import { end } from './solo.js';

/** Time has passed: what is due happens. [T3, R1, P2, P3, H5, M6] */
export function advance({ at, present }: CommandOf<'Advance'>, game: Game): GameEvent[] {
  const { kind, run, index, deadline, paused } = contextOf(game);
  const phase = phaseOf(game);
  if (deadline === null || phase === 'new' || phase === 'closed') return [];
  if (phase === 'asking') return at < deadline + CLOSE_AFTER_MS ? [] : [closed(game, at)];
  if (at < deadline) return [];
  if (phase === 'lobby')
    return kind === 'solo' ? end(game, 'abandoned') : [{ type: 'GameClosed', why: 'empty' }];
  if (paused && kind === 'solo') return end(game, 'abandoned');
  if (paused) return [{ type: 'RunResumed', run, at }, next(game, at)];
  if (kind === 'solo' && present.size === 0 && somethingToCome(game, index)) {
    return [{ type: 'RunPaused', run, expiresAt: at + AWAY_MS }];
  }
  return [isLast(game) ? completed(game) : next(game, at)];
}

/** Whether the player would miss something: a question, or the end of one that they did not answer. [P2] */
const somethingToCome = (game: Game, index: number) =>
  !isLast(game) || game.sheet.seats.some((seat) => !seat.answers[index]);

/** A question that was open while no server ran gets that time back. [T4] */
export function giveBack({ lostMs, at }: CommandOf<'GiveBack'>, game: Game): GameEvent[] {
  const { run, deadline } = contextOf(game);
  if (phaseOf(game) !== 'asking' || deadline === null || lostMs <= 0) return [];
  return [{ type: 'GameStalled', run, closesAt: deadline + lostMs, from: at - lostMs, to: at }];
}

/** The open question closes now; a paused room then shows it until somebody goes on. [A7, R1, H5] */
export function closed({ sheet, actor }: Game, at: number): Extract<GameEvent, { type: 'QuestionClosed' }> {
  const { run, index, paused } = actor.getSnapshot().context;
  const reveal = paused ? AWAY_MS : sheet.rules.reveal_seconds * 1000;
  return { type: 'QuestionClosed', run, index, revealUntil: at + reveal };
}

/** Closes the open question when everybody who is connected has answered; nobody connected is not everybody. [A7] */
export function closeIfAllAnswered(
  game: Game,
  present: Present,
  at: number,
  answering?: number,
): GameEvent[] {
  if (phaseOf(game) !== 'asking') return [];
  const { sheet } = game;
  const answered = sheet.answered + (answering === undefined ? 0 : 1);
  // Nobody is looked for while the count alone says no: an answer must not cost a walk through a large room.
  if (answered === 0 || answered + sheet.waiting < present.size) return [];
  return allAnswered(game, present, { answering }) ? [closed(game, at)] : [];
}

/** Whether everybody who is connected and takes part has answered, and somebody does take part. [A7, A8] */
export function allAnswered(
  game: Game,
  present: Present,
  { answering, leaving }: { answering?: number; leaving?: number },
): boolean {
  const { index } = contextOf(game);
  let somebody = answering !== undefined;
  for (const seat of present) {
    const player = game.sheet.seats[seat];
    if (seat === answering || seat === leaving || !plays(player, index)) continue;
    if (!player?.answers[index]) return false;
    somebody = true;
  }
  return somebody;
}
