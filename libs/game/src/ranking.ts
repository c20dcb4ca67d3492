import type { Ranked, Sheet } from './sheet.js';

/** Those who are in the game, best first; `accuracy` settles equal scores by fewer wrong answers. [S5] */
export function ranking({ seats, rules }: Sheet): Ranked[] {
  const penalty = (seat: number) => (rules.scoring === 'accuracy' ? (seats[seat]?.wrong ?? 0) : 0);
  const rows = seats
    .flatMap(({ gone, name, score }, seat) => (gone ? [] : [{ seat, name, score, rank: 0 }]))
    .sort((a, b) => b.score - a.score || penalty(a.seat) - penalty(b.seat) || a.seat - b.seat);
  for (const [i, row] of rows.entries()) {
    const above = rows[i - 1];
    const equal = above && above.score === row.score && penalty(above.seat) === penalty(row.seat);
    row.rank = equal ? above.rank : i + 1;
  }
  return rows;
}
