import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ANN, QUIZ } from '../../testing/games-fixture.js';
import { linkedGames } from '../../testing/linked-games.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { LAST_ANSWERS_MS } from './last-answers.js';

const TIMER_MS = 20_000;
const CLOSES_MS = TIMER_MS + 300;

let log: MemoryEventLog;
let linked: ReturnType<typeof linkedGames>;
beforeEach(() => {
  log = new MemoryEventLog();
  linked = linkedGames(log);
});
afterEach(() => {
  expect(linked.reports).toEqual([]);
  jest.useRealTimers();
});

/** Ann's game is owned by one instance, and she is connected to another. The first question has just opened. */
async function apart() {
  const [owner, edge] = [linked.instance(), linked.instance()];
  const gameId = await owner.seats.openSolo(ANN, QUIZ);
  await edge.bus.subscribe(gameId);
  await edge.enter(gameId);
  const opened = Date.now();
  return { owner, edge, gameId, passTo: (ms: number) => linked.pass(opened + ms - Date.now()) };
}

const isClosed = async (gameId: string) =>
  (await log.read(gameId)).some(({ event }) => event.type === 'QuestionClosed');

describe('an answer that arrived in time at another instance', () => {
  it.each([
    ['just before the deadline', TIMER_MS - 100],
    ['in the last of the grace', TIMER_MS + 250],
  ])('[T2] counts even if its request was lost: %s', async (_, after) => {
    const { edge, gameId, passTo } = await apart();
    await passTo(after);
    edge.bus.losing.push('request');
    const acks = edge.answer(gameId, 0, 'c0');
    await passTo(CLOSES_MS + LAST_ANSWERS_MS);
    expect(await acks).toEqual(['receipt 6']);
    expect(await isClosed(gameId)).toBe(true);
  });

  it('[T2] counts even if requests are lost in both directions', async () => {
    const { owner, edge, gameId, passTo } = await apart();
    await passTo(TIMER_MS + 200);
    edge.bus.losingAll.add('request');
    owner.bus.losingAll.add('closing');
    const acks = edge.answer(gameId, 0, 'c0');
    await passTo(CLOSES_MS + 900);
    expect(await isClosed(gameId)).toBe(false);
    edge.bus.losingAll.clear();
    owner.bus.losingAll.clear();
    await passTo(CLOSES_MS + LAST_ANSWERS_MS);
    expect(await acks).toEqual(['receipt 6']);
  });

  it('[A5] is too late if it arrived after the grace', async () => {
    const { edge, gameId, passTo } = await apart();
    await passTo(TIMER_MS + 251);
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['too_late']);
  });
});

describe('a question whose time is up', () => {
  it('[T3] closes at once if the other instances have no pending answer', async () => {
    const { gameId, passTo } = await apart();
    await passTo(CLOSES_MS - 1);
    expect(await isClosed(gameId)).toBe(false);
    await passTo(CLOSES_MS);
    await linked.pass(5);
    expect(await isClosed(gameId)).toBe(true);
  });

  it('[T3] closes at once if no player is on another instance', async () => {
    const [owner] = [linked.instance(), linked.instance()];
    const gameId = await owner.seats.openSolo(ANN, QUIZ);
    await owner.enter(gameId);
    await linked.pass(CLOSES_MS);
    expect(await isClosed(gameId)).toBe(true);
  });

  it('[T3] waits a limited time for an instance that does not reply', async () => {
    const { edge, gameId, passTo } = await apart();
    edge.bus.losingAll.add('request');
    await passTo(CLOSES_MS + LAST_ANSWERS_MS - 1);
    expect(await isClosed(gameId)).toBe(false);
    await passTo(CLOSES_MS + LAST_ANSWERS_MS + 5);
    expect(await isClosed(gameId)).toBe(true);
  });
});
