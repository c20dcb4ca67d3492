import { expect, it } from '@jest/globals';
import { decide } from './decide.js';
import { evolve } from './evolve.js';
import { newGame } from './game.js';
import { submitAnswer } from './testing/commands.js';
import { lobby, startedRun } from './testing/histories.js';
import { NOW } from './testing/world.js';

/** The number of seats that one answer reads in a room of `size` connected players. */
function seatReadsOfAnswer(size: number): number {
  const game = newGame();
  const others = Array.from({ length: size - 1 }, (_, i) => `user${i}`);
  const apply = (event: Parameters<typeof evolve>[1]['event']) =>
    evolve(game, { version: game.sheet.version + 1, at: NOW, commandId: 'c', event });
  for (const event of [...lobby(...others), ...startedRun(1)]) apply(event);

  let reads = 0;
  game.sheet.seats = new Proxy(game.sheet.seats, {
    get(seats, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      return Reflect.get(seats, key, receiver);
    },
  });
  const present = new Set(Array.from({ length: size }, (_, seat) => seat));
  const { events } = decide(submitAnswer('user0', 0, 'right', { present }), game);
  expect(events.map(({ type }) => type)).toEqual(['AnswerSubmitted']);
  events.forEach(apply);
  return reads;
}

it('reads as few seats for an answer in a room of 10,000 as in a room of 20', () => {
  expect(seatReadsOfAnswer(10_000)).toBe(seatReadsOfAnswer(20));
});
