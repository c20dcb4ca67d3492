import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { submitSolo } from '#game/testing/commands';
import { NOW } from '#game/testing/world';
import type { Ack } from '#protocol/messages';
import type { LocalBus } from '../games/bus/local-bus.js';
import type { CommandDraft, OwnerReply } from '../games/bus/requests.js';
import { createGames } from '../games/ownership/create-games.js';
import { Seats } from '../games/seats/seats.js';
import { noQuizzes } from './games-fixture.js';
import { LossyBus } from './lossy-bus.js';
import type { MemoryEventLog } from './memory-event-log.js';
import { settle } from './until.js';

const FOREVER = Number.POSITIVE_INFINITY;

/** Instances over one log and one bus. Time is faked: `Date.now` starts at the builders' NOW. */
export function linkedGames(log: MemoryEventLog) {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  const links = new Map<string, LocalBus>();
  const reports: string[] = [];
  const draining = new Set<string>();
  const alive = () => new Set([...log.instances].flatMap(([id, { locked }]) => (locked ? [id] : [])));

  const instance = () => {
    const id = randomUUID();
    log.instances.set(id, { heartbeatAt: FOREVER, locked: true });
    const bus = new LossyBus(id, links);
    const received: string[] = [];
    const followed = new Set<string>();
    const settling = { is: false };
    bus.isFollowed = (gameId) => followed.has(gameId);
    bus.on('message', (_, message) => {
      if (message.kind === 'all') received.push(message.message[0]);
      if (message.kind === 'owned') received.push(message.kind);
    });
    const now = () => Date.now();
    const me = {
      id,
      get peers() {
        return alive();
      },
      draining,
      get beatAt() {
        return Date.now();
      },
      get isSettling() {
        return settling.is;
      },
    };
    const report = (message: string) => reports.push(message);
    const games = createGames({ log, instance: me, clock: { now }, bus, quizzes: noQuizzes, report });
    games.feed.on('resync', (gameId) => followed.has(gameId) && received.push('resync'));
    /** Replies, in order of arrival. */
    const execute = async (gameId: string, command: CommandDraft, userId: string): Promise<string[]> => {
      const acks: string[] = [];
      const receive = ({ ack }: OwnerReply) => acks.push(labelOf(ack));
      followed.add(gameId);
      await games.request(gameId, { do: 'wish', wish: command, socketId: `socket of ${userId}` }, receive);
      return acks;
    };
    return {
      id,
      bus,
      games,
      received,
      followed,
      /** Whether the database has just been unreachable for all instances. */
      settling,
      seats: new Seats(games, log, bus, now),
      /** Kills the process. */
      kill: () => {
        log.instances.set(id, { heartbeatAt: Date.now(), locked: false });
        bus.close();
        bus.removeAllListeners();
      },
      /** Stops the process: it receives nothing, and its peers count it as dead after 3 s. */
      stop: () => {
        log.instances.set(id, { heartbeatAt: Date.now(), locked: true });
        setTimeout(() => log.instances.set(id, { heartbeatAt: Date.now() - 3_000, locked: false }), 3_000);
      },
      enter: (gameId: string, userId = 'ann') =>
        execute(gameId, { type: 'Connect', id: randomUUID(), userId }, userId),
      join: async (gameId: string, userId: string) => {
        const join = { id: randomUUID(), userId, name: userId, capacity: 10 };
        await execute(gameId, { type: 'JoinRoom', ...join }, userId);
        return execute(gameId, { type: 'Connect', id: randomUUID(), userId }, userId);
      },
      say: (gameId: string, message: string, userId = 'ann') =>
        games.request(gameId, { do: 'say', id: message, message, userId, socketId: `socket of ${userId}` }),
      look: (gameId: string, userId = 'ann') =>
        games.request(gameId, { do: 'look', userId, socketId: `socket of ${userId}` }),
      answer: (gameId: string, index: number, id: string, answer = 'right', arrivedAt = Date.now()) => {
        const remove = games.pendingAnswers.add(arrivedAt, () => gameId);
        return execute(gameId, submitSolo(index, answer, { id, arrivedAt }), 'ann').finally(remove);
      },
    };
  };

  return {
    instance,
    /** The instances that operators drain. */
    draining,
    reports,
    /** Advances the time. */
    pass: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await settle();
    },
    /** Advances the time until the promise settles. */
    after: async <T>(done: Promise<T>): Promise<T> => {
      let isDone = false;
      const mark = () => {
        isDone = true;
      };
      done.then(mark, mark);
      for (let ms = 0; !isDone && ms < 20_000; ms += 50) {
        await settle();
        await jest.advanceTimersByTimeAsync(isDone ? 0 : 50);
      }
      return done;
    },
    answers: async (gameId: string) =>
      (await log.read(gameId)).filter(({ event }) => event.type === 'AnswerSubmitted').length,
  };
}

const labelOf = (ack: Ack | undefined): string => {
  if (!ack) return 'nothing';
  return ack.ok ? `receipt ${ack.version}` : ack.code;
};
