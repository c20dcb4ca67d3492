import type { Standing } from './events.js';
import type { Scoring } from './settings.js';
import { isRanked, type Ranked, type Sheet } from './sheet.js';

/** The players of the run who are in the game, best first. [S5] */
export function ranking(sheet: Sheet): Ranked[] {
  const players = sheet.seats.flatMap((each, seat) => {
    if (!isRanked(sheet, each)) return [];
    const { name, score, wrong } = each;
    return [{ row: { seat, name, score, rank: 0 }, wrong }];
  });
  return rank(players, sheet.rules.scoring);
}

/** Ranks players, best first. With `accuracy` scoring, fewer wrong answers break a tie. [S5] */
export function rank<R extends Standing>(players: { row: R; wrong: number }[], scoring: Scoring): R[] {
  const penalty = (wrong: number) => (scoring === 'accuracy' ? wrong : 0);
  const sorted = [...players].sort(
    (a, b) => b.row.score - a.row.score || penalty(a.wrong) - penalty(b.wrong) || a.row.seat - b.row.seat,
  );
  for (const [i, { row, wrong }] of sorted.entries()) {
    const above = sorted[i - 1];
    const isTied = above && above.row.score === row.score && penalty(above.wrong) === penalty(wrong);
    row.rank = isTied ? above.row.rank : i + 1;
  }
  return sorted.map(({ row }) => row);
}
