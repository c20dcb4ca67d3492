import type { Broken } from '../../src/testing/oracle/broken.js';
import type { Room } from '../../src/testing/player/room.js';
import type { Ground } from './ground.js';
import type { Strike } from './pauses.js';

/** What a fault may use during a round. */
export interface Storm {
  ground: Ground;
  rooms: readonly Room[];
  /** Whether outages are shortened. */
  short: boolean;
}

export interface Goal {
  what: string;
  /** The figure to check; `own` and `others` are pauses of games whose owner was hit, and of other games. */
  of: string;
  p: number;
  atMostMs: number;
}

/** A fault that is injected while rooms are played. */
export interface Fault {
  /** Row number in the table of faults, and a letter. */
  id: string;
  what: string;
  /** Target count over all kept runs. */
  target: number;
  /** The unit of `target`; injections by default. */
  counted?: 'games' | 'sequences';
  goals: readonly Goal[];
  /** Time between two injections, ms. */
  pauseMs?: readonly [from: number, to: number];
  /** Maximum think time of players, ms. */
  thinkMs?: number;
  /** Whether all players of a room connect to one instance; decided by the seed by default. */
  affinity?: boolean;
  /** Whether instances connect directly to Postgres and Redis: with many players the kit's proxies would be too slow. */
  direct?: true;
  /** Environment variables of the instances. */
  settings?: () => Promise<Record<string, string>>;
  /** Injections per round; unlimited by default. */
  most?: number;
  /** Injects the fault once; resolves when everything has been restored. */
  strike(storm: Storm): Promise<Strike>;
}

/** The result of a scenario. */
export interface Finding {
  /** Count towards its target. */
  reached: number;
  times: Record<string, number[]>;
  counts: Record<string, number>;
  broken: Broken[];
}

/** A test with its own players, instead of a fault injected into running rooms. */
export interface Scenario extends Omit<Fault, 'strike' | 'counted' | 'pauseMs' | 'thinkMs'> {
  run(ground: Ground, scale: Scale): Promise<Finding>;
}

export interface Scale {
  rooms: number;
  players: number;
  questions: number;
  short: boolean;
}
