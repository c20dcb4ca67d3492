import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import type { Correction, Recorded } from '../events.js';
import { evolve } from '../evolve.js';
import { type FinishedRun, keepFinished } from '../finished-run.js';
import { newGame } from '../game.js';
import { gradingsOf, regrade, standingsOf } from '../regrade.js';
import { play } from '../testing/play.js';
import { playRoom } from '../testing/room-play.js';
import { roomScripts } from '../testing/room-script.js';
import { scripts } from '../testing/script.js';

/** Folds a log. Calls `check` after each event with the completed runs. */
function follow(log: readonly Recorded[], check: (event: Recorded['event'], run: FinishedRun) => void) {
  const game = newGame();
  const runs = new Map<number, FinishedRun>();
  for (const recorded of log) {
    keepFinished(runs, recorded, game);
    evolve(game, recorded);
    const run = 'run' in recorded.event ? runs.get(recorded.event.run) : undefined;
    if (run) check(recorded.event, run);
  }
  return { game, runs };
}

/** Calls `check` with each completed run of random rooms that has a question, and counts them. */
function eachRun(check: (run: FinishedRun) => void): number {
  let count = 0;
  const property = fc.property(roomScripts, (script) => {
    for (const run of follow(playRoom(script).log, () => {}).runs.values()) {
      if (run.closed === 0) continue;
      count += 1;
      check(run);
    }
  });
  fc.assert(property, { numRuns: 150 });
  return count;
}

const scoresOf = ({ results }: { results: { score: number }[] }) => results.map(({ score }) => score);

describe('the results of a completed run', () => {
  it('match its log, in rooms and in solo games, before and after corrections', () => {
    const check = (event: Recorded['event'], run: FinishedRun) => {
      if (event.type === 'RunCompleted')
        expect(standingsOf(run).results.map(({ seat, score }) => ({ seat, score }))).toEqual(event.results);
      if (event.type !== 'RunCorrected') return;
      const { counted, results } = event;
      expect(standingsOf(run)).toEqual({ counted, results });
    };
    fc.assert(
      fc.property(roomScripts, (script) => void follow(playRoom(script).log, check)),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(scripts, (script) => void follow(play(script).log, check)),
      { numRuns: 100 },
    );
  });

  it('[K2] stay the same with the same right answers', () => {
    const count = eachRun((run) => {
      for (const [index, right] of gradingsOf(run).entries()) {
        if (!right) continue;
        const { before, after } = regrade(run, { index, right: [...right].reverse() });
        expect(after).toEqual(before);
      }
    });
    expect(count).toBeGreaterThan(20);
  });

  it('[K3] without a question are the sums of the others', () => {
    eachRun((run) => {
      const untouched = { ...run, corrections: [] };
      for (let index = 0; index < run.closed && run.closed > 1; index++) {
        const { before, after } = regrade(untouched, { index, voided: true });
        const only = run.players.map(({ answers }) => answers[index]?.points ?? 0);
        expect(scoresOf(after)).toEqual(scoresOf(before).map((score, i) => score - (only[i] ?? 0)));
        expect(after.counted).toBe(before.counted - 1);
      }
    });
  });

  it('[K2] do not depend on the order of corrections of different questions and scores', () => {
    eachRun((run) => {
      const [first] = run.players;
      const changes: Correction[] = run.questions.slice(0, run.closed).map(({ choices }, index) => ({
        index,
        right: choices.slice(0, 1 + (index % 2)),
      }));
      if (first) changes.push({ seat: first.seat, points: 1 });
      const resultsWith = (corrections: Correction[]) => standingsOf({ ...run, corrections });
      expect(resultsWith([...changes].reverse())).toEqual(resultsWith(changes));
    });
  });
});

it('random rooms are corrected in every way, some twice', () => {
  const logs = fc.sample(roomScripts, { seed: 1, numRuns: 300 }).map((script) => playRoom(script).log);
  const all = logs.flatMap((log) =>
    log.flatMap(({ event }) => (event.type === 'RunCorrected' ? [event] : [])),
  );
  const count = (is: (correction: Correction) => boolean) =>
    all.filter(({ correction }) => is(correction)).length;
  expect(count((each) => 'right' in each)).toBeGreaterThan(20);
  expect(count((each) => 'voided' in each)).toBeGreaterThan(20);
  expect(count((each) => 'seat' in each)).toBeGreaterThan(20);
  const often = logs.filter((log) => log.filter(({ event }) => event.type === 'RunCorrected').length > 1);
  expect(often.length).toBeGreaterThan(10);
});
