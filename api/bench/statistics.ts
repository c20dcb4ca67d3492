export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The percentile `p` of the values. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
}

const median = (values: readonly number[]) => (percentile(values, 0.5) + percentile(values, 0.4999)) / 2;

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

export const rounded = (value: number): number => Number(value.toPrecision(3));

export const shown = ({ median, min, max }: Spread): string =>
  `${rounded(median)} (${rounded(min)}–${rounded(max)})`;
