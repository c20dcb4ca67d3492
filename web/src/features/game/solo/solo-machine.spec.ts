import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActor } from 'xstate';
import { gameView, isRunning } from '../connection/selectors.js';
import { troubleOf } from '../connection/trouble.js';
import { FakeSocket } from '../testing/fake-socket.js';
import { asking, checked, completed, next, revealed } from '../testing/states.js';
import { type Solo, soloMachine } from './solo-machine.js';

let socket: FakeSocket;
let solo: Solo;
const place = () => solo.getSnapshot().value;
const game = () => solo.getSnapshot().context.game.getSnapshot();
const view = () => gameView(game());
const answer = () => game().context.answer;
const sent = () => answer().getSnapshot();
const submit = (choice: string) => {
  answer().send({ type: 'pick', choice });
  answer().send({ type: 'submit' });
};

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  socket = new FakeSocket();
  solo = createActor(soloMachine, { input: { connect: () => socket.asSocket() } }).start();
  socket.comeUp();
});
afterEach(() => {
  solo.stop();
  jest.useRealTimers();
});

describe('a solo game', () => {
  it('counts as open until the server has said that there is none', () => {
    expect([place(), view()]).toEqual(['playing', null]);
    socket.receive('no_namespace');
    expect(place()).toBe('gone');
  });
});

describe('an open question', () => {
  beforeEach(() => socket.receive('game_state', asking()));

  it('sends one answer with its question and a command id', () => {
    submit('Beta');
    submit('Alpha');
    expect(socket.sentOf('check_answer')).toHaveLength(1);
    expect(socket.sent[0]?.payload).toEqual({
      question_id: 'q0',
      question_index: 0,
      user_answer: 'Beta',
      command_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(sent()).toMatchObject({ value: 'sending', context: { picked: 'Beta' } });
  });

  it('is answered when the receipt arrives', () => {
    submit('Beta');
    socket.sent[0]?.reply(null, { ok: true, version: 7 });
    expect([sent().value, view()?.answer]).toEqual(['accepted', 'Beta']);
  });

  it('sends an answer without a receipt again under the same id after a reconnect', () => {
    submit('Beta');
    socket.goDown();
    expect(troubleOf(game())).toBe('lost');
    socket.comeUp();
    socket.receive('game_state', asking());
    const [first, second] = socket.sentOf('check_answer').map(({ payload }) => payload);
    expect(second).toEqual(first);
    expect(troubleOf(game())).toBeNull();
    expect(sent()).toMatchObject({ value: 'sending', context: { picked: 'Beta' } });
  });

  it('keeps an answer given while the connection is down, and sends it when it is back', () => {
    socket.goDown();
    submit('Beta');
    socket.comeUp();
    expect(socket.sent).toHaveLength(0);
    socket.receive('game_state', asking());
    expect(socket.sentOf('check_answer')).toHaveLength(1);
  });

  it('drops an answer without a receipt if its question has closed by the reconnect', () => {
    submit('Beta');
    socket.goDown();
    socket.comeUp();
    const last_reveal = revealed();
    socket.receive('game_state', asking({ seq: 2, phase: 'revealing', my_points: [0], last_reveal }));
    expect(socket.sentOf('check_answer')).toHaveLength(1);
    expect(sent()).toMatchObject({ value: 'closed', context: { picked: null } });
  });

  it('accepts an answer that the state of the server contains', () => {
    submit('Beta');
    socket.goDown();
    socket.comeUp();
    socket.receive('game_state', asking({ my_answer: 'Beta' }));
    expect(sent().value).toBe('accepted');
  });

  it('sends an answer again if the reply times out or is `unavailable`', () => {
    jest.useFakeTimers();
    submit('Beta');
    socket.sent[0]?.reply(new Error('operation has timed out'));
    socket.sent[1]?.reply(null, { ok: false, code: 'unavailable', message: 'Later.' });
    jest.advanceTimersByTime(1_500);
    expect(socket.sentOf('check_answer')).toHaveLength(3);
  });

  it('shows a refusal and stays locked', () => {
    submit('Beta');
    socket.sent[0]?.reply(null, { ok: false, code: 'too_late', message: 'The time was up.' });
    expect(sent()).toMatchObject({ value: 'refused', context: { refusal: 'The time was up.' } });
  });

  it('starts the next question without an answer', () => {
    submit('Beta');
    socket.sent[0]?.reply(null, { ok: true, version: 7 });
    socket.receive('answer_checked', checked());
    socket.receive('next_question', next());
    expect(sent()).toMatchObject({ value: { open: 'choosing' }, context: { picked: null } });
    expect(view()).toMatchObject({ index: 1, phase: 'asking' });
  });

  it('requests the state after a missed message', () => {
    socket.receive('next_question', next());
    expect(socket.sent[0]).toMatchObject({ event: 'sync', payload: { seq: 1 } });
    socket.sent[0]?.reply(null, {
      ok: true,
      seq: 3,
      state: asking({ seq: 3, question_index: 1, my_points: [0] }),
    });
    expect(view()).toMatchObject({ index: 1, points: [0] });
  });
});

describe('a stalled server', () => {
  const clock = (phase: 'stalled' | 'going_on') =>
    socket.receive('clock', { phase, why: 'server', server_time: Date.now(), closes_at: null });
  const moved = () => ({
    phase: 'stalled',
    why: 'server',
    seq: 2,
    server_time: Date.now(),
    closes_at: Date.now() + 29_000,
  });

  it('stops the countdown and keeps sending answers', () => {
    socket.receive('game_state', asking());
    clock('stalled');
    expect([troubleOf(game()), isRunning(game())]).toEqual(['stalled', false]);
    submit('Beta');
    expect(sent()).toMatchObject({ value: 'sending', context: { picked: 'Beta' } });
    socket.sentOf('check_answer')[0]?.reply(new Error('operation has timed out'));
    expect(game().value.replies).toBe('overdue');
    clock('going_on');
    socket.sentOf('check_answer')[1]?.reply(null, { ok: true, version: 7 });
    expect([troubleOf(game()), isRunning(game())]).toEqual([null, true]);
    expect(sent().value).toBe('accepted');
  });

  it('continues with any message of the game', () => {
    socket.receive('game_state', asking());
    clock('stalled');
    socket.receive('clock', moved());
    expect([troubleOf(game()), isRunning(game())]).toEqual([null, true]);
    clock('stalled');
    socket.receive('game_state', asking());
    expect([troubleOf(game()), isRunning(game())]).toEqual([null, true]);
  });

  it('gets the lost time back before an expired countdown submits', () => {
    socket.receive('game_state', asking({ closes_at: Date.now() - 1 }));
    clock('stalled');
    clock('going_on');
    expect([troubleOf(game()), isRunning(game())]).toEqual([null, false]);
    socket.receive('clock', moved());
    expect(isRunning(game())).toBe(true);
    expect(game().context.clock.now()).toBeLessThan(view()?.deadline ?? 0);
  });

  it('is asked for the state if no new deadline arrives', () => {
    jest.useFakeTimers();
    socket.receive('game_state', asking({ closes_at: Date.now() - 1 }));
    clock('stalled');
    clock('going_on');
    expect(socket.sentOf('sync')).toEqual([]);
    jest.advanceTimersByTime(1_500);
    expect(socket.sentOf('sync')).toHaveLength(1);
    socket.sentOf('sync')[0]?.reply(null, { ok: true, seq: 2, state: asking({ seq: 2 }) });
    expect(isRunning(game())).toBe(true);
  });

  it('is not reported for a message about an earlier stall', () => {
    socket.receive('game_state', asking());
    socket.receive('clock', moved());
    expect(troubleOf(game())).toBeNull();
  });
});

describe('the end', () => {
  const lastReveal = () =>
    socket.receive(
      'game_state',
      asking({
        seq: 4,
        phase: 'revealing',
        question_index: 1,
        my_score: 10,
        my_points: [10, 0],
        last_reveal: revealed({ question_index: 1 }),
      }),
    );

  it('shows the score', () => {
    lastReveal();
    socket.receive('quiz_completed', completed());
    expect(place()).toBe('complete');
    expect(view()?.result).toEqual({ score: 10, total: 20 });
  });

  it('follows from the last reveal if it came while the connection was down', () => {
    lastReveal();
    socket.goDown();
    socket.comeUp();
    socket.receive('no_namespace');
    expect(place()).toBe('complete');
    expect(view()?.result).toEqual({ score: 10, total: 20 });
  });
});

describe('a server that sends no pings', () => {
  it('is reported until the next ping', () => {
    jest.useFakeTimers();
    socket.receive('game_state', asking());
    socket.receive('io ping');
    jest.advanceTimersByTime(8_000);
    socket.receive('io ping');
    jest.advanceTimersByTime(10_000);
    expect(troubleOf(game())).toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(troubleOf(game())).toBe('unanswered');
    socket.receive('io ping');
    expect(troubleOf(game())).toBeNull();
  });

  it('is not reported while the connection is lost', () => {
    jest.useFakeTimers();
    socket.receive('io ping');
    socket.goDown();
    jest.advanceTimersByTime(20_000);
    expect(game().value.connection).toBe('lost');
  });
});
