import type { Socket } from 'socket.io-client';
import { type ActorRefFrom, assign, raise, type SnapshotFrom, sendParent, sendTo, setup } from 'xstate';
import type { PublicEvent } from '#protocol/messages';
import { type Answer, type AnswerReport, type Asked, answerMachine } from './answer-machine.js';
import { type Link, type LinkCommand, type LinkEvent, link, type MessageEvent } from './link.js';
import * as mirror from './mirror.js';
import { createServerClock, type ServerClock } from './server-clock.js';
import { spread } from './spread.js';

type GameEvent =
  | LinkEvent
  | LinkCommand
  | AnswerReport
  /** Raised here after a message was applied. */
  | { type: 'applied'; name: PublicEvent }
  /** Raised here when a message was missed: the whole state is needed. */
  | { type: 'resync' }
  /** The points for a question. Rooms send them separately from the reveal. */
  | { type: 'scored'; index: number; points: number; score: number }
  /** The game has ended, and its last message was missed. */
  | { type: 'ended'; total: number }
  /** The game no longer exists. */
  | { type: 'forget' };

interface GameContext {
  clock: ServerClock;
  link: Link;
  answer: Answer;
  mirror: mirror.Mirror | null;
}

/** The server sends a ping every 8 s. If one is this late, the server hangs or the network does. */
const SILENCE_MS = 10_500;
/** The server moves the deadline soon after a stall. If it does not within this time, the client requests the state. */
const MOVED_MS = 1_000;

const game = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent,
    /** `clock`: given for a game of the past. */
    input: {} as { connect: () => Socket; clock?: ServerClock },
  },
  actors: { link, answer: answerMachine },
  actions: { report: sendParent(({ event }) => event) },
  delays: { silence: SILENCE_MS, moved: () => spread(MOVED_MS) },
});

type Scope<E extends GameEvent = GameEvent> = { context: GameContext; event: E };
const linkOf = ({ context }: { context: GameContext }) => context.link;
const answerOf = ({ context }: { context: GameContext }) => context.answer;

const askedIn = ({ mirror }: GameContext): Asked | null => {
  const question_index = mirror?.view.index ?? -1;
  const question_id = mirror?.view.questions[question_index]?.question_id;
  return question_id === undefined ? null : { question_id, question_index };
};
const isKnown = ({ context, event }: Scope<MessageEvent>) =>
  !context.mirror || mirror.isKnown(context.mirror, event.message);
const folded = ({ context, event }: Scope<MessageEvent>) =>
  context.mirror && mirror.fold(context.mirror, event.message);
/** Whether the time of the open question has run out. */
const isLate = ({ context: { clock, mirror } }: { context: GameContext }) =>
  mirror?.view.phase === 'asking' && clock.now() >= mirror.view.deadline;

const forward = game.sendTo(linkOf, ({ event }) => event as LinkCommand);

/** Follows one game over a connection: the state of the connection and the server, the mirror, and the answer. */
export const gameMachine = game.createMachine({
  id: 'game',
  type: 'parallel',
  context: ({ input, spawn }) => {
    const { connect, clock = createServerClock() } = input;
    const opened = spawn('link', { id: 'link', input: { connect, clock } });
    const answer = spawn('answer', { id: 'answer', input: { link: opened } });
    return { clock, link: opened, answer, mirror: null };
  },
  states: {
    connection: {
      initial: 'connecting',
      on: { connected: '.connected', lost: '.lost' },
      states: {
        connecting: {},
        connected: {
          initial: 'untested',
          on: { connected: {}, alive: '.alive', moved: '.untested' },
          states: { untested: {}, alive: { after: { silence: 'silent' } }, silent: {} },
        },
        lost: {},
      },
    },
    replies: {
      initial: 'prompt',
      states: { prompt: { on: { unanswered: 'overdue' } }, overdue: { on: { answering: 'prompt' } } },
    },
    server: {
      initial: 'running',
      on: { state: '.running', applied: '.running', forget: '.running', stalled: '.stalled' },
      states: {
        running: {},
        stalled: {
          on: { going_on: [{ guard: isLate, target: 'catchingUp' }, { target: 'running' }] },
        },
        /** The server sends the new deadline in another message. Until then the old one may have passed without effect. */
        catchingUp: {
          after: { moved: { actions: raise({ type: 'resync' }) } },
          on: {
            going_on: [{ guard: isLate, target: 'catchingUp', reenter: true }, { target: 'running' }],
          },
        },
      },
    },
    state: {
      initial: 'inStep',
      states: {
        inStep: { on: { resync: 'requested' } },
        requested: {
          entry: sendTo(linkOf, ({ context }) => ({ type: 'sync', seq: context.mirror?.seq ?? 0 })),
          on: { synced: 'inStep', lost: 'inStep', moved: 'inStep' },
        },
      },
    },
    mirror: {
      on: {
        state: {
          actions: [
            assign({ mirror: ({ event }) => mirror.mirrorOf(event.state) }),
            sendTo(answerOf, ({ context }) => ({
              type: 'synced',
              asked: askedIn(context),
              open: context.mirror?.view.phase === 'asking',
              mine: context.mirror?.view.answer ?? null,
            })),
            'report',
          ],
        },
        'message.*': [
          { guard: isKnown },
          { guard: (scope) => folded(scope) === null, actions: raise({ type: 'resync' }) },
          {
            actions: [
              assign({ mirror: folded }),
              raise(({ event }) => ({ type: 'applied', name: event.message[0] })),
              'report',
            ],
          },
        ],
        applied: [
          {
            guard: ({ event }) => event.name === 'start_game' || event.name === 'next_question',
            actions: sendTo(answerOf, ({ context }) => ({ type: 'opened', asked: askedIn(context) })),
          },
          {
            guard: ({ event }) => event.name === 'answer_checked' || event.name === 'quiz_completed',
            actions: sendTo(answerOf, { type: 'closed' }),
          },
        ],
        'update.*': { actions: 'report' },
        'notice.*': { actions: 'report' },
        answered: {
          actions: assign({
            mirror: ({ context, event }) => context.mirror && mirror.withAnswer(context.mirror, event.answer),
          }),
        },
        scored: {
          actions: assign({
            mirror: ({ context, event: { index, points, score } }) =>
              context.mirror && mirror.withScore(context.mirror, index, points, score),
          }),
        },
        ended: {
          actions: assign({
            mirror: ({ context, event }) => context.mirror && mirror.withResult(context.mirror, event.total),
          }),
        },
        refused: { actions: 'report' },
        forget: {
          actions: [
            assign({ mirror: null }),
            sendTo(answerOf, { type: 'synced', asked: null, open: false, mine: null }),
          ],
        },
        post: { actions: forward },
        drop: { actions: forward },
      },
    },
  },
});

export type Game = ActorRefFrom<typeof gameMachine>;
export type GameSnapshot = SnapshotFrom<typeof gameMachine>;
