import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { decide } from '../decide.js';
import { dueAt } from '../due.js';
import { contextOf, phaseOf } from '../game.js';
import { advance } from '../testing/commands.js';
import { play } from '../testing/play.js';
import { type Act, scripts } from '../testing/script.js';
import { AWAY, HERE } from '../testing/world.js';

const PASS: Act = { do: 'answer', choice: -1, to: 0, idOf: 0, lag: 0, stranger: false, again: 0 };

type Played = ReturnType<typeof play>;

/** Repeats `acts` until the game is closed. Each `advance` moves the time to when the next step is due. */
function runOut({ game, perform }: Played, ...acts: Act[]) {
  const most = 3 * game.sheet.questions.length + 3;
  for (let turn = 0; turn <= most; turn++) {
    if (phaseOf(game) === 'closed') return;
    for (const act of acts)
      perform({ until: act.do === 'advance' ? 'due' : 'now', plus: 0, act }, `r${turn}`);
  }
  throw new Error(`still ${phaseOf(game)} after ${most} turns`);
}

describe('from any state of a solo game', () => {
  it('[R1, R2] the run completes while the player is connected', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const played = play(script);
        const wasOpen = phaseOf(played.game) !== 'closed';
        // A question without a time limit closes with its answer only.
        const answers = script.rules?.untimed ? [PASS] : [];
        runOut(played, { do: 'connect' }, ...answers, { do: 'advance' });
        if (wasOpen) expect(played.log.at(-1)?.event.type).toBe('RunCompleted');
      }),
      { numRuns: 200 },
    );
  });

  it('[P3] the game ends without its player', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const played = play(script);
        runOut(played, { do: 'disconnect' }, { do: 'advance' });
        expect(dueAt(played.game)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('`Advance` has an effect at the due time, and none before', () => {
    fc.assert(
      fc.property(scripts, fc.constantFrom(HERE, AWAY), (script, present) => {
        const { game } = play(script);
        const due = dueAt(game);
        if (due === null) return expect(decide(advance(Number.MAX_SAFE_INTEGER), game).events).toEqual([]);
        expect(decide(advance(due - 1, present), game).events).toEqual([]);
        return expect(decide(advance(due, present), game).events).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('[S1, S2] the score is the sum of the points of the closed questions, 0 to 10 each', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const { game } = play(script);
        const [seat] = game.sheet.seats;
        const points = Array.from(seat?.answers ?? [], (answer) => answer?.points ?? 0);
        expect(seat?.score).toBe(points.reduce((sum, each) => sum + each, 0));
        for (const each of points) expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]).toContain(each);
        expect(points.length).toBeLessThanOrEqual(contextOf(game).index + 1);
      }),
      { numRuns: 200 },
    );
  });
});
