/** A histogram of times in ms, rounded to two digits, so that runs can be added. */
export type Times = Record<string, number>;

export function add(times: Times, measured: readonly number[]): Times {
  const sum = { ...times };
  for (const ms of measured) {
    const rounded = String(Number(Math.max(0, ms).toPrecision(2)));
    sum[rounded] = (sum[rounded] ?? 0) + 1;
  }
  return sum;
}

export const countOf = (times: Times): number => Object.values(times).reduce((sum, count) => sum + count, 0);

/** The percentile `p` of the times; undefined without measurements. */
export function quantile(times: Times, p: number): number | undefined {
  const sorted = Object.entries(times)
    .map(([ms, count]) => [Number(ms), count] as const)
    .sort(([a], [b]) => a - b);
  const wanted = Math.floor(p * countOf(times));
  let passed = 0;
  for (const [ms, count] of sorted) {
    passed += count;
    if (passed > wanted) return ms;
  }
  return sorted.at(-1)?.[0];
}
