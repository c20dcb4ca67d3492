import { expect, it } from '@jest/globals';
import type { Command } from './commands.js';
import { decide } from './decide.js';
import { evolve } from './evolve.js';
import { newGame } from './game.js';
import { joinRoom, submitAnswer } from './testing/commands.js';
import { lobby, startedRun } from './testing/histories.js';
import { NOW } from './testing/world.js';

/** The number of seats that one command reads in a room of `size` connected players. */
function seatReads(size: number, commandOf: (present: Set<number>) => Command, type: string): number {
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
  const { events } = decide(commandOf(new Set(Array.from({ length: size }, (_, seat) => seat))), game);
  expect(events.map((event) => event.type)).toEqual([type]);
  events.forEach(apply);
  return reads;
}

it.each<[string, (present: Set<number>) => Command, string]>([
  ['an answer', (present) => submitAnswer('user0', 0, 'right', { present }), 'AnswerSubmitted'],
  ['a join', () => joinRoom('cyd', { capacity: 20_000, name: 'User7' }), 'PlayerJoined'],
])('%s reads no more seats in a room of 10,000 than in a room of 20', (_, commandOf, type) => {
  expect(seatReads(10_000, commandOf, type)).toBe(seatReads(20, commandOf, type));
});
