import { isRanked, type Ranked, type Sheet } from './sheet.js';

/** The players of the run who are in the game, best first. With `accuracy` scoring, fewer wrong answers break a tie. [S5] */
export function ranking(sheet: Sheet): Ranked[] {
  const isByAccuracy = sheet.rules.scoring === 'accuracy';
  const players = sheet.seats
    .flatMap((each, seat) => {
      if (!isRanked(sheet, each)) return [];
      const { name, score, wrong } = each;
      return [{ row: { seat, name, score, rank: 0 }, penalty: isByAccuracy ? wrong : 0 }];
    })
    .sort((a, b) => b.row.score - a.row.score || a.penalty - b.penalty || a.row.seat - b.row.seat);
  for (const [i, { row, penalty }] of players.entries()) {
    const above = players[i - 1];
    const isTied = above && above.row.score === row.score && above.penalty === penalty;
    row.rank = isTied ? above.row.rank : i + 1;
  }
  return players.map(({ row }) => row);
}
