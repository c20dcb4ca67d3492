import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { playRoom } from '#game/testing/room-play';
import { roomScripts, USERS } from '#game/testing/room-script';
import type { GameState } from './messages.js';
import { screenAt } from './screen-at.js';
import { gameState } from './views.js';

describe('the screen of a viewer at a version', () => {
  it('is that of the game, at every version', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const seen: { version: number; userId: string; state: GameState | undefined }[] = [];
        const { log } = playRoom(script, {
          event: ({ version, at }, game) => {
            for (const userId of USERS) {
              const seat = game.sheet.seatOf.get(userId);
              seen.push({
                version,
                userId,
                state: seat === undefined ? undefined : gameState(game, seat, at),
              });
            }
          },
        });
        const recorded = log.slice();
        for (const { version, userId, state } of seen.filter((_, n) => n % 5 === 0)) {
          const sent = screenAt(recorded, { userId }, version);
          const numbers = sent.flatMap(([, payload]) => ('seq' in payload ? [Number(payload.seq)] : []));
          expect(numbers.at(-1)).toBe(state?.seq);
          const shown = sent.find(([event]) => event === 'game_state')?.[1] as GameState | undefined;
          expect(shown?.you).toBe(state === undefined ? undefined : (shown?.you ?? ''));
          if (state?.phase === 'asking') expect(shown?.my_answer).toBe(state.my_answer);
        }
      }),
      { numRuns: 30 },
    );
  });
});
