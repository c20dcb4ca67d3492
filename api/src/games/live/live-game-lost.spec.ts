import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { advance, connect, submitSolo } from '#game/testing/commands';
import { soloAsking, soloOpened } from '#game/testing/histories';
import { AWAY, NOW, REVEALED } from '#game/testing/world';
import { aGame, following } from '../../testing/append.js';
import { liveFixture } from '../../testing/live-game-fixture.js';
import { settle } from '../../testing/until.js';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const answer = () => submitSolo(0, 'right', { id: 'first' });

describe('a live game that another instance has claimed', () => {
  it('sends no reply, appends nothing and is destroyed', async () => {
    const { log, live, gameId, stored, out, send, look } = await liveFixture(soloAsking(0));
    await log.claim(gameId, 1, randomUUID());
    void send('answer', answer());
    void send('repeat', answer());
    void send('time', advance(REVEALED, AWAY));
    void look('state');
    const flushed = live.flushed();
    log.open();
    await settle();
    expect(await flushed).toBe(false);
    expect(out.sort()).toEqual([
      'answer: fenced',
      'destroyed',
      'repeat: fenced',
      'state: fenced',
      'time: fenced',
    ]);
    void send('later', answer());
    void look('later state');
    await jest.advanceTimersByTimeAsync(3_600_000);
    await settle();
    expect(out.slice(-2)).toEqual(['later: fenced', 'later state: fenced']);
    expect(await log.read(gameId)).toEqual(stored);
    expect(live.isOver).toBe(true);
  });

  it('never appends its decision after events of the new owner', async () => {
    const { log, gameId, out, send, written } = await liveFixture(soloAsking(0));
    void send('answer', answer());
    await log.claim(gameId, 1, randomUUID());
    const events = await log.read(gameId);
    log.open();
    await log.append([following(aGame({ gameId, epoch: 2, events }))]);
    await settle();
    expect(out).toEqual(['destroyed', 'answer: fenced']);
    expect(await written()).toEqual(['AnswerSubmitted']);
    expect((await log.read(gameId)).at(-1)?.commandId).not.toBe('first');
  });
});

describe('a live game with a fault', () => {
  it('sends no reply for events that are not durable, and is quarantined', async () => {
    const { log, out, send, written } = await liveFixture(soloOpened(), ({ sheet }) => {
      sheet.keys = [];
    });
    void send('start', connect());
    await settle();
    expect(out.sort()).toEqual([
      'destroyed',
      'fault: Error: RunStarted cannot follow at version 5 in lobby',
      'start: quarantined',
    ]);
    expect(log.asked).toEqual([]);
    expect(await written()).toEqual([]);
  });

  it('is quarantined if an event has no wire mapping', async () => {
    const { log, out, send } = await liveFixture(soloAsking(0), ({ sheet }) => {
      sheet.keys = [];
    });
    void send('ann', answer());
    await settle();
    expect(out.sort()).toEqual(['ann: quarantined', 'destroyed', 'fault: Error: no key for question 0']);
    expect(log.asked).toEqual([]);
  });
});
