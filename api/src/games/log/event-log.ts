import type { GameKind, Recorded } from '#game/events';
import type { Phase } from '#game/machine';
import type { Checkpoint } from './checkpoint.js';

/** A finished run in a player's history. `score` is null for a player who was not there to the end. */
export interface Played {
  run: number;
  userId: string;
  title: string;
  score: number | null;
  totalQuestions: number;
  isMultiplayer: boolean;
  at: number;
}

/** What one game adds to its log. `expected` is the version before the first event. */
export interface Append {
  gameId: string;
  epoch: number;
  expected: number;
  events: Recorded[];
  phase: Phase;
  /** Epoch ms at which the game wants attention, null when nothing will happen by itself. */
  dueAt: number | null;
  played: Played[];
  /** Users who are in the game from now on, and those who may sit in another one. */
  seated: string[];
  freed: string[];
}

/** A new game with its first events; `userId` takes the one seat of the kind. */
export interface NewGame extends Append {
  kind: GameKind;
  /** At epoch 1; null for whoever needs the game first. */
  owner: string | null;
  userId: string;
  /** By which others find a room. */
  code?: string;
}

/** Why a game was not created: the user holds a seat of that kind, or the code is taken. */
export type Created = 'ok' | 'seat taken' | 'code taken';

export interface Head {
  gameId: string;
  kind: GameKind;
  phase: Phase;
  /** Of the last event. */
  version: number;
  epoch: number;
  owner: string | null;
  ownerAlive: boolean;
  quarantine: string | null;
}

export interface Claimed {
  epoch: number;
  /** Of the last event: nobody else writes a later one. */
  version: number;
  /** Ms during which nobody owned the game. */
  lostMs: number;
}

/** `fenced`: somebody else has written; `busy`: locked just now, try again. */
export type AppendOutcome = 'ok' | 'fenced' | 'busy';

/** The database was lost or unwell before the reply: the append may or may not have happened. */
export class Unknown extends Error {}

/**
 * The log of all games, and the only fence between their owners. Every method throws `Unknown` when the outcome
 * cannot be known, and any other error for a statement that was refused and changed nothing.
 */
export interface EventLog {
  /** All or nothing. */
  create(game: NewGame): Promise<Created>;
  /** Appends to many games in one statement; each game is written wholly or not at all, the outcomes in order. */
  append(batch: readonly Append[]): Promise<AppendOutcome[]>;
  /** What came of an append whose outcome was unknown: `absent` may be sent again. */
  outcomeOf(append: Append): Promise<'ok' | 'fenced' | 'absent'>;
  head(gameId: string): Promise<Head | undefined>;
  /** The open game in which the user has a seat. */
  seatOf(userId: string, kind: GameKind): Promise<string | undefined>;
  /**
   * Takes the user's one seat of the kind for `gameId`, from now on if it is that game's already; answers the game in
   * which the user then has it.
   */
  takeSeat(userId: string, kind: GameKind, gameId: string): Promise<string>;
  /** Gives a seat back that was taken for nothing at least `takenForMs` ago; whether it did. */
  freeSeat(userId: string, gameId: string, takenForMs?: number): Promise<boolean>;
  /** The open room with this code. */
  roomOf(code: string): Promise<string | undefined>;
  /**
   * Takes the game over at the epoch that was seen; undefined when somebody else was faster. A game that is over stays
   * without an owner.
   */
  claim(gameId: string, seenEpoch: number, owner: string): Promise<Claimed | undefined>;
  /**
   * Gives the game up, for which nobody has done anything in the last `lostMs`; nothing happens if it has been claimed
   * since.
   */
  release(gameId: string, epoch: number, lostMs?: number): Promise<void>;
  /** Sets a broken game aside for an operator: nobody can write it, its seats are free, its code leads nowhere. */
  quarantine(gameId: string, why: string): Promise<void>;
  /** Events in the order of their versions, from the one after `after` on: the first `limit`, or fewer large ones. */
  read(gameId: string, after?: number, limit?: number): Promise<Recorded[]>;
  /** The newest checkpoint below the version, as it was kept: its hash is for the caller to check. */
  checkpoint(gameId: string, below: number): Promise<Checkpoint | undefined>;
  /** Keeps a checkpoint, and the newest before it; nothing happens if there is a newer one, or the game is over. */
  keep(checkpoint: Checkpoint): Promise<void>;
  /**
   * Games whose owner is gone, or is `asker`, which may have lost them, and which are overdue by `overdueMs`, or wait for
   * nothing but people and were not given up more recently: their successor comes first. At most `limit`.
   */
  overdue(overdueMs: number, limit: number, asker: string): Promise<Head[]>;
}
