import { assign, sendTo } from 'xstate';
import type { Ack } from '#protocol/messages';
import type { Post } from '../connection/link.js';
import {
  type AskEvent,
  chart,
  gameOf,
  isInLobby,
  memoryOf,
  type RoomContext,
  type RoomEvent,
  type Scope,
} from './room-setup.js';
import { NOTHING_SHOWN } from './shown.js';
import { ROOM_TEXTS } from './texts.js';

const NO_REPLY: Ack = { ok: false, code: 'unavailable', message: ROOM_TEXTS.notSent };
const DONE: Ack = { ok: true, version: 0 };
const LEAVE = 'leave_room';
/** The commands that lead into a room. They are valid outside of a room. */
const ENTERING = ['create_room', 'join_room'];
/** Only the last of several counts. */
const REPLACING = ['room_settings', 'pause_game'];
/** Valid only in the run in which they were sent. */
const OF_A_RUN = ['skip_question', 'open_next', 'pause_game', 'end_game'];

/** Connects to the server of a room before anybody there could see the connection break. */
function approach({ room, nearness }: RoomContext, payload: object) {
  if (room || !('code' in payload)) return;
  nearness.aim(String(payload.code));
  nearness.move();
}

const post = ({
  event: { event, payload, onReply },
  self,
}: Scope<AskEvent> & { self: { send: (event: RoomEvent) => void } }): Post => ({
  type: 'post',
  event,
  payload,
  replaces: REPLACING.includes(event),
  onReply: (ack) => {
    self.send({ type: 'replied', event, ack });
    onReply(ack);
  },
});

/** The commands of the player: those that lead into a room or out of it are followed until they have done so. */
export const crossing = chart.createStateConfig({
  initial: 'none',
  on: {
    ask: [
      {
        guard: ({ event }) => ENTERING.includes(event.event),
        target: '.entering',
        actions: [({ context, event }) => approach(context, event.payload), sendTo(gameOf, post)],
      },
      { guard: ({ event }) => event.event === LEAVE, target: '.leaving', actions: sendTo(gameOf, post) },
      { actions: sendTo(gameOf, post) },
    ],
  },
  states: {
    none: {},
    entering: {
      on: {
        state: [
          { guard: isInLobby, target: 'entered', actions: ({ context }) => context.nearness.move() },
          {
            guard: ({ event }) => event.state.phase === 'asking',
            target: 'entered',
            actions: assign(({ event: { state } }) => ({
              missed: { run: state.run, index: state.question_index },
            })),
          },
          { target: 'entered' },
        ],
        replied: { guard: ({ event }) => !event.ack.ok, target: 'none' },
      },
    },
    /** The player has created or joined the room; its screen is not shown yet. */
    entered: { on: { arrived: 'none', parted: 'none' } },
    leaving: {
      on: { replied: { guard: ({ event }) => event.event === LEAVE, target: 'none' }, parted: 'none' },
    },
  },
});

/** Drops the commands of a room or a run that is over. */
export const clearing = chart.createStateConfig({
  on: {
    state: {
      guard: isInLobby,
      actions: sendTo(gameOf, { type: 'drop', only: (event) => OF_A_RUN.includes(event), ack: NO_REPLY }),
    },
    parted: {
      actions: [
        assign(({ context }) => ({ ...NOTHING_SHOWN, former: context.room?.code ?? context.former })),
        sendTo(memoryOf, { type: 'seated', code: null }),
        ({ context }) => context.nearness.aim(null),
        sendTo(gameOf, { type: 'forget' }),
        // the reply to leaving may be lost: that there is no room shows that it worked
        sendTo(gameOf, { type: 'drop', only: (event) => event === LEAVE, ack: DONE }),
        sendTo(gameOf, { type: 'drop', only: (event) => !ENTERING.includes(event), ack: NO_REPLY }),
      ],
    },
  },
});
