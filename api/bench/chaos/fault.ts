import type { Ground } from './ground.js';
import type { Broken } from './oracle.js';
import type { Strike } from './pauses.js';
import type { Room } from './room.js';

/** What a fault may use while rooms are being played. */
export interface Storm {
  ground: Ground;
  rooms: readonly Room[];
  /** In a scaled-down run nothing is away for a minute. */
  short: boolean;
}

export interface Goal {
  what: string;
  /** Of the figures of that name; `own` and `others` are the pauses of games whose owner was hit, and of the others. */
  of: string;
  p: number;
  atMostMs: number;
}

/** Something that happens to a deployment while rooms are played on it. */
export interface Fault {
  /** The row of the table of faults, and a letter. */
  id: string;
  what: string;
  /** How often it is to happen in all kept runs. */
  target: number;
  /** What `target` counts; strikes where nothing is said. */
  counted?: 'games' | 'sequences';
  goals: readonly Goal[];
  /** Between two strikes, ms. */
  pauseMs?: readonly [from: number, to: number];
  /** How long players take for an answer at most, ms. */
  thinkMs?: number;
  /** Whether rooms stay together; as the seed decides where nothing is said. */
  affinity?: boolean;
  /** Instances reach Postgres and Redis without a wire of the kit, which is too busy with many players to hand on in time. */
  direct?: true;
  /** Of the instances, by the names of their environment. */
  settings?: () => Promise<Record<string, string>>;
  /** In one round of rooms; as long as they are played where nothing is said. */
  most?: number;
  /** Does it once; resolves when all is as it was before. */
  strike(storm: Storm): Promise<Strike>;
}

/** What a scenario of its own has shown. */
export interface Finding {
  /** How often what its target counts has happened. */
  reached: number;
  times: Record<string, number[]>;
  counts: Record<string, number>;
  broken: Broken[];
}

/** What does not happen to rooms from outside while they are played, but needs players of its own. */
export interface Scenario extends Omit<Fault, 'strike' | 'counted' | 'pauseMs' | 'thinkMs'> {
  run(ground: Ground, scale: Scale): Promise<Finding>;
}

export interface Scale {
  rooms: number;
  players: number;
  questions: number;
  short: boolean;
}
