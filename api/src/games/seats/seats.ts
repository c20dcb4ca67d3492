import { randomUUID } from 'node:crypto';
import type { Quiz } from '#game/commands';
import type { GameKind, SoloRules } from '#game/events';
import { Refused } from '#game/refused';
import { NEW_ROOM } from '#game/settings';
import type { Ack } from '#protocol/messages';
import type { Spend } from '../../limits/limits.js';
import type { Bus } from '../bus/bus.js';
import type { CommandDraft } from '../bus/requests.js';
import type { EventLog } from '../log/event-log.js';
import { type Games, PATIENCE_MS } from '../ownership/games.js';
import { Unavailable } from '../ownership/unavailable.js';
import { newRoomCode } from './room-code.js';

export interface Player {
  userId: string;
  name: string;
}

const TRIES = 5;
/**
 * Longest time of a join: its last try may begin after PATIENCE_MS, and then needs a reply and an append. A seat that
 * is still without its player after this time is free.
 */
export const JOINING_MS = PATIENCE_MS + 4_000;

/** Opens, finds and joins games: each user has a seat in at most one solo game and one room. */
export class Seats {
  private readonly opening = new Map<string, Promise<string>>();

  constructor(
    private readonly games: Games,
    private readonly log: EventLog,
    private readonly bus: Bus,
    private readonly now: () => number,
    private readonly spend: Spend = async () => {},
  ) {}

  /** The open game of the kind in which the user has a seat. */
  gameOf = (userId: string, kind: GameKind): Promise<string | undefined> => this.log.seatOf(userId, kind);

  /** The open room with this code. */
  roomOf = (code: string): Promise<string | undefined> => this.log.roomOf(code);

  /** Whether the user is in a room that has chosen the quiz, or plays it. */
  async isInPlay(userId: string, quizId: string): Promise<boolean> {
    const held = await this.log.seatOf(userId, 'room');
    if (!held) return false;
    const { isIn } = await this.games.request(held, { do: 'plays', userId, quizId });
    return isIn === true;
  }

  /** Opens a solo game, and abandons the player's open one. One at a time for each player. */
  async openSolo(player: Player, quiz: Quiz, rules?: SoloRules): Promise<string> {
    const before = this.opening.get(player.userId) ?? Promise.resolve('');
    const opened = before.catch(() => {}).then(() => this.replaceSolo(player, quiz, rules));
    this.opening.set(player.userId, opened);
    try {
      return await opened;
    } finally {
      if (this.opening.get(player.userId) === opened) this.opening.delete(player.userId);
    }
  }

  /** Opens a room for its host. Resolves to undefined if the user is in a room already. @throws TooManyRequests */
  async openRoom(
    { userId, name }: Player,
    id: string,
  ): Promise<{ gameId: string; code: string } | undefined> {
    await this.spend('rooms-opened', userId);
    for (let tries = 0; tries < TRIES; tries++) {
      const [gameId, code] = [randomUUID(), newRoomCode()];
      const at = this.now();
      const open = { type: 'OpenRoom', id, at, userId, name, code, settings: NEW_ROOM } as const;
      const created = await this.games.create(gameId, open);
      if (created === 'ok') return { gameId, code };
      const held = created === 'seat taken' && (await this.log.seatOf(userId, 'room'));
      if (held && (await this.isIn(held, userId))) return undefined;
    }
    throw new Unavailable();
  }

  /** Joins the room, or is refused: `already_in_room` if the user is in another one. @throws TooManyRequests */
  async join(gameId: string, command: JoinRoom): Promise<Ack> {
    const { userId } = command;
    await this.spend('rooms-joined', userId);
    if (!(await this.claimSeat(userId, gameId))) {
      const { code, message } = new Refused('already_in_room');
      return { ok: false, code, message };
    }
    // If this throws, the seat stays claimed: the outcome is unknown, and a retry may have succeeded.
    const ack = await this.games.execute(gameId, command);
    if (!ack.ok) await this.log.freeSeat(userId, gameId).catch(() => {});
    return ack;
  }

  private async replaceSolo(player: Player, quiz: Quiz, rules?: SoloRules): Promise<string> {
    const { userId, name } = player;
    const chosen = rules ? { rules } : {};
    for (let tries = 0; tries < TRIES; tries++) {
      const held = await this.log.seatOf(userId, 'solo');
      if (held) await this.games.execute(held, { type: 'Abandon', id: randomUUID(), why: 'replaced' });
      const gameId = randomUUID();
      const at = this.now();
      const open = { type: 'OpenSolo', id: randomUUID(), at, userId, name, ...chosen, ...quiz } as const;
      if ((await this.games.create(gameId, open)) !== 'ok') continue;
      this.bus.broadcast({ kind: 'solo opened', userId, gameId });
      return gameId;
    }
    throw new Unavailable();
  }

  private async claimSeat(userId: string, gameId: string): Promise<boolean> {
    const held = await this.log.takeSeat(userId, 'room', gameId);
    if (held === gameId || (await this.isIn(held, userId))) return held === gameId;
    return (await this.log.takeSeat(userId, 'room', gameId)) === gameId;
  }

  /** Whether the user is in the game in which they have a seat, or is joining it on any instance. If not, frees the seat. */
  private async isIn(gameId: string, userId: string): Promise<boolean> {
    const { isIn } = await this.games.request(gameId, { do: 'find', userId });
    return isIn || !(await this.log.freeSeat(userId, gameId, JOINING_MS));
  }
}

type JoinRoom = Extract<CommandDraft, { type: 'JoinRoom' }>;
