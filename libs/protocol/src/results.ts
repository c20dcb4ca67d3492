import { ranking } from '#game/ranking';
import { keyAt, type Ranked, type Sheet, seatAt, timerMs } from '#game/sheet';
import type { PersonalMessage } from './messages.js';

const ranksOf = (rows: Ranked[]) => new Map(rows.map(({ seat, rank }) => [seat, rank]));

/** The result of question `index` for each seat. Ranks are computed once for all seats. */
export function questionResult(sheet: Sheet, index: number): (seat: number) => PersonalMessage | undefined {
  const ranks = ranksOf(ranking(sheet));
  const timer_ms = timerMs(sheet, index);
  const { answer: key } = keyAt(sheet, index);
  return (seat) => {
    const rank = ranks.get(seat);
    if (rank === undefined) return undefined;
    const { answers, score, streak } = seatAt(sheet, seat);
    const answer = answers[index];
    const breakdown = answer ? { left_ms: answer.left, timer_ms, correct: answer.text === key } : null;
    const points = answer?.points ?? 0;
    return ['your_result', { question_index: index, points, score, rank, streak, final: false, breakdown }];
  };
}

/** The result of the run for each seat. */
export function finalResult(sheet: Sheet): (seat: number) => PersonalMessage | undefined {
  const ranks = ranksOf(sheet.ranking);
  const question_index = sheet.closed - 1;
  return (seat) => {
    const rank = ranks.get(seat);
    if (rank === undefined) return undefined;
    const { score, streak, gone } = seatAt(sheet, seat);
    // The list of a run keeps players who have left since.
    if (gone) return undefined;
    return ['your_result', { question_index, points: 0, score, rank, streak, final: true, breakdown: null }];
  };
}
