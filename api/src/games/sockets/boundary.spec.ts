import { describe, expect, it } from '@jest/globals';
import { BOUNDS } from '../../limits/budgets.js';
import { Boundary } from './boundary.js';
import { Failures } from './failures.js';
import type { MessageLimits } from './message-limits.js';
import type { Handlers } from './messages.js';
import type { PlayerSession } from './player-session.js';
import { Replies } from './replies.js';

/** A boundary without limits whose `sync` is never answered, and the socket of a session. */
function opened() {
  let receive: (event: string, ...args: unknown[]) => void = () => {};
  let begun = 0;
  const socket = {
    onAny: (listener: typeof receive) => {
      receive = listener;
    },
  };
  const messages = { inProgress: 0, isExhausted: false, allows: () => true, violated: () => {} };
  const limits = { messages: () => messages, spend: async () => true } as unknown as MessageLimits;
  const handlers = {
    sync: () => {
      begun += 1;
      return new Promise<void>(() => {});
    },
  } as unknown as Handlers;
  const session = { socket, player: { userId: 'ada' } } as unknown as PlayerSession;
  const signIns = { player: async () => undefined };
  new Boundary(limits, new Failures(), new Replies(), signIns, () => 0).open(session, handlers);
  return { send: (ack: (reply: object) => void) => receive('sync', { seq: 0 }, ack), begun: () => begun };
}

describe('Boundary', () => {
  it('refuses messages while too many of the connection are in progress', async () => {
    const { send, begun } = opened();
    const replies: object[] = [];
    for (let n = 0; n < BOUNDS.messagesOfConnection + 2; n++) send((reply) => replies.push(reply));
    await Promise.resolve();
    await Promise.resolve();
    expect(replies).toEqual([
      expect.objectContaining({ ok: false, code: 'unavailable' }),
      expect.objectContaining({ ok: false, code: 'unavailable' }),
    ]);
    expect(begun()).toBe(BOUNDS.messagesOfConnection);
  });
});
