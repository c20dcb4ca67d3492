import { type ActorRefFrom, assign, type SnapshotFrom, sendParent, setup } from 'xstate';
import type { Ack, WireCode } from '#protocol/messages';
import { ANSWER, isAnswer, type Link, type Post } from './link.js';

/** The question that an answer belongs to, as the server names it. */
export interface Asked {
  question_id: string;
  question_index: number;
}

type AnswerEvent =
  /** A state has arrived. `mine` is the answer that the server has. */
  | { type: 'synced'; asked: Asked | null; open: boolean; mine: string | null }
  | { type: 'opened'; asked: Asked | null }
  | { type: 'closed' }
  | { type: 'pick'; choice: string }
  | { type: 'submit' }
  /** The time is up: passes. */
  | { type: 'pass' }
  /** The player has read the reminder to pick one. */
  | { type: 'dismiss' }
  | { type: 'replied'; ack: Ack };

/** The events that an answer reports to its game. */
export type AnswerReport = { type: 'answered'; answer: string } | { type: 'refused'; code: WireCode };

interface AnswerContext {
  link: Link;
  asked: Asked | null;
  /** The choice that is highlighted or was sent; '' if the time ran out. */
  picked: string | null;
  /** Why the server refused the answer. */
  refusal: string | null;
}

/** Refusals after which the answer is sent again. `not_in_room`: the socket may not have entered its game yet. */
const TEMPORARY: readonly WireCode[] = ['rate_limited', 'unavailable', 'not_in_room'];

const answer = setup({
  types: {
    context: {} as AnswerContext,
    events: {} as AnswerEvent,
    input: {} as { link: Link },
  },
});

const linkOf = ({ context }: { context: AnswerContext }) => context.link;
const isRefusedWith = (code: WireCode, ack: Ack) => !ack.ok && ack.code === code;
const drop = answer.sendTo(linkOf, { type: 'drop', only: isAnswer });
const resend = answer.sendTo(linkOf, { type: 'flush', only: isAnswer });
const post = answer.sendTo(
  linkOf,
  ({ context: { asked, picked }, self }): Post => ({
    type: 'post',
    event: ANSWER,
    payload: { ...asked, user_answer: picked },
    onReply: (ack) => self.send({ type: 'replied', ack }),
    temporary: TEMPORARY,
  }),
);

/** The answer to one question, from the opening of the question to the reply of the server. */
export const answerMachine = answer.createMachine({
  id: 'answer',
  context: ({ input }) => ({ link: input.link, asked: null, picked: null, refusal: null }),
  initial: 'closed',
  on: {
    synced: [
      {
        guard: ({ event }) => event.open && event.mine !== null,
        target: '.accepted',
        actions: [assign(({ event: { asked, mine } }) => ({ asked, picked: mine, refusal: null })), drop],
      },
      {
        guard: ({ context, event }) => event.open && event.asked?.question_id === context.asked?.question_id,
        actions: resend,
      },
      {
        guard: ({ event }) => event.open,
        target: '.open',
        actions: [assign(({ event: { asked } }) => ({ asked, picked: null, refusal: null })), drop],
      },
      {
        target: '.closed',
        actions: [assign(({ event: { mine } }) => ({ asked: null, picked: mine, refusal: null })), drop],
      },
    ],
    opened: {
      target: '.open',
      actions: assign(({ event: { asked } }) => ({ asked, picked: null, refusal: null })),
    },
    closed: { target: '.closed', actions: [assign({ asked: null }), drop] },
  },
  states: {
    /** No question is open. An answer that was sent is still shown with the reveal. */
    closed: {},
    open: {
      initial: 'choosing',
      on: {
        pick: { target: '.choosing', actions: assign({ picked: ({ event }) => event.choice }) },
        submit: [
          { guard: ({ context }) => context.picked === null, target: '.reminded' },
          { target: 'sending', actions: [assign({ refusal: null }), post] },
        ],
        pass: { target: 'sending', actions: [assign({ picked: '', refusal: null }), post] },
        closed: { target: 'closed', actions: assign({ asked: null, picked: null }) },
      },
      states: {
        choosing: {},
        /** The player has tried to submit without a choice. */
        reminded: { on: { dismiss: 'choosing' } },
      },
    },
    sending: {
      on: {
        replied: [
          {
            guard: ({ event }) => event.ack.ok,
            target: 'accepted',
            actions: sendParent(({ context }) => ({ type: 'answered', answer: context.picked })),
          },
          { guard: ({ event }) => isRefusedWith('already_answered', event.ack), target: 'accepted' },
          {
            guard: ({ event }) => isRefusedWith('bad_request', event.ack),
            target: 'open',
            actions: assign(({ context, event: { ack } }) => ({
              picked: context.picked || null,
              refusal: ack.ok ? null : ack.message,
            })),
          },
          {
            target: 'refused',
            actions: [
              assign({
                refusal: ({ context, event: { ack } }) =>
                  ack.ok || context.picked === '' ? null : ack.message,
              }),
              sendParent(({ event: { ack } }) => ({ type: 'refused', code: ack.ok ? null : ack.code })),
            ],
          },
        ],
      },
    },
    /** The server has the answer, and it is durable. */
    accepted: {},
    refused: {},
  },
});

export type Answer = ActorRefFrom<typeof answerMachine>;
export type AnswerSnapshot = SnapshotFrom<typeof answerMachine>;
