import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lobby } from '#game/testing/histories';
import { aRoom, keys, NOW, questions } from '#game/testing/world';
import type { PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';
import { replay } from '../../replay/replay.js';
import { aGame, recorded } from '../../testing/append.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { settle } from '../../testing/until.js';
import { LogWriter } from '../log/log-writer.js';
import { LiveGame } from './live-game.js';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

type Payload = { seq?: number; joined?: string[]; left?: string[]; total?: number; scores?: object[] };

/** A room with all its players connected, and the messages to all and to each of them. */
async function roomOf(players: number) {
  const log = new MemoryEventLog();
  const users = Array.from({ length: players - 1 }, (_, i) => `user ${i}`);
  const stored = aGame({ kind: 'room', userId: 'ann', events: recorded(0, ...lobby(...users)) });
  await log.create(stored);
  const out: [event: string, payload: Payload][] = [];
  const personal: [user: string, message: PersonalMessage][] = [];
  const live = new LiveGame(stored.gameId, 1, replay(stored.events), {
    writer: new LogWriter(log, () => {}),
    now: () => Date.now(),
    publish: (message: PublicMessage | PassingMessage) => {
      out.push(message as [string, Payload]);
    },
    publishTo: (user: string, message: PersonalMessage) => personal.push([user, message]),
    edges: () => [],
    requestLastAnswers: () => {},
    onIdle: () => {},
    onDestroy: () => {},
    onFault: (error: unknown) => {
      throw error;
    },
  });
  for (const user of ['ann', ...users]) live.presence.connect(user, user, 'here');
  out.length = 0;
  const base = (userId: string) => ({ id: randomUUID(), at: Date.now(), userId });
  return {
    out,
    personal,
    live,
    users,
    join: (userId: string) =>
      live.handle({ type: 'JoinRoom', ...base(userId), name: userId, capacity: 10_000 }),
    leave: (userId: string) =>
      live.handle({ type: 'LeaveRoom', ...base(userId), why: 'left', present: live.presence.present }),
    start: (n = 1) => {
      const quiz = { title: 'History', questions: questions(n), keys: keys(n) };
      return live.handle({ type: 'StartRun', ...base('ann'), settings: aRoom(), ...quiz });
    },
    answer: (userId: string) => {
      const submission = { index: 0, questionId: questions(1)[0]?.question_id ?? '', answer: 'right' };
      const at = { ...base(userId), arrivedAt: Date.now(), present: live.presence.present };
      return live.handle({ type: 'SubmitAnswer', ...at, ...submission });
    },
    pass: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await settle();
    },
  };
}

const named = (out: [string, Payload][]) => out.map(([event]) => event);
const numbers = (out: [string, Payload][]) => out.flatMap(([, { seq }]) => seq ?? []);

describe('joins and leaves', () => {
  it('are published one by one in a room of up to 100 players', async () => {
    const { out, join, leave } = await roomOf(99);
    await join('last');
    await leave('last');
    expect(named(out)).toEqual(['player_joined', 'player_left']);
  });

  it('are published in batches above 100 players, four times a second', async () => {
    const { out, join, leave, users, pass } = await roomOf(101);
    for (let i = 0; i < 30; i++) await join(`late ${i}`);
    await leave(users[5] ?? '');
    expect(out).toEqual([]);
    await pass(250);
    expect(named(out)).toEqual(['roster']);
    expect(out[0]?.[1]).toMatchObject({ total: 130, left: ['User 5'], seq: 101 + 31 });
    expect(out[0]?.[1].joined).toHaveLength(30);
    for (let i = 0; i < 100; i++) {
      await join(`later ${i}`);
      await pass(10);
    }
    expect(named(out).length).toBeLessThanOrEqual(1 + 5);
  });

  it('keep all messages in the order of their numbers', async () => {
    const { out, join, leave, start, answer, live, pass } = await roomOf(101);
    await join('a');
    await start();
    await join('b');
    await answer('ann');
    await leave('a');
    await join('c');
    await live.handle({ type: 'EndRun', id: randomUUID(), at: Date.now(), userId: 'ann' });
    await pass(1_000);
    const seen = numbers(out);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(named(out).filter((event) => event !== 'answer_progress')).toEqual([
      'roster',
      'room_settings',
      'start_game',
      'roster',
      'quiz_completed',
    ]);
  });
});

describe('a question in a room above 100 players', () => {
  it('costs a few messages to all, and sends each player the result of their own answer', async () => {
    const { out, personal, users, start, answer, pass } = await roomOf(300);
    await start();
    out.length = 0;
    for (const user of ['ann', ...users]) await answer(user);
    await pass(300);
    expect(named(out).filter((event) => event === 'answer_progress').length).toBeLessThanOrEqual(3);
    const checked = out.find(([event]) => event === 'answer_checked');
    expect(checked?.[1]).toMatchObject({ answers: [], tally: { right: 300 } });
    expect(personal.map(([user]) => user).sort()).toEqual(['ann', ...users].sort());
    expect(personal[7]?.[1]).toMatchObject(['your_result', { question_index: 0, points: 10, rank: 1 }]);
    await pass(2_000);
    const ends = personal.filter(([, [, payload]]) => 'final' in payload && payload.final);
    expect(ends).toHaveLength(300);
    const completed = out.find(([event]) => event === 'quiz_completed');
    expect(completed?.[1].scores).toHaveLength(100);
  });
});
