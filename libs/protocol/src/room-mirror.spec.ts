import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import { fc } from '#game/testing/fast-check';
import { playRoom } from '#game/testing/room-play';
import { type RoomScript, roomScripts } from '#game/testing/room-script';
import { createClient, shown } from './testing/room-client.js';
import { gameState } from './views.js';
import { toWire } from './wire.js';

/** Plays a room with a browser for every seat. A browser for which `isLost` returns true restarts from the server's state. */
function playWithBrowsers(script: RoomScript, isLost: (step: number, seat: number) => boolean) {
  const browsers = new Map<number, ReturnType<typeof createClient>>();
  let step = 0;
  return playRoom(script, {
    event(recorded, game) {
      const { event } = recorded;
      const { all, each } = toWire(recorded, game);
      if (event.type === 'PlayerLeft') browsers.delete(event.seat);
      if (event.type === 'AnswerSubmitted') browsers.get(event.seat)?.answer(event.answer);
      for (const [seat, browser] of browsers) {
        if (all) browser.receive(all);
        const own = each?.(seat);
        if (own) browser.receiveOwn(own);
      }
    },
    command(game) {
      step += 1;
      for (const seat of game.sheet.seatOf.values()) {
        const browser = browsers.get(seat);
        if (!browser || isLost(step, seat)) {
          browsers.set(seat, createClient(gameState(game, seat, 0)));
        } else {
          compare(browser, game, seat);
        }
      }
    },
  });
}

function compare(browser: ReturnType<typeof createClient>, game: Game, seat: number) {
  const theirs = { ...browser.phase(), ...browser.shows() };
  const ours = { value: phaseOf(game), context: contextOf(game), ...shown(gameState(game, seat, 0)) };
  // `toEqual` is slow, and this runs some 10,000 times.
  if (!isDeepStrictEqual(theirs, ours)) expect(theirs).toEqual(ours);
}

describe('the browsers of a room', () => {
  it('show what a state from the server would show, from the time they join', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playWithBrowsers(script, () => false);
      }),
      { numRuns: 150 },
    );
  });

  it('show it no matter when they start', () => {
    fc.assert(
      fc.property(roomScripts, fc.integer({ min: 2, max: 9 }), (script, often) => {
        playWithBrowsers(script, (step, seat) => (step + seat) % often === 0);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a room that is folded again from its log', () => {
  it('has the same state for every player', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const { game, log } = playWithBrowsers(script, () => true);
        const folded = newGame();
        for (const recorded of log) evolve(folded, recorded);
        for (const seat of game.sheet.seatOf.values()) {
          expect(gameState(folded, seat, 0)).toEqual(gameState(game, seat, 0));
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('public messages of a room', () => {
  it('have consecutive sequence numbers', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        let seq = 0;
        playRoom(script, {
          event(recorded, game) {
            const { all, roster } = toWire(recorded, game);
            if (all || roster) seq += 1;
            if (all) expect(all[1].seq).toBe(seq);
            expect(game.sheet.seq).toBe(seq);
          },
        });
      }),
      { numRuns: 150 },
    );
  });
});
