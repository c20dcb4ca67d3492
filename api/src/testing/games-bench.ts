import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { keys, NOW, questions, submit } from '#game/testing/build';
import type { Ack } from '#protocol/messages';
import { Bus } from '../games/bus.js';
import { Games } from '../games/games.js';
import type { MemoryEventLog } from './memory-event-log.js';
import { settle } from './until.js';

export const ANN = { userId: 'ann', name: 'Ann' };
export const QUIZ = { title: 'History', questions: questions(2), keys: keys(2) };

/** Instances of the server over one log. Time is faked: `Date.now`, from the builders' NOW on. */
export function gamesBench(log: MemoryEventLog) {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  const out: string[] = [];
  const reports: string[] = [];
  const told = (ack: Ack) => {
    out.push(ack.ok ? `receipt ${ack.version}` : ack.code);
  };

  /** An instance that lives until it is killed. */
  const instance = () => {
    const id = randomUUID();
    log.instances.set(id, { heartbeatAt: Number.POSITIVE_INFINITY, locked: true });
    const bus = new Bus();
    bus.on('message', (_, [event]) => out.push(event));
    bus.on('opened', () => out.push('opened'));
    const games = new Games(log, { id }, { now: () => Date.now() }, bus, (message) => reports.push(message));
    return {
      id,
      games,
      /** The process is gone for its peers; what it holds goes on, as if it had only been stopped. */
      kill: () => log.instances.set(id, { heartbeatAt: Date.now(), locked: false }),
      enter: (gameId: string, userId = 'ann') =>
        games.with(gameId, async (live) => {
          live.people.enter(userId, `socket of ${userId}`);
          await live.handle({ type: 'Connect', id: randomUUID(), at: Date.now(), userId }, told);
        }),
      answer: (gameId: string, index: number, id: string, answer = 'right', present = new Set([0])) => {
        const command = submit(index, answer, { id, at: Date.now(), arrivedAt: Date.now(), present });
        return games.send(gameId, command, told);
      },
    };
  };

  return {
    out,
    reports,
    instance,
    /** Lets time pass. */
    pass: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await settle();
    },
    typesOf: async (gameId: string) => (await log.read(gameId)).map(({ event }) => event.type),
  };
}
