import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lobby, playing } from '#game/testing/histories';
import { aRoom, keys, NOW, questions } from '#game/testing/world';
import type { Ack } from '#protocol/messages';
import { liveFixture } from '../../testing/live-game-fixture.js';
import { settle } from '../../testing/until.js';
import type { Request } from '../bus/requests.js';
import { RequestHandler } from './request-handler.js';

let dealt: number;
let waiting: (() => void)[];
const held = () => new Promise<void>((done) => waiting.push(done));
const release = () => {
  for (const done of waiting.splice(0)) done();
};

/** Deals and changes nothing until the test releases it. */
const slow = {
  change: async () => {
    await held();
    return {};
  },
  deal: async () => {
    dealt += 1;
    await held();
    const quiz = { title: 'History', questions: questions(1), keys: keys(1) };
    return { settings: aRoom(), quiz, refs: ['a fact'] };
  },
  markSeen: async () => {},
};

beforeEach(() => {
  dealt = 0;
  waiting = [];
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

type Fixture = Awaited<ReturnType<typeof liveFixture>>;
const from = { userId: 'ann', socketId: 'socket of ann' };
let requests = 0;
const start = (): Request => ({ do: 'start', id: `start ${++requests}`, ...from, message: {} });
const change = (): Request => ({ do: 'settle', id: `settle ${++requests}`, ...from, message: {} });

/** Collects the acknowledgements of a request. */
function send(
  handler: RequestHandler,
  { live }: Fixture,
  request: Request,
): { acks: Ack[]; done: Promise<void> } {
  const acks: Ack[] = [];
  const done = handler.handle(live, 'here', request, ({ ack }) => void (ack && acks.push(ack)));
  return { acks, done };
}

describe('the request handler', () => {
  it('[H1] deals no questions for a start during a run', async () => {
    const fixture = await liveFixture(playing());
    const { acks } = send(new RequestHandler(slow), fixture, start());
    await settle();
    expect(acks).toMatchObject([{ ok: false, code: 'game_running' }]);
    expect(dealt).toBe(0);
    fixture.live.destroy();
  });

  it('queues 8 requests that need questions, and refuses more', async () => {
    const fixture = await liveFixture(lobby('bob'));
    fixture.log.open();
    const handler = new RequestHandler(slow);
    const all = Array.from({ length: 30 }, () => send(handler, fixture, change()));
    await settle();
    const refused = all.flatMap(({ acks }) => acks);
    expect(refused).toHaveLength(22);
    expect(new Set(refused.map((ack) => !ack.ok && ack.code))).toEqual(new Set(['unavailable']));
    while (waiting.length > 0) {
      release();
      await settle();
    }
    await Promise.all(all.map(({ done }) => done));
    expect(all.filter(({ acks }) => acks[0]?.ok)).toHaveLength(8);
    const { acks, done } = send(handler, fixture, change());
    await settle();
    release();
    await done;
    expect(acks).toMatchObject([{ ok: true }]);
    fixture.live.destroy();
  });

  it('changes settings while seen questions are still being stored', async () => {
    const fixture = await liveFixture(lobby('bob'));
    fixture.log.open();
    const quick = { ...slow, change: async () => ({}), markSeen: () => new Promise<void>(() => {}) };
    const handler = new RequestHandler(quick);
    const started = send(handler, fixture, start());
    await settle();
    release();
    await settle();
    expect(started.acks).toMatchObject([{ ok: true }]);
    const { acks } = send(handler, fixture, change());
    await settle();
    expect(acks).toMatchObject([{ ok: true }]);
    fixture.live.destroy();
  });
});
