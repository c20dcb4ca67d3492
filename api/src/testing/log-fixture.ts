import type { EventLog, Played } from '../games/log/event-log.js';

/** A log under test, with control over other instances and transactions. */
export interface LogFixture {
  log: EventLog;
  /** Makes an instance live: it holds its lock, and its last heartbeat was `agoMs` ago. */
  live(owner: string, agoMs?: number): Promise<void>;
  /** Kills the instance's process, which releases its lock. */
  die(owner: string): Promise<void>;
  /** Locks the game's head row in another transaction; resolves to a function that ends it. */
  lock(gameId: string): Promise<() => Promise<void>>;
  /** Ages the code of a closed room. */
  pass(code: string, ms: number): Promise<void>;
  /** Ages the seats of a user. */
  passSeat(userId: string, ms: number): Promise<void>;
  history(gameId: string): Promise<Played[]>;
}
