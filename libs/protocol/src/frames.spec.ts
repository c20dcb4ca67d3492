import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { playRoom } from '#game/testing/room-play';
import { roomScripts, USERS } from '#game/testing/room-script';
import { framesOf, type Viewer } from './frames.js';

const seqOf = (payload: object) => ('seq' in payload ? Number(payload.seq) : undefined);

describe('the frames of a viewer', () => {
  it('follow a state without a gap, in every room', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const seen = new Map<string, number>();
        playRoom(script, {
          event(recorded, game) {
            for (const userId of USERS) {
              for (const [event, payload] of framesOf(recorded, game, { userId })) {
                const seq = seqOf(payload);
                if (event === 'game_state') seen.set(userId, seq ?? 0);
                else if (seq !== undefined && seen.has(userId) && seq !== seen.get(userId)) {
                  expect({ event, seq }).toEqual({ event, seq: (seen.get(userId) ?? 0) + 1 });
                  seen.set(userId, seq);
                }
              }
              if (game.sheet.seatOf.has(userId)) expect(seen.get(userId)).toBe(game.sheet.seq);
              else seen.delete(userId);
            }
          },
        });
      }),
      { numRuns: 50 },
    );
  });

  it('without a seat are the public ones, each once', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const numbers: (number | undefined)[] = [];
        const viewer: Viewer = 'spectator';
        const { game } = playRoom(script, {
          event: (recorded, game) => {
            for (const [, payload] of framesOf(recorded, game, viewer)) numbers.push(seqOf(payload));
          },
        });
        expect(numbers).toEqual(Array.from({ length: game.sheet.seq }, (_, n) => n + 1));
      }),
      { numRuns: 50 },
    );
  });
});
