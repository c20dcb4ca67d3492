import { received } from './client/player.js';
import type { MeasuredServer } from './servers/measured-server.js';
import { type Spread, spread } from './statistics.js';

/** Above this load the client measures mostly itself. */
const MOST_CLIENT_CORE = 0.85;

export interface Measured {
  /** Server CPU, user and system, µs. */
  cpu: number;
  seconds: number;
  frames: number;
  bytes: number;
  /** The share of its core that the load generator used. */
  clientCore: number;
}

/** The CPU that `server` and the load generator use while `work` runs. */
export async function measure(server: MeasuredServer, work: () => Promise<void>): Promise<Measured> {
  const before = { ...received };
  const usage = await server.usage();
  const [began, client] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(client);
  const ms = performance.now() - began;
  const after = await server.usage();
  return {
    cpu: after.user + after.system - usage.user - usage.system,
    seconds: ms / 1_000,
    frames: received.frames - before.frames,
    bytes: received.bytes - before.bytes,
    clientCore: (user + system) / 1_000 / ms,
  };
}

/** Combines several measurements. */
export const together = (parts: readonly Measured[]): Measured => {
  const sum = (of: (part: Measured) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    cpu: sum(({ cpu }) => cpu),
    seconds: sum(({ seconds }) => seconds),
    frames: sum(({ frames }) => frames),
    bytes: sum(({ bytes }) => bytes),
    clientCore: Math.max(...parts.map(({ clientCore }) => clientCore)),
  };
};

export interface Comparison {
  full: Measured[];
  bare: Measured[];
}

/** Alternates A and B, so that both sides of a ratio see the same machine. */
export async function sideBySide(
  rounds: number,
  full: () => Promise<Measured>,
  bare: () => Promise<Measured>,
): Promise<Comparison> {
  const both: Comparison = { full: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    both.full.push(await full());
    both.bare.push(await bare());
  }
  return both;
}

/** CPU of the full server over that of the bare one, round by round. */
export const ratioOf = ({ full, bare }: Comparison): Spread =>
  spread(full.map(({ cpu }, i) => cpu / (bare[i]?.cpu ?? Number.NaN)));

export const clientCoreOf = ({ full, bare }: Comparison): number =>
  Math.max(...[...full, ...bare].map(({ clientCore }) => clientCore));

export const isVoid = (clientCore: number): boolean => clientCore > MOST_CLIENT_CORE || received.refusals > 0;
