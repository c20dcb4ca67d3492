import type { Standings } from '#game/regrade';

/** A player's line of a result list before and after a correction. */
export interface Change {
  name: string;
  score: [before: number, after: number];
  rank: [before: number, after: number];
}

/** Every player of a corrected run, in the new order. */
export function changesOf(before: Standings, after: Standings, names: ReadonlyMap<number, string>): Change[] {
  const earlier = new Map(before.results.map((row) => [row.seat, row]));
  return [...after.results]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, score, rank }) => {
      const was = earlier.get(seat) ?? { score, rank };
      return { name: names.get(seat) ?? '', score: [was.score, score], rank: [was.rank, rank] };
    });
}
