import { describe, it } from '@jest/globals';
import { decide } from './decide.js';
import type { GameEvent, Recorded } from './events.js';
import { evolve } from './evolve.js';
import { type Game, newGame } from './game.js';
import { submitAnswer } from './testing/commands.js';
import { answerSubmitted } from './testing/events.js';
import { lobby, startedRun } from './testing/histories.js';
import { DEADLINE, NOW, REVEALED } from './testing/world.js';

const QUESTIONS = 5;
const crowd = (size: number) => lobby(...Array.from({ length: size - 1 }, (_, i) => `user${i}`));

/** A run in which everybody answers every question, to its end. */
function run(size: number, run: number): GameEvent[] {
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const asked = Array.from({ length: QUESTIONS }, (_, index): GameEvent[] => [
    ...(index === 0 ? [] : [{ type: 'QuestionOpened', run, index, closesAt: DEADLINE } as const]),
    ...seats.map((seat) => ({ ...answerSubmitted(seat, index), run })),
    { type: 'QuestionClosed', run, index, revealUntil: REVEALED },
  ]);
  const results = seats.map((seat) => ({ seat, score: 10 * QUESTIONS }));
  return [...startedRun(QUESTIONS, {}, run), ...asked.flat(), { type: 'RunCompleted', run, results }];
}

const record = (events: GameEvent[]): Recorded[] =>
  events.map((event, i) => ({ version: i + 1, at: NOW, commandId: `c${i}`, event }));

function fold(log: Recorded[]): Game {
  const game = newGame();
  for (const recorded of log) evolve(game, recorded);
  return game;
}

function msOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

describe('the speed of the rules, printed only', () => {
  it.each([
    [20, 200],
    [1_000, 4],
    [10_000, 1],
  ])('of folding a room of %i', (size, runs) => {
    const log = record([...crowd(size), ...Array.from({ length: runs }, (_, i) => run(size, i + 1)).flat()]);
    const ms = msOf(() => fold(log));
    print(`fold, room of ${size}: ${log.length} events, ${Math.round(log.length / ms)} per ms`);
  });

  it.each([
    [20, 100],
    [10_000, 1],
  ])('of one answer in a room of %i', (size, rooms) => {
    const opened = record([...crowd(size), ...startedRun(1)]);
    const present = new Set(Array.from({ length: size }, (_, seat) => seat));
    const games = Array.from({ length: rooms }, () => fold(opened));
    const wishes = Array.from({ length: Math.min(size, 2_000) - 1 }, (_, i) =>
      submitAnswer(`user${i}`, 0, 'right', { present }),
    );
    const ms = msOf(() => {
      for (const game of games) {
        for (const wish of wishes) {
          for (const event of decide(wish, game).events) {
            evolve(game, { version: game.sheet.version + 1, at: NOW, commandId: wish.id, event });
          }
        }
      }
    });
    const each = (1_000 * ms) / (rooms * wishes.length);
    print(`one answer, room of ${size}: ${each.toFixed(1)} µs`);
  });
});
