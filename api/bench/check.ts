import { isMet, type Result } from './result.js';
import { shown } from './statistics.js';

const TOLERANCE = 0.15;

/** Failures, and ratios worse than in the kept run by more than the tolerance, one line each. */
export function check(now: readonly Result[], kept: readonly Result[]): string[] {
  return now.flatMap((result) => {
    if (result.isVoid) return [`${result.scenario}: void`];
    const before = kept.find(({ scenario }) => scenario === result.scenario);
    // Counts must be right on every machine; other goals depend on its load.
    const faults = result.goals.filter((goal) => goal.atMost === 0 && !isMet(goal));
    const worse = Object.entries(result.ratios).flatMap(([what, ratio]) => {
      const was = before?.ratios[what];
      if (!was || ratio.median <= was.median * (1 + TOLERANCE)) return [];
      return [`${result.scenario}: ${what} is ${shown(ratio)}, was ${shown(was)}`];
    });
    return [...faults.map(({ what, value }) => `${result.scenario}: ${value} ${what}`), ...worse];
  });
}
