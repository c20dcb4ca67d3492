import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';
import type { Game } from '../connection/game-machine.js';
import { openGameSocket } from '../connection/game-socket.js';
import { clearing, crossing } from './crossing.js';
import { createNearness, type Nearness } from './nearness.js';
import { place } from './place.js';
import { chart, gameOf, memoryOf, type RoomInput } from './room-setup.js';
import { NOTHING_SHOWN, type Shown, withArrivals, withMessage, withState, withUpdate } from './shown.js';

const openMultiplayer = (query: Record<string, string>) => openGameSocket('/multiplayer', undefined, query);

/** Opens connections that look for the player's room as soon as they are up. */
const connecting =
  ({ code, connect = openMultiplayer }: RoomInput, nearness: Nearness) =>
  () => {
    const socket = connect(code ? { room: code } : {});
    nearness.attach(socket);
    socket.on('connect', () => {
      socket.emit('register_user', {});
      socket.emit('check_for_room');
    });
    return socket;
  };

const isHost = ({ you, host }: { you?: string; host?: string }) => you === host;

const openQuestion = (game: Game): Shown['missed'] => {
  const view = game.getSnapshot().context.mirror?.view;
  return view ? { run: view.run, index: view.index } : null;
};

const shown = chart.createStateConfig({
  initial: 'complete',
  on: {
    state: {
      actions: [
        assign(({ context, event }) => withState(context, event.state)),
        sendTo(memoryOf, ({ context }) => ({ type: 'seated', code: context.room?.code ?? null })),
        ({ context }) => context.nearness.aim(context.room?.code ?? null),
      ],
    },
    'message.*': { actions: assign(({ context, event }) => withMessage(context, event.message)) },
    'update.*': { actions: assign(({ context, event }) => withUpdate(context, event.message)) },
    refused: {
      guard: ({ event }) => event.code === 'not_now',
      actions: assign(({ context }) => ({ missed: openQuestion(context.game) })),
    },
  },
  states: {
    /** The log has a line for every player who has joined. */
    complete: { always: { guard: ({ context }) => context.arrived.length > 0, target: 'gathering' } },
    gathering: {
      after: { together: { target: 'complete', actions: assign(({ context }) => withArrivals(context)) } },
      on: { parted: 'complete' },
    },
  },
});

const points = chart.createStateConfig({
  on: {
    'update.your_result': {
      guard: ({ event }) => !event.message[1].final,
      actions: sendTo(gameOf, ({ event }) => {
        const { question_index: index, points, score } = event.message[1];
        return { type: 'scored', index, points, score };
      }),
    },
  },
});

const role = chart.createStateConfig({
  initial: 'known',
  states: {
    known: {
      on: {
        state: {
          guard: ({ context: { room }, event }) => room !== null && !isHost(room) && isHost(event.state),
          target: 'news',
        },
        'message.host_changed': {
          guard: ({ context: { room }, event }) =>
            room !== null && !isHost(room) && event.message[1].name === room.you,
          target: 'news',
        },
      },
    },
    /** The player has become the host and has not read so yet. */
    news: {
      on: {
        state: { guard: ({ event }) => !isHost(event.state), target: 'known' },
        'message.host_changed': 'known',
        read: 'known',
        parted: 'known',
      },
    },
  },
});

/** A player's way through rooms, and the data that their screens show besides the game. The regions react in this order. */
export const roomMachine = chart.createMachine({
  id: 'room',
  type: 'parallel',
  context: ({ input, spawn }) => {
    const nearness = createNearness(input.code);
    return {
      ...NOTHING_SHOWN,
      game: spawn('game', {
        id: 'game',
        input: { connect: connecting(input, nearness), ...(input.clock ? { clock: input.clock } : {}) },
      }),
      memory: spawn('memory', { id: 'memory' }),
      nearness,
      former: null,
    };
  },
  states: { shown, points, place, role, crossing, clearing },
});

export type RoomActor = ActorRefFrom<typeof roomMachine>;
export type RoomSnapshot = SnapshotFrom<typeof roomMachine>;
