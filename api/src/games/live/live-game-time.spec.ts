import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { submitSolo } from '#game/testing/commands';
import { soloAsking, soloRevealing } from '#game/testing/histories';
import { NOW, REVEALED } from '#game/testing/world';
import { liveFixture } from '../../testing/live-game-fixture.js';
import { settle } from '../../testing/until.js';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the timer of a live game', () => {
  const until = async (at: number) => {
    await jest.advanceTimersByTimeAsync(at - Date.now());
    await settle();
  };

  it('closes the question, opens the next, and ends the game', async () => {
    const { log, live, out, written } = await liveFixture(soloAsking(0, 2));
    live.presence.connect('ann', 'socket', 'here');
    log.open();
    await until(NOW + 20_299);
    expect(out).toEqual([]);
    await until(NOW + 20_300);
    expect(out).toEqual(['answer_checked 2']);
    await until(NOW + 22_299);
    expect(out).toHaveLength(1);
    await until(NOW + 22_300);
    expect(out.slice(1)).toEqual(['next_question 3']);
    await until(NOW + 22_300 + 20_300 + 2_000);
    expect(out.slice(2)).toEqual(['answer_checked 4', 'quiz_completed 5', 'idle']);
    expect(live.isOver).toBe(true);
    expect(await written()).toEqual(['QuestionClosed', 'QuestionOpened', 'QuestionClosed', 'RunCompleted']);
  });

  it('pauses a game without its player, and closes it if the player stays away', async () => {
    const { log, live, out, written } = await liveFixture(soloRevealing(0));
    live.presence.connect('ann', 'socket', 'here');
    live.presence.disconnect('ann', 'socket');
    log.open();
    await until(REVEALED);
    expect(out).toEqual(['clock 3', 'idle']);
    expect(live.isWaiting).toBe(true);
    await until(REVEALED + 30 * 60_000);
    expect(out.slice(2)).toEqual(['idle']);
    expect(await written()).toEqual(['RunPaused', 'GameClosed']);
  });

  it('does not advance while the database is away', async () => {
    const { log, live, out, send, written } = await liveFixture(soloAsking(0, 2));
    live.presence.connect('ann', 'socket', 'here');
    void send('ann', submitSolo(0));
    await until(NOW + 60_000);
    expect(out).toEqual(['clock stalled']);
    log.open();
    await settle();
    await until(NOW + 60_000 + 20_299);
    expect(out.slice(1)).toEqual(['clock going_on', 'ann: 6', 'answer_checked 2', 'next_question 3']);
    expect(await written()).toEqual(['AnswerSubmitted', 'QuestionClosed', 'QuestionOpened']);
  });

  it('gives a question back the time in which it could not be published', async () => {
    const { log, live, out, gameId, written } = await liveFixture(soloRevealing(0, 2));
    live.presence.connect('ann', 'socket', 'here');
    await until(REVEALED + 60_000);
    log.open();
    await settle();
    expect(out).toEqual(['clock stalled', 'next_question 3', 'clock 4']);
    expect(await written()).toEqual(['QuestionOpened', 'GameStalled']);
    const closesAt = REVEALED + 60_000 + 20_000;
    expect((await log.read(gameId)).at(-1)?.event).toMatchObject({ type: 'GameStalled', closesAt });
    await until(closesAt + 299);
    expect(out).toHaveLength(3);
    await until(closesAt + 300);
    expect(out.slice(3)).toEqual(['answer_checked 5']);
  });

  it('sends `stalled` once when an append has been waiting for a second', async () => {
    const { log, live, out, send } = await liveFixture(soloAsking(0, 2));
    live.presence.connect('ann', 'socket', 'here');
    void send('ann', submitSolo(0));
    await until(NOW + 999);
    expect(out).toEqual([]);
    await until(NOW + 1_000);
    expect(out).toEqual(['clock stalled']);
    void send('ann', submitSolo(0, 'wrong', { id: 'another' }));
    await until(NOW + 9_000);
    expect(out).toHaveLength(1);
    log.open();
    await settle();
    expect(out.slice(1)).toEqual(['clock going_on', 'ann: 6', 'answer_checked 2', 'ann: already_answered']);
    await until(NOW + 9_000 + 1_999);
    expect(out).toHaveLength(5);
    await until(NOW + 9_000 + 2_000);
    expect(out.slice(5)).toEqual(['next_question 3']);
  });

  it('sends no `stalled` while each append takes less than a second', async () => {
    const { log, live, out, send } = await liveFixture(soloAsking(0, 2));
    live.presence.connect('ann', 'socket', 'here');
    void send('ann', submitSolo(0));
    await until(NOW + 900);
    await log.pass();
    await settle();
    await until(NOW + 2_000);
    expect(out).toEqual(['ann: 6', 'answer_checked 2']);
  });

  it('sends `going_on` when the game is destroyed during a stall', async () => {
    const { live, out, send } = await liveFixture(soloAsking(0, 2));
    live.presence.connect('ann', 'socket', 'here');
    void send('ann', submitSolo(0));
    await until(NOW + 2_000);
    live.destroy();
    await settle();
    expect(out).toEqual(['clock stalled', 'clock going_on', 'destroyed', 'ann: fenced']);
  });

  it('stops when the game is destroyed', async () => {
    const { log, live } = await liveFixture(soloAsking(0));
    live.destroy();
    live.destroy();
    await until(NOW + 3_600_000);
    expect(log.asked).toEqual([]);
  });
});
