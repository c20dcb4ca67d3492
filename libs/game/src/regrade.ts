import type { Correction, Standing } from './events.js';
import type { FinishedRun } from './finished-run.js';
import { rank } from './ranking.js';
import { MAX_POINTS, pointsFor } from './scoring.js';

/** The results of a run: how many questions count, and a line for each player in the order of the seats. */
export interface Standings {
  counted: number;
  results: Standing[];
}

/** A correction that cannot be made, and why. */
export class Uncorrectable extends Error {}

/** How a question counts: the right answers, or null if it does not. */
export type Grading = readonly string[] | null;

/** How each closed question counts. Of several corrections of a question the last one stands. [K2] */
export function gradingsOf({ keys, closed, corrections }: FinishedRun): Grading[] {
  const gradings: Grading[] = keys.slice(0, closed).map(({ answer }) => [answer]);
  for (const each of corrections)
    if ('index' in each) gradings[each.index] = 'right' in each ? each.right : null;
  return gradings;
}

/** The results of a run with all of its corrections. [K2, K3] */
export function standingsOf(run: FinishedRun): Standings {
  const { rules, questions, players, corrections } = run;
  const gradings = gradingsOf(run);
  const rows = players.map(({ seat, answers }) => {
    let [score, wrong] = [0, 0];
    for (const [index, right] of gradings.entries()) {
      const given = answers[index];
      if (!given || !right) continue;
      const isRight = right.includes(given.text);
      score += pointsFor(isRight, given.left, (questions[index]?.timer ?? 0) * 1000, rules.scoring);
      if (!isRight && given.text !== '') wrong += 1;
    }
    for (const each of corrections) if ('seat' in each && each.seat === seat) score += each.points;
    return { row: { seat, score, rank: 0 }, wrong };
  });
  const results = rank(rows, rules.scoring).sort((a, b) => a.seat - b.seat);
  return { counted: gradings.filter((right) => right !== null).length, results };
}

/** The results of a run before and after one more correction. @throws Uncorrectable */
export function regrade(run: FinishedRun, correction: Correction): { before: Standings; after: Standings } {
  assertFits(run, correction);
  const after = standingsOf({ ...run, corrections: [...run.corrections, correction] });
  if (after.counted === 0) throw new Uncorrectable('a run needs a question that counts');
  const most = after.counted * MAX_POINTS;
  for (const { seat, score } of after.results) {
    if (score >= 0 && score <= most) continue;
    const { name } = run.players.find((player) => player.seat === seat) ?? {};
    throw new Uncorrectable(`${name} would have ${score} of ${most} points`);
  }
  return { before: standingsOf(run), after };
}

/** Whether the run is graded like this without the correction. */
export function isInForce(run: FinishedRun, correction: Correction): boolean {
  if ('seat' in correction) return correction.points === 0;
  const now = gradingsOf(run)[correction.index];
  if ('voided' in correction) return now === null;
  const wanted = new Set(correction.right);
  return now?.length === wanted.size && now.every((answer) => wanted.has(answer));
}

/** [K1, K4] */
function assertFits({ rules, questions, closed, players }: FinishedRun, correction: Correction): void {
  if (rules.unranked) throw new Uncorrectable('an unranked run has no results');
  if ('seat' in correction) {
    const { seat, points } = correction;
    if (!players.some((player) => player.seat === seat))
      throw new Uncorrectable('only players who stayed to the end have a score');
    if (!Number.isInteger(points)) throw new Uncorrectable('points are whole numbers');
    return;
  }
  const { index } = correction;
  const question = index < closed ? questions[index] : undefined;
  if (!question) throw new Uncorrectable(`the run has closed ${closed} questions only`);
  if ('voided' in correction) return;
  const { right } = correction;
  const strange = right.find((answer) => !question.choices.includes(answer));
  if (strange !== undefined) throw new Uncorrectable(`“${strange}” is none of the choices`);
  if (right.length === 0) throw new Uncorrectable('a question that counts needs a right answer');
}
