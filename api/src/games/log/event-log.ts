import type { GameKind, Recorded } from '#game/events';
import type { Phase } from '#game/machine';
import type { Checkpoint } from './checkpoint.js';

/** A finished run in a player's history. `score` is null for a player who left before the end. */
export interface Played {
  run: number;
  userId: string;
  title: string;
  score: number | null;
  totalQuestions: number;
  isMultiplayer: boolean;
  /** The run had no time limit. */
  untimed: boolean;
  at: number;
}

/** New events of one game. `expected` is the version before the first one. */
export interface Append {
  gameId: string;
  epoch: number;
  expected: number;
  events: Recorded[];
  phase: Phase;
  /** When the next step is due, epoch ms; null if the game waits for its players. */
  dueAt: number | null;
  played: Played[];
  /** Users who take a seat in the game, and users who give theirs up. */
  seated: string[];
  freed: string[];
}

/** A new game with its first events; `userId` takes the one seat of the kind. */
export interface NewGame extends Append {
  kind: GameKind;
  /** The owner at epoch 1, or null for none. */
  owner: string | null;
  userId: string;
  /** The code of a room. */
  code?: string;
}

/** `seat taken`: the user already has a seat of the kind. */
export type Created = 'ok' | 'seat taken' | 'code taken';

export interface Head {
  gameId: string;
  kind: GameKind;
  phase: Phase;
  /** The version of the last event. */
  version: number;
  epoch: number;
  owner: string | null;
  ownerAlive: boolean;
  quarantine: string | null;
}

export interface Claimed {
  epoch: number;
  /** The version of the last event. Only the claimer can append later ones. */
  version: number;
  /** For how long the game had no owner, ms. */
  lostMs: number;
}

/** `fenced`: another instance has claimed or written the game; `busy`: its row is locked, try again. */
export type AppendOutcome = 'ok' | 'fenced' | 'busy';

/** The database failed before it replied: the statement may or may not have been executed. */
export class Unknown extends Error {}

/**
 * The logs of all games, and the only fence between owners. Each method throws `Unknown` if its outcome cannot be known.
 * Any other error means that the database refused the statement and nothing changed.
 */
export interface EventLog {
  /** Creates a game with its first events, completely or not at all. */
  create(game: NewGame): Promise<Created>;
  /** Appends to many games in one statement, each completely or not at all. Returns the outcomes in the same order. */
  append(batch: readonly Append[]): Promise<AppendOutcome[]>;
  /** The outcome of an append that was `Unknown`. An `absent` one may be sent again. */
  outcomeOf(append: Append): Promise<'ok' | 'fenced' | 'absent'>;
  head(gameId: string): Promise<Head | undefined>;
  /** The open game in which the user has a seat. */
  seatOf(userId: string, kind: GameKind): Promise<string | undefined>;
  /**
   * Takes the user's one seat of the kind for `gameId`, or renews it if it is that game's. Returns the game in which the
   * user has the seat then.
   */
  takeSeat(userId: string, kind: GameKind, gameId: string): Promise<string>;
  /** Frees a seat that was taken at least `takenForMs` ago for a join that failed. Returns whether it did. */
  freeSeat(userId: string, gameId: string, takenForMs?: number): Promise<boolean>;
  /** The open room with this code. */
  roomOf(code: string): Promise<string | undefined>;
  /**
   * Makes `owner` the owner at the next epoch; undefined if another instance has claimed the game since `seenEpoch`. A
   * closed game stays without an owner.
   */
  claim(gameId: string, seenEpoch: number, owner: string): Promise<Claimed | undefined>;
  /** Leaves the game without an owner, as of `lostMs` ago. Does nothing if it has been claimed since `epoch`. */
  release(gameId: string, epoch: number, lostMs?: number): Promise<void>;
  /** Sets a broken game aside for an operator: no instance can append to it, and its seats and code are free. */
  quarantine(gameId: string, why: string): Promise<void>;
  /** The next events after version `after`: at most `limit`, or fewer if they are large. */
  read(gameId: string, after?: number, limit?: number): Promise<Recorded[]>;
  /** The newest checkpoint below a version. The caller checks its hash. */
  checkpoint(gameId: string, below: number): Promise<Checkpoint | undefined>;
  /** Keeps a checkpoint and the newest one before it. Does nothing if there is a newer one, or the game is closed. */
  keep(checkpoint: Checkpoint): Promise<void>;
  /**
   * At most `limit` games to take over: those that are overdue by `overdueMs` and whose owner is dead, or is `asker`,
   * which may have lost them; then games without a living owner that wait for players. A game that was released less
   * than `overdueMs` ago is left to its successor.
   */
  overdue(overdueMs: number, limit: number, asker: string): Promise<Head[]>;
}
