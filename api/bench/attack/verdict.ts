import { percentile } from '../statistics.js';
import type { Report } from './attack.js';
import type { Look } from './target.js';
import type { Seen } from './watch.js';

export const MOST_WAIT_MS = 250;
const MEMORY_SECONDS = 60;
/** A server that has to wait for a CPU for longer shows how busy the machine is. */
const MOST_WAITED = 0.25;

export interface Measured {
  report: Report;
  seen: Seen;
  before: Look;
  after: Look | undefined;
  seconds: number;
  back: { seconds: number; mb: number };
  usual: number;
  /** What the server said last, where it died. */
  death: string | undefined;
}

/** What an attack came to. Times in ms. */
export interface Verdict {
  counts: Record<string, number>;
  receipts: number;
  p50: number;
  p99: number;
  longest: number;
  lost: number;
  /** How late the process that measures came: p99. */
  late: number;
  /** The share of the time in which the server used a CPU, and in which it was ready and got none. */
  ran: number;
  waited: number;
  /** Memory at the end of the attack above the usual, MB, and seconds until it was back. */
  grownMb: number;
  backSeconds: number;
  /** Goals that were not met; nothing when all were. */
  missed: string[];
  /** Whether the waits of the players are among them. */
  isSlow: boolean;
  /** Whether they may have been too long for want of a CPU rather than because of the server. */
  isUnclear: boolean;
  died: boolean;
  repeated?: boolean;
  /** What was sent last to a server that died, and what it said. */
  last?: string[];
}

export function verdictOf(measured: Measured): Verdict {
  const { report, seen, before, after, seconds, back, usual, death } = measured;
  const { waits } = seen;
  const p99 = percentile(waits, 0.99);
  const share = (from: number, to: number | undefined) =>
    to === undefined ? 0 : (to - from) / (seconds * 1_000);
  const isSlow = p99 > MOST_WAIT_MS;
  const died = death !== undefined;
  const missed = [
    ...(died ? ['the server died'] : []),
    ...(seen.lost.length > 0 ? [`${seen.lost.length} players were disconnected (${seen.lost[0]})`] : []),
    ...(isSlow ? [`p99 ${Math.round(p99)} ms`] : []),
    ...(!died && seen.unanswered > 0 ? [`${seen.unanswered} answers got no receipt`] : []),
    ...(seen.refused.length > 0 ? [`${seen.refused.length} answers were refused (${seen.refused[0]})`] : []),
    ...(back.seconds >= MEMORY_SECONDS ? [`+${Math.round(back.mb)} MB after ${MEMORY_SECONDS} s`] : []),
    ...report.faults,
  ];
  return {
    counts: report.counts,
    receipts: waits.length,
    p50: percentile(waits, 0.5),
    p99,
    longest: Math.max(0, ...waits),
    lost: seen.lost.length,
    late: percentile(seen.late, 0.99),
    ran: share(before.ran, after?.ran),
    waited: share(before.waited, after?.waited),
    grownMb: (after?.mb ?? 0) - usual,
    backSeconds: back.seconds,
    missed,
    isSlow,
    isUnclear: isSlow && share(before.waited, after?.waited) > MOST_WAITED,
    died,
    ...(died ? { last: [...report.last.slice(-5), ...(death ?? '').split('\n').slice(-4)] } : {}),
  };
}
