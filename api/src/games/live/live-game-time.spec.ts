import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GameEvent, SoloRules } from '#game/events';
import { type RunSettings, SOLO_RUN } from '#game/settings';
import { submitSolo } from '#game/testing/commands';
import { runStarted, soloGameOpened } from '#game/testing/events';
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

/** A game of two questions with other rules, whose first question has just been opened. */
const chosen = (rules: SoloRules, settings: RunSettings, closesAt: number): GameEvent[] => [
  soloGameOpened(rules),
  ...soloAsking(0, 2).slice(1, -1),
  { ...runStarted(), closesAt, settings },
];
const manual = chosen({ pace: 'manual' }, { ...SOLO_RUN, pace: 'manual' }, NOW + 20_000);
const untimed = chosen(
  { untimed: true },
  { ...SOLO_RUN, untimed: true, scoring: 'accuracy' },
  NOW + 30 * 60_000,
);

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

  it('[R4] waits up to 10 minutes for its player with the pace manual, counted from when the key was published', async () => {
    const { log, live, out, written } = await liveFixture(manual);
    live.presence.connect('ann', 'socket', 'here');
    await until(NOW + 60_000);
    log.open();
    await settle();
    expect(out).toEqual(['clock stalled', 'clock going_on', 'answer_checked 2']);
    const closes = NOW + 60_000 + 10 * 60_000;
    await until(closes - 1);
    expect(out).toHaveLength(3);
    await until(closes);
    expect(out.slice(3)).toEqual(['next_question 3']);
    expect(await written()).toEqual(['QuestionClosed', 'QuestionOpened']);
  });

  it('[P5] leaves a question without a time limit open, and releases the game once its player is away', async () => {
    const { log, live, out, written } = await liveFixture(untimed);
    live.presence.connect('ann', 'socket', 'here');
    log.open();
    await until(NOW + 30 * 60_000 + 300);
    expect(out).toEqual(['clock 2']);
    live.presence.disconnect('ann', 'socket');
    await until(NOW + 60 * 60_000 + 600);
    expect(out.slice(1)).toEqual(['clock 3', 'idle']);
    expect(live.isWaiting).toBe(true);
    await until(NOW + 90 * 60_000 + 900);
    expect(out.slice(3)).toEqual(['idle']);
    expect(await written()).toEqual(['GameStalled', 'RunPaused', 'GameClosed']);
  });

  it('does not advance while the database is unavailable', async () => {
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
