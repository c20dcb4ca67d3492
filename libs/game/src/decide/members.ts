import type { CommandOf, Present } from '../commands.js';
import type { GameEvent } from '../events.js';
import { type Game, isOpenRoom, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import { NOBODY, type Sheet } from '../sheet.js';
import { EMPTY_MS } from '../times.js';
import { haveAllAnswered, questionClosed } from './time.js';

export function openRoom(command: CommandOf<'OpenRoom'>, game: Game): GameEvent[] {
  if (phaseOf(game) !== 'new') throw new Refused('not_now');
  const { at, userId, name, code, settings } = command;
  return [
    { type: 'GameOpened', kind: 'room', expiresAt: at + EMPTY_MS, code, settings },
    { type: 'PlayerJoined', seat: 0, userId, name },
  ];
}

/** [M1 … M4, M7] */
export function joinRoom({ userId, name, capacity }: CommandOf<'JoinRoom'>, game: Game): GameEvent[] {
  const { sheet } = game;
  const phase = phaseOf(game);
  if (!isOpenRoom(game)) throw new Refused('room_not_found');
  if (sheet.seatOf.has(userId)) return [];
  if (sheet.kicked.has(userId)) throw new Refused('kicked');
  const hadSeat = () => sheet.seats.some((seat) => seat.userId === userId);
  if (sheet.settings?.locked && !hadSeat()) throw new Refused('room_locked');
  if (phase !== 'lobby' && sheet.rules.late_join === 'closed') throw new Refused('game_running');
  if (sheet.seatOf.size >= capacity) throw new Refused('room_full');
  return [{ type: 'PlayerJoined', seat: sheet.seats.length, userId, name: nameFor(sheet, userId, name) }];
}

/**
 * The name under which a user joins: the one that the host gave them before, if any [H12], with a number if it is in use
 * [M7]. Usernames are distinct at any time, but a seat keeps its name when the user is renamed.
 */
function nameFor({ given, names }: Sheet, userId: string, username: string): string {
  const name = given?.[userId] ?? username;
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${name} ${number}`;
  return free;
}

/** [M4, M5] */
export function leaveRoom({ userId, why, present, at }: CommandOf<'LeaveRoom'>, game: Game): GameEvent[] {
  return leave(game, memberSeat(game, userId), why, present, at);
}

/** [H3] */
export function kickPlayer(command: CommandOf<'KickPlayer'>, game: Game): GameEvent[] {
  const { userId, name, present, at } = command;
  requireHost(game, userId);
  const seat = seatNamed(game.sheet, name);
  if (seat === game.sheet.host) throw new Refused('bad_request');
  return leave(game, seat, 'kicked', present, at);
}

/** [H4] */
export function makeHost({ userId, name }: CommandOf<'MakeHost'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  const seat = seatNamed(game.sheet, name);
  return seat === game.sheet.host ? [] : hostChanged(game.sheet, seat);
}

/** [H12] */
export function renamePlayer({ userId, name, to }: CommandOf<'RenamePlayer'>, game: Game): GameEvent[] {
  requireHost(game, userId);
  if (phaseOf(game) !== 'lobby') throw new Refused('not_now');
  const seat = seatNamed(game.sheet, name);
  if (name === to) return [];
  if (game.sheet.names.has(to)) throw new Refused('not_now');
  return [{ type: 'PlayerRenamed', seat, name: to }];
}

/** [H2] */
export function replaceHost({ present }: CommandOf<'ReplaceHost'>, game: Game): GameEvent[] {
  const { sheet } = game;
  if (!isOpenRoom(game) || sheet.host === NOBODY || present.has(sheet.host)) return [];
  const seat = successor(sheet, present, sheet.host);
  return seat === undefined || !present.has(seat) ? [] : hostChanged(sheet, seat);
}

/** Passes the role to a new host. The former host's choice not to play is not passed on. [H11] */
const hostChanged = (sheet: Sheet, seat: number): GameEvent[] => [
  ...playsAgain(sheet),
  { type: 'HostChanged', seat },
];

const playsAgain = ({ settings }: Sheet): GameEvent[] =>
  settings?.host_plays === false
    ? [{ type: 'SettingsChanged', settings: { ...settings, host_plays: true } }]
    : [];

export function requireHost(game: Game, userId: string): void {
  if (memberSeat(game, userId) !== game.sheet.host) throw new Refused('not_host');
}

function memberSeat(game: Game, userId: string): number {
  const seat = game.sheet.seatOf.get(userId);
  if (seat === undefined) throw new Refused('not_in_room');
  if (!isOpenRoom(game)) throw new Refused('room_not_found');
  return seat;
}

/** The seat of the player with this name. If that player has left, the client may not know yet: `not_now`. */
function seatNamed({ seats }: Sheet, name: string): number {
  const seat = seats.findIndex((s) => !s.gone && s.name === name);
  if (seat < 0) throw new Refused(seats.some((s) => s.name === name) ? 'not_now' : 'bad_request');
  return seat;
}

function leave(
  game: Game,
  seat: number,
  why: 'left' | 'kicked' | 'away',
  present: Present,
  at: number,
): GameEvent[] {
  const { sheet } = game;
  const left: GameEvent = { type: 'PlayerLeft', seat, why };
  if (sheet.seatOf.size === 1)
    return [left, ...playsAgain(sheet), { type: 'RoomEmptied', expiresAt: at + EMPTY_MS }];
  const host = seat === sheet.host ? successor(sheet, present, seat) : undefined;
  const events: GameEvent[] = host === undefined ? [left] : [left, ...hostChanged(sheet, host)];
  const closes = phaseOf(game) === 'asking' && haveAllAnswered(game, present, { leaving: seat });
  return closes ? [...events, questionClosed(game, at)] : events;
}

/** The player, other than `host`, who has been in the room longest; a connected one first. [H2] */
function successor(sheet: Sheet, present: Present, host: number): number | undefined {
  const candidates = sheet.seats.flatMap(({ gone }, seat) => (gone || seat === host ? [] : [seat]));
  return candidates.find((seat) => present.has(seat)) ?? candidates[0];
}
