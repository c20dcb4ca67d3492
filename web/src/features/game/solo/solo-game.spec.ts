import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveGame } from '../connection/followed-game.js';
import { FakeSocket } from '../testing/fake-socket.js';
import { asking, checked, completed, next, revealed } from '../testing/states.js';
import { createSoloGame, type SoloView } from './solo-game.js';

let socket: FakeSocket;
let live: LiveGame<SoloView>;

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  socket = new FakeSocket();
  live = createSoloGame(() => socket.asSocket());
  live.open();
  socket.comeUp();
});

describe('before a game is there', () => {
  it('knows of none until the server has said so', () => {
    expect(live.view()).toMatchObject({ game: null, gone: false });
    socket.hear('no_namespace');
    expect(live.view().gone).toBe(true);
  });
});

describe('an open question', () => {
  beforeEach(() => socket.hear('game_state', asking()));

  it('sends one answer with its question and a command id', () => {
    live.submit('Beta');
    live.submit('Alpha');
    expect(socket.sentOf('check_answer')).toHaveLength(1);
    expect(socket.sent[0]?.payload).toEqual({
      question_id: 'q0',
      question_index: 0,
      user_answer: 'Beta',
      command_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(live.view()).toMatchObject({ sent: 'sending', picked: 'Beta' });
  });

  it('is safe with the receipt', () => {
    live.submit('Beta');
    socket.sent[0]?.reply(null, { ok: true, version: 7 });
    expect(live.view()).toMatchObject({ sent: 'safe', game: { answer: 'Beta' } });
  });

  it('sends an answer without a receipt again under the same id after a reconnect', () => {
    live.submit('Beta');
    socket.goDown();
    expect(live.view().connection).toBe('lost');
    socket.comeUp();
    socket.hear('game_state', asking());
    const [first, second] = socket.sentOf('check_answer').map(({ payload }) => payload);
    expect(second).toEqual(first);
    expect(live.view()).toMatchObject({ connection: 'connected', sent: 'sending', picked: 'Beta' });
  });

  it('keeps an answer given while the connection is down, and sends it when it is back', () => {
    socket.goDown();
    live.submit('Beta');
    socket.comeUp();
    expect(socket.sent).toHaveLength(0);
    socket.hear('game_state', asking());
    expect(socket.sentOf('check_answer')).toHaveLength(1);
  });

  it('lets go of an answer that came back too late for its question', () => {
    live.submit('Beta');
    socket.goDown();
    socket.comeUp();
    const last_reveal = revealed();
    socket.hear('game_state', asking({ seq: 2, phase: 'revealing', my_points: [0], last_reveal }));
    expect(socket.sentOf('check_answer')).toHaveLength(1);
    expect(live.view()).toMatchObject({ sent: 'no', picked: null });
  });

  it('takes the word of the server that an answer has arrived', () => {
    live.submit('Beta');
    socket.goDown();
    socket.comeUp();
    socket.hear('game_state', asking({ my_answer: 'Beta' }));
    expect(live.view().sent).toBe('safe');
  });

  it('sends again when the reply does not come, or asks for patience', () => {
    jest.useFakeTimers();
    live.submit('Beta');
    socket.sent[0]?.reply(new Error('operation has timed out'));
    socket.sent[1]?.reply(null, { ok: false, code: 'unavailable', message: 'Later.' });
    jest.advanceTimersByTime(1_500);
    expect(socket.sentOf('check_answer')).toHaveLength(3);
    jest.useRealTimers();
  });

  it('shows a refusal and stays locked', () => {
    live.submit('Beta');
    socket.sent[0]?.reply(null, { ok: false, code: 'too_late', message: 'The time was up.' });
    expect(live.view()).toMatchObject({ sent: 'refused', refusal: 'The time was up.' });
  });

  it('starts the next question afresh', () => {
    live.submit('Beta');
    socket.sent[0]?.reply(null, { ok: true, version: 7 });
    socket.hear('answer_checked', checked());
    socket.hear('next_question', next());
    expect(live.view()).toMatchObject({ sent: 'no', picked: null, game: { index: 1, phase: 'asking' } });
  });

  it('asks for what it has missed', () => {
    socket.hear('next_question', next());
    expect(socket.sent[0]).toMatchObject({ event: 'sync', payload: { seq: 1 } });
    socket.sent[0]?.reply(null, {
      ok: true,
      seq: 3,
      state: asking({ seq: 3, question_index: 1, my_points: [0] }),
    });
    expect(live.view().game).toMatchObject({ index: 1, points: [0] });
  });
});

describe('a server that stands still', () => {
  const clock = (phase: 'stalled' | 'going_on') =>
    socket.hear('clock', { phase, why: 'server', server_time: Date.now(), closes_at: null });
  const moved = () => ({
    phase: 'stalled',
    why: 'server',
    seq: 2,
    server_time: Date.now(),
    closes_at: Date.now() + 29_000,
  });

  it('stops the countdown and keeps answers on their way', () => {
    socket.hear('game_state', asking());
    clock('stalled');
    expect(live.view()).toMatchObject({ stalled: true, frozen: true, connection: 'connected' });
    live.submit('Beta');
    expect(live.view()).toMatchObject({ sent: 'sending', picked: 'Beta' });
    socket.sentOf('check_answer')[0]?.reply(new Error('operation has timed out'));
    expect(live.view().unanswered).toBe(true);
    clock('going_on');
    socket.sentOf('check_answer')[1]?.reply(null, { ok: true, version: 7 });
    expect(live.view()).toMatchObject({ stalled: false, frozen: false, unanswered: false, sent: 'safe' });
  });

  it('goes on with any message of the game', () => {
    socket.hear('game_state', asking());
    clock('stalled');
    socket.hear('clock', moved());
    expect(live.view()).toMatchObject({ stalled: false, frozen: false });
    clock('stalled');
    socket.hear('game_state', asking());
    expect(live.view()).toMatchObject({ stalled: false, frozen: false });
  });

  it('gives the lost time back before a clock that has run out speaks', () => {
    socket.hear('game_state', asking({ closes_at: Date.now() - 1 }));
    clock('stalled');
    clock('going_on');
    expect(live.view()).toMatchObject({ stalled: false, frozen: true });
    socket.hear('clock', moved());
    expect(live.view().frozen).toBe(false);
    expect(live.clock.now()).toBeLessThan(live.view().game?.deadline ?? 0);
  });

  it('is asked for the deadline when none comes', () => {
    jest.useFakeTimers();
    socket.hear('game_state', asking({ closes_at: Date.now() - 1 }));
    clock('stalled');
    clock('going_on');
    expect(socket.sentOf('sync')).toEqual([]);
    jest.advanceTimersByTime(1_500);
    expect(socket.sentOf('sync')).toHaveLength(1);
    socket.sentOf('sync')[0]?.reply(null, { ok: true, seq: 2, state: asking({ seq: 2 }) });
    expect(live.view().frozen).toBe(false);
    jest.useRealTimers();
  });

  it('is not what a message of the game says of an earlier stall', () => {
    socket.hear('game_state', asking());
    socket.hear('clock', moved());
    expect(live.view().stalled).toBe(false);
  });
});

describe('the end', () => {
  const lastReveal = () =>
    socket.hear(
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

  it('brings the score', () => {
    lastReveal();
    socket.hear('quiz_completed', completed());
    expect(live.view().game?.result).toEqual({ score: 10, total: 20 });
  });

  it('is known from the last reveal when it came while the connection was down', () => {
    lastReveal();
    socket.goDown();
    socket.comeUp();
    socket.hear('no_namespace');
    expect(live.view()).toMatchObject({ gone: false, game: { result: { score: 10, total: 20 } } });
  });
});

describe('a server that stands still', () => {
  afterEach(() => void jest.useRealTimers());

  it('is told of when its signs of life stay away, until the next one', () => {
    jest.useFakeTimers();
    socket.hear('game_state', asking());
    socket.hear('io ping');
    jest.advanceTimersByTime(8_000);
    socket.hear('io ping');
    jest.advanceTimersByTime(10_000);
    expect(live.view().silent).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(live.view().silent).toBe(true);
    socket.hear('io ping');
    expect(live.view().silent).toBe(false);
  });

  it('is not what is wrong with a connection that is lost', () => {
    jest.useFakeTimers();
    socket.hear('io ping');
    socket.goDown();
    jest.advanceTimersByTime(20_000);
    expect(live.view()).toMatchObject({ connection: 'lost', silent: false });
  });
});
