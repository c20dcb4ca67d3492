import type { EventLog, Played } from '../games/log/event-log.js';

/** A log under test, and what other instances and transactions may do to it. */
export interface LogBench {
  log: EventLog;
  /** Makes an instance live: it holds its lock, and its heart beat `agoMs` ago. */
  live(owner: string, agoMs?: number): Promise<void>;
  /** The instance's process is gone, and with it its lock. */
  die(owner: string): Promise<void>;
  /** Another transaction holds the game's head row; resolves to what ends it. */
  lock(gameId: string): Promise<() => Promise<void>>;
  /** Lets time pass for the code of a room that has closed. */
  pass(code: string, ms: number): Promise<void>;
  /** Lets time pass for the seats of a user. */
  passSeat(userId: string, ms: number): Promise<void>;
  history(gameId: string): Promise<Played[]>;
}
