import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActor } from 'xstate';
import { type Solo, soloMachine } from '../solo/solo-machine.js';
import { FakeSocket } from '../testing/fake-socket.js';
import { asking } from '../testing/states.js';
import { troubleOf } from './trouble.js';

let socket: FakeSocket;
let solo: Solo;
const game = () => solo.getSnapshot().context.game.getSnapshot();
const trouble = () => troubleOf(game());
const stall = () =>
  socket.receive('clock', { phase: 'stalled', why: 'server', server_time: Date.now(), closes_at: null });
const leaveUnanswered = () => {
  socket.receive('game_state', asking());
  const { answer } = game().context;
  answer.send({ type: 'pick', choice: 'Beta' });
  answer.send({ type: 'submit' });
  socket.sentOf('check_answer')[0]?.reply(new Error('operation has timed out'));
};

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  jest.useFakeTimers();
  socket = new FakeSocket();
  solo = createActor(soloMachine, { input: { connect: () => socket.asSocket() } }).start();
});
afterEach(() => {
  solo.stop();
  jest.useRealTimers();
});

describe('the trouble', () => {
  it('is none before the first connection', () => {
    expect(trouble()).toBeNull();
  });

  it('is none while the server replies', () => {
    socket.comeUp();
    expect(trouble()).toBeNull();
  });

  it('is the connection once it is lost, even if the server has reported a stall before', () => {
    socket.comeUp();
    stall();
    socket.goDown();
    expect(trouble()).toBe('lost');
  });

  it('is the server once it says that it is stalled, also if it does not reply', () => {
    socket.comeUp();
    leaveUnanswered();
    stall();
    expect(trouble()).toBe('stalled');
  });

  it('is a missing reply', () => {
    socket.comeUp();
    leaveUnanswered();
    expect(trouble()).toBe('unanswered');
  });

  it('is a missing ping', () => {
    socket.comeUp();
    socket.receive('io ping');
    jest.advanceTimersByTime(10_500);
    expect(trouble()).toBe('unanswered');
  });
});
