import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { advance, connect, submitSolo } from '#game/testing/commands';
import { soloAsking } from '#game/testing/histories';
import { NOW, REVEALED } from '#game/testing/world';
import { liveFixture } from '../../testing/live-game-fixture.js';
import { settle } from '../../testing/until.js';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Ann's first answer in these games is event 6; her being the only player closes the question with event 7. */
const answer = (text = 'right', id = 'first') => submitSolo(0, text, { id });

describe('a live game', () => {
  it('replies after the commit and before the messages that follow', async () => {
    const { log, out, send } = await liveFixture(soloAsking(0));
    void send('ann', answer());
    await settle();
    expect(out).toEqual([]);
    await log.pass();
    await settle();
    expect(out).toEqual(['ann: 6', 'answer_checked 2']);
  });

  it('returns the first receipt for a repeat, after the commit of the first', async () => {
    const { log, out, send, written } = await liveFixture(soloAsking(0));
    void send('first', answer());
    void send('repeat', answer());
    await settle();
    void send('later', answer());
    await settle();
    expect(out).toEqual([]);
    await log.pass();
    await settle();
    void send('last', answer());
    await settle();
    expect(out).toEqual(['first: 6', 'answer_checked 2', 'repeat: 6', 'later: 6', 'last: 6']);
    expect(await written()).toEqual(['AnswerSubmitted', 'QuestionClosed']);
  });

  it('refuses after the commit of the events that the refusal depends on, or at once if they are durable', async () => {
    const { log, out, send } = await liveFixture(soloAsking(0));
    void send('first', answer());
    void send('second', answer('wrong', 'second'));
    await settle();
    expect(out).toEqual([]);
    await log.pass();
    await settle();
    expect(out).toEqual(['first: 6', 'answer_checked 2', 'second: already_answered']);
    void send('third', answer('wrong', 'third'));
    expect(out.at(-1)).toBe('third: already_answered');
    expect(log.asked).toHaveLength(1);
  });

  it('sends replies, messages and states in order', async () => {
    const { log, out, send, look } = await liveFixture(soloAsking(0));
    void look('before');
    void send('ann', answer());
    void look('after the answer');
    void send('time', advance(REVEALED));
    void look('after the time');
    await settle();
    expect(out).toEqual(['before: asking 1']);
    log.open();
    await settle();
    expect(out.slice(1)).toEqual([
      'ann: 6',
      'answer_checked 2',
      'after the answer: revealing 2',
      'time: 8',
      'next_question 3',
      'after the time: asking 3',
    ]);
  });

  it('sends nothing after an unknown outcome until the log confirms the append', async () => {
    const { log, out, send, look } = await liveFixture(soloAsking(0));
    void send('ann', answer());
    void look('state');
    await log.pass('unknown-applied');
    await settle();
    expect(out).toEqual([]);
    await jest.advanceTimersByTimeAsync(25);
    expect(out).toEqual(['ann: 6', 'answer_checked 2', 'state: revealing 2']);
  });

  it('decides simultaneous commands one after the other', async () => {
    const { log, out, send, written } = await liveFixture(soloAsking(0));
    log.open();
    await Promise.all(['right', 'wrong', 'worse'].map((text, i) => send(text, answer(text, `${i}`))));
    expect(out.sort()).toEqual([
      'answer_checked 2',
      'right: 6',
      'worse: already_answered',
      'wrong: already_answered',
    ]);
    expect(await written()).toEqual(['AnswerSubmitted', 'QuestionClosed']);
  });

  it('refuses a user without a seat', async () => {
    const { live, out, send } = await liveFixture(soloAsking(0));
    await send('eve', connect(NOW, 'eve'));
    expect(out).toEqual(['eve: not_in_room']);
    await expect(live.sendState('eve', () => {})).rejects.toMatchObject({ code: 'not_in_room' });
  });
});
