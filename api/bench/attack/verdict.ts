import { percentile } from '../statistics.js';
import type { Report } from './attack.js';
import type { Look } from './target.js';
import type { Seen } from './watch.js';

export const MOST_WAIT_MS = 250;
const MEMORY_SECONDS = 60;
/** Share of time without a CPU above which the machine is too busy for a verdict. */
const MOST_WAITED = 0.25;

export interface Measured {
  report: Report;
  seen: Seen;
  before: Look;
  after: Look | undefined;
  seconds: number;
  back: { seconds: number; mb: number };
  usual: number;
  /** The last output of a crashed server. */
  death: string | undefined;
}

/** The verdict on an attack. Times in ms. */
export interface Verdict {
  counts: Record<string, number>;
  receipts: number;
  p50: number;
  p99: number;
  longest: number;
  lost: number;
  /** Delay of the measuring process, p99. */
  late: number;
  /** Share of time in which the server used a CPU, and in which it was runnable without one. */
  ran: number;
  waited: number;
  /** Memory above the baseline at the end of the attack, MB, and seconds until it returned. */
  grownMb: number;
  backSeconds: number;
  /** Missed goals. */
  missed: string[];
  /** Whether the players' waits are among them. */
  isSlow: boolean;
  /** Whether the machine's load rather than the server may be the cause. */
  isUnclear: boolean;
  died: boolean;
  repeated?: boolean;
  /** The data sent last to a crashed server, and its output. */
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
