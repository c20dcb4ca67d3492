import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
} from '#game/testing/events';
import { lobby, startedRun } from '#game/testing/histories';
import { ANN, NOW } from '#game/testing/world';
import { gameState } from './views.js';
import { toWire } from './wire.js';

/** The messages for each event. */
function sent(history: GameEvent[]) {
  const game = newGame();
  const outgoing = history.map((event, i) => {
    const recorded = { version: i + 1, at: NOW, commandId: null, event };
    evolve(game, recorded);
    return { event, ...toWire(recorded, game) };
  });
  return { game, outgoing, last: outgoing.at(-1) };
}
const crowd = (size: number) => lobby(...Array.from({ length: size - 1 }, (_, i) => `user${i}`));
const allAnswer = (size: number, index: number) =>
  Array.from({ length: size }, (_, seat) => answerSubmitted(seat, index, seat % 3 === 0 ? 'wrong' : 'right'));

/** A run of one question in which every player answers, the host changes and a player is kicked. */
const wholeRun = (size: number): GameEvent[] => {
  const score = (seat: number) => (seat % 3 === 0 ? 0 : 10);
  const there = Array.from({ length: size }, (_, seat) => seat).filter((seat) => seat !== 1);
  return [
    ...crowd(size),
    ...startedRun(1),
    ...allAnswer(size, 0),
    questionClosed(0),
    hostChanged(2),
    playerLeft(1, 'kicked'),
    { type: 'RunCompleted', run: 1, results: there.map((seat) => ({ seat, score: score(seat) })) },
  ];
};

describe('a room of 100', () => {
  it('sends all names and all answers', () => {
    const { outgoing } = sent(
      wholeRun(100)
        .filter(({ type }) => type !== 'PlayerLeft')
        .slice(0, -1),
    );
    const joins = outgoing.filter(({ event }) => event.type === 'PlayerJoined');
    expect(joins.at(-1)?.all).toMatchObject(['player_joined', { total: 100 }]);
    expect(outgoing.some(({ roster }) => roster)).toBe(false);
    const closes = outgoing.find(({ event }) => event.type === 'QuestionClosed');
    expect(closes?.all?.[1]).toHaveProperty('answers.length', 100);
  });

  it('counts only present seats: after a leave, 101 seats are a room of 100', () => {
    const { last } = sent([...crowd(101), playerLeft(7)]);
    expect(last?.all).toMatchObject(['player_left', { name: 'User6', total: 100 }]);
  });
});

describe('a room of more than 100', () => {
  const { game, outgoing } = sent(wholeRun(250));
  const of = (type: GameEvent['type']) => outgoing.filter(({ event }) => event.type === type);

  it('returns joins and leaves as roster entries for a batch', () => {
    expect(of('PlayerJoined')[100]).toEqual({
      event: playerJoined(100, 'user99'),
      roster: { joined: 'User99' },
    });
    expect(of('PlayerLeft')[0]).toMatchObject({ roster: { left: 'User0' } });
    expect(of('PlayerLeft')[0]?.all).toBeUndefined();
  });

  it('still notifies a kicked player', () => {
    expect(of('PlayerLeft')[0]?.each?.(1)).toEqual(['kicked', {}]);
    expect(of('PlayerLeft')[0]?.each?.(2)).toBeUndefined();
  });

  it('sends the tally of answers without names', () => {
    const tally = { right: 166, wrong: 84, worse: 0, worst: 0 };
    expect(of('QuestionClosed')[0]?.all?.[1]).toMatchObject({ answers: [], tally });
  });

  it('sends the first 100 results to all, and each player their own', () => {
    const [end] = of('RunCompleted');
    expect(end?.all?.[1]).toHaveProperty('scores.length', 100);
    expect(end?.each?.(249)).toMatchObject(['your_result', { final: true, score: 0, rank: 166 }]);
    expect(end?.each?.(1)).toBeUndefined();
  });

  it('shows the first 100 names and the total in a state', () => {
    const { names, total, scores } = gameState(game, ANN, NOW);
    expect(names).toHaveLength(100);
    expect(total).toBe(249);
    expect(scores).toHaveLength(100);
  });
});

describe('the size of a message to a room of more than 100', () => {
  it('does not grow with the number of players', () => {
    const largest = (size: number) => {
      const sizes = new Map<string, number>();
      for (const { event, all, roster } of sent(wholeRun(size)).outgoing) {
        const bytes = JSON.stringify([all, roster]).length;
        sizes.set(event.type, Math.max(bytes, sizes.get(event.type) ?? 0));
      }
      return sizes;
    };
    const [small, large] = [largest(150), largest(3_000)];
    expect([...large.keys()]).toEqual([...small.keys()]);
    // Numbers and names have a few more digits, in at most 100 rows.
    for (const [type, bytes] of large)
      expect([type, bytes <= (small.get(type) ?? 0) + 500]).toEqual([type, true]);
  });

  it('does not grow for a state either', () => {
    const size = (players: number) => {
      const { game } = sent([
        ...crowd(players),
        ...startedRun(2),
        ...allAnswer(players, 0),
        questionClosed(0),
        questionOpened(1),
      ]);
      return JSON.stringify(gameState(game, ANN, NOW)).length;
    };
    expect(size(3_000)).toBeLessThan(size(150) + 100);
  });
});
