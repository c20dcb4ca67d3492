import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { submitSolo } from '#game/testing/commands';
import { keys, NOW, questions } from '#game/testing/world';
import type { Ack } from '#protocol/messages';
import { LocalBus } from '../games/bus/local-bus.js';
import type { CommandDraft, OwnerReply } from '../games/bus/requests.js';
import { createGames } from '../games/ownership/create-games.js';
import { Seats } from '../games/seats/seats.js';
import type { MemoryEventLog } from './memory-event-log.js';
import { settle } from './until.js';

export const ANN = { userId: 'ann', name: 'Ann' };
export const QUIZ = { title: 'History', questions: questions(2), keys: keys(2) };

const never = () => Promise.reject(new Error('no quizzes here'));
export const noQuizzes = { change: never, deal: never, markSeen: async () => {} };

/** Instances over one log, and one bus if `linked`. Time is faked: `Date.now` starts at the builders' NOW. */
export function gamesFixture(log: MemoryEventLog, linked?: Map<string, LocalBus>) {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  const out: string[] = [];
  const reports: string[] = [];
  const replied = (ack: Ack) => {
    out.push(ack.ok ? `receipt ${ack.version}` : ack.code);
  };

  /** Starts an instance, which runs until it is killed. */
  const instance = () => {
    const id = randomUUID();
    log.instances.set(id, { heartbeatAt: Number.POSITIVE_INFINITY, locked: true });
    const bus = new LocalBus(id, linked);
    bus.on('message', (_, message) => {
      if (message.kind === 'all') out.push(message.message[0]);
    });
    bus.on('broadcast', () => out.push('opened'));
    const now = () => Date.now();
    const report = (message: string) => reports.push(message);
    const instance = { id, peers: new Set([id]), draining: new Set<string>(), beatAt: 0, isSettling: false };
    const games = createGames({ log, instance, clock: { now }, bus, quizzes: noQuizzes, report });
    const execute = async (gameId: string, command: CommandDraft, userId: string): Promise<void> => {
      await games.request(
        gameId,
        { do: 'wish', wish: command, socketId: `socket of ${userId}` },
        ({ ack }: OwnerReply) => {
          if (ack) replied(ack);
        },
      );
    };
    return {
      id,
      bus,
      games,
      seats: new Seats(games, log, bus, now),
      /** Its peers count the process as dead; its own games keep running, as if it were only stopped. */
      kill: () => log.instances.set(id, { heartbeatAt: Date.now(), locked: false }),
      enter: (gameId: string, userId = 'ann') =>
        execute(gameId, { type: 'Connect', id: randomUUID(), userId }, userId),
      leave: (gameId: string, userId = 'ann') =>
        games.request(gameId, { do: 'leave', userId, socketId: `socket of ${userId}` }),
      openNext: (gameId: string, index: number, id: string) =>
        execute(gameId, { type: 'OpenNext', id, userId: 'ann', index }, 'ann'),
      answer: (gameId: string, index: number, id: string, answer = 'right') =>
        execute(gameId, submitSolo(index, answer, { id, arrivedAt: Date.now() }), 'ann'),
    };
  };

  return {
    out,
    reports,
    instance,
    /** Advances the time. */
    pass: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await settle();
    },
    typesOf: async (gameId: string) => (await log.read(gameId)).map(({ event }) => event.type),
  };
}
