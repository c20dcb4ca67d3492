import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import type { Recorded } from './events.js';
import { evolve } from './evolve.js';
import { type Game, newGame } from './game.js';
import { restore, SNAPSHOT_FORMAT, snapshot } from './snapshot.js';
import { play, textOf } from './testing/play.js';
import { playRoom } from './testing/room-play.js';
import { roomScripts } from './testing/room-script.js';
import { scripts } from './testing/script.js';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function foldOf(log: Recorded[], game = newGame()): Game {
  for (const recorded of log) evolve(game, recorded);
  return game;
}

function expectEqual(game: Game, expected: Game): void {
  expect(game.sheet).toStrictEqual(expected.sheet);
  expect(game.actor.getPersistedSnapshot()).toEqual(expected.actor.getPersistedSnapshot());
  // The order must be equal, too: it says who joined first, and which receipt is dropped first.
  expect(textOf(game)).toBe(textOf(expected));
}

/** At every seventh version: a snapshot and the events after it make the same game as the whole log. */
function expectSame(stored: Recorded[], first: number): void {
  const game = newGame();
  const whole = foldOf(stored);
  for (const [at, recorded] of stored.entries()) {
    evolve(game, recorded);
    if (at % 7 !== first) continue;
    const restored = restore(plain(snapshot(game)));
    expectEqual(restored, game);
    expectEqual(foldOf(stored.slice(at + 1), restored), whole);
  }
}

describe('a snapshot', () => {
  it('of a solo game at any version and the events after it make the same game as the whole log', () => {
    fc.assert(
      fc.property(scripts, fc.nat(6), (script, first) => expectSame(plain(play(script).log), first)),
      { numRuns: 60 },
    );
  });

  it('of a room at any version and the events after it make the same game as the whole log', () => {
    fc.assert(
      fc.property(roomScripts, fc.nat(6), (script, first) => expectSame(plain(playRoom(script).log), first)),
      { numRuns: 60 },
    );
  });

  it('does not change while the game continues', () => {
    fc.assert(
      fc.property(roomScripts, fc.double({ min: 0, max: 1, noNaN: true }), (script, part) => {
        const { log } = playRoom(script);
        const at = Math.floor(part * log.length);
        const game = foldOf(log.slice(0, at));
        const taken = snapshot(game);
        const before = JSON.stringify(taken);
        foldOf(log.slice(at), game);
        expect(JSON.stringify(taken)).toBe(before);
      }),
      { numRuns: 200 },
    );
  });

  it('gets a higher format if it has other fields', () => {
    expect({ format: SNAPSHOT_FORMAT, fields: Object.keys(snapshot(newGame()).sheet) }).toEqual({
      format: 6,
      fields: [
        'version',
        'seq',
        'code',
        'title',
        'seats',
        'seatOf',
        'host',
        'kicked',
        'rules',
        'quizId',
        'questions',
        'keys',
        'closed',
        'skipped',
        'stalls',
        'answered',
        'waiting',
        'ranking',
        'finished',
        'receipts',
      ],
    });
  });
});
