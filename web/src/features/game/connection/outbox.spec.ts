import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Ack } from '#protocol/messages';
import { FakeSocket } from '../testing/fake-socket.js';
import { Outbox } from './outbox.js';

const OK: Ack = { ok: true, version: 7 };
const refusal = (code: 'unavailable' | 'rate_limited' | 'not_host'): Ack => ({
  ok: false,
  code,
  message: 'No.',
});
const UNAVAILABLE = refusal('unavailable');
const TIMED_OUT = new Error('operation has timed out');

let socket: FakeSocket;
let outbox: Outbox;
let replies: Ack[];
let unanswered: boolean[];
const post = (event: string, payload: object = {}, more: object = {}) =>
  outbox.post(event, payload, { onReply: (ack) => replies.push(ack), ...more });
const ids = () => socket.sent.map(({ payload }) => (payload as { command_id: string }).command_id);
const events = () => socket.sent.map(({ event }) => event);

beforeEach(() => {
  jest.useFakeTimers();
  socket = new FakeSocket();
  socket.connected = true;
  replies = [];
  unanswered = [];
  outbox = new Outbox(socket.asSocket(), (is) => unanswered.push(is));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a command', () => {
  it('is sent once, with a unique id, and returns its receipt', () => {
    post('kick_player', { name: 'Bogdan' });
    expect(socket.sent[0]?.payload).toEqual({
      name: 'Bogdan',
      command_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    socket.sent[0]?.reply(null, OK);
    expect(replies).toEqual([OK]);
    expect(outbox.has('kick_player')).toBe(false);
  });

  it('is sent again with the same id until it has a receipt', () => {
    post('create_room');
    for (let i = 0; i < 20; i++) socket.sent[i]?.reply(TIMED_OUT);
    expect(new Set(ids())).toHaveProperty('size', 1);
    expect(ids()).toHaveLength(21);
    expect(replies).toEqual([]);
    socket.sent[20]?.reply(null, OK);
    expect(replies).toEqual([OK]);
  });

  it('is sent again after a pause when it is refused as unavailable', () => {
    post('start_game');
    socket.sent[0]?.reply(null, UNAVAILABLE);
    expect(socket.sent).toHaveLength(1);
    jest.advanceTimersByTime(1_500);
    expect(ids()).toEqual([ids()[0], ids()[0]]);
  });

  it('returns any other refusal at once, unless that is declared as temporary', () => {
    post('end_game');
    socket.sent[0]?.reply(null, refusal('not_host'));
    post('check_answer', {}, { temporary: ['rate_limited'] });
    socket.sent[1]?.reply(null, refusal('rate_limited'));
    expect(replies).toEqual([refusal('not_host')]);
    jest.advanceTimersByTime(1_500);
    expect(events()).toEqual(['end_game', 'check_answer', 'check_answer']);
  });

  it('waits for the connection', () => {
    socket.connected = false;
    post('leave_room');
    jest.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([]);
    socket.connected = true;
    outbox.flush(() => true);
    expect(events()).toEqual(['leave_room']);
  });

  it('accepts a late receipt, and ignores the time-out of an earlier send', () => {
    post('leave_room');
    outbox.flush(() => true);
    socket.sent[0]?.reply(TIMED_OUT);
    expect(socket.sent).toHaveLength(2);
    socket.sent[0]?.reply(null, OK);
    expect(replies).toEqual([OK]);
  });

  it('gets no reply of the server after it was dropped', () => {
    post('pause_game');
    post('player_message');
    outbox.drop((event) => event === 'pause_game', UNAVAILABLE);
    outbox.drop();
    socket.sent[0]?.reply(null, OK);
    socket.sent[1]?.reply(null, OK);
    expect(replies).toEqual([UNAVAILABLE]);
  });
});

describe('commands of the same event', () => {
  it('are sent in order, each after the reply to the previous one', () => {
    post('player_message', { message: 'one' });
    post('player_message', { message: 'two' });
    post('start_game');
    expect(events()).toEqual(['player_message', 'start_game']);
    socket.sent[0]?.reply(TIMED_OUT);
    socket.sent[2]?.reply(null, OK);
    expect(socket.sent.map(({ payload }) => (payload as { message?: string }).message)).toEqual([
      'one',
      undefined,
      'one',
      'two',
    ]);
  });

  it('replace pending ones with `replaces`: only the last is sent again, and all get its reply', () => {
    const settle = (amount: number) => post('room_settings', { amount }, { replaces: true });
    settle(10);
    settle(11);
    expect(socket.sent).toHaveLength(2);
    socket.sent[0]?.reply(TIMED_OUT);
    expect(socket.sent).toHaveLength(2);
    socket.sent[1]?.reply(TIMED_OUT);
    expect(socket.sent[2]?.payload).toMatchObject({ amount: 11 });
    socket.sent[2]?.reply(null, OK);
    expect(replies).toEqual([OK, OK]);
  });

  it('replace pending ones with the fields that they lack', () => {
    post('room_settings', { pace: 'reading', host_plays: true }, { replaces: true });
    post('room_settings', { host_plays: false }, { replaces: true });
    expect(socket.sent[1]?.payload).toMatchObject({ pace: 'reading', host_plays: false });
  });
});

describe('a connected server that does not reply', () => {
  it('is reported once, and so is its next reply', () => {
    post('start_game');
    socket.sent[0]?.reply(TIMED_OUT);
    socket.sent[1]?.reply(null, UNAVAILABLE);
    expect(unanswered).toEqual([true]);
    jest.advanceTimersByTime(1_500);
    socket.sent[2]?.reply(null, OK);
    expect(unanswered).toEqual([true, false]);
  });

  it('is not reported while the connection is lost', () => {
    post('start_game');
    socket.connected = false;
    socket.sent[0]?.reply(TIMED_OUT);
    expect(unanswered).toEqual([]);
  });

  it('is no longer reported when no command is pending', () => {
    post('start_game');
    socket.sent[0]?.reply(TIMED_OUT);
    outbox.drop();
    expect(unanswered).toEqual([true, false]);
  });
});
