import { cancel, raise } from 'xstate';
import { chart, type Scope, type StateEvent } from './room-setup.js';

const isRunning = ({ event: { state } }: Scope<StateEvent>) =>
  state.phase === 'asking' || state.phase === 'revealing';
const hasResults = ({ event: { state } }: Scope<StateEvent>) => Boolean(state.scores?.length);

/** The player's place: looking for a room, outside of any, or in a room, with the phase of that room. */
export const place = chart.createStateConfig({
  initial: 'finding',
  on: {
    state: [{ guard: isRunning, target: '.inside.playing' }, { target: '.inside' }],
    'notice.leave_room_successful': { target: '.outside.left', actions: 'part' },
    'notice.kicked': { target: '.outside.kicked', actions: 'part' },
    'notice.not_in_room': [
      { guard: 'isLeaving', target: '.outside.left', actions: 'part' },
      { target: '.outside.not_in_room', actions: 'part' },
    ],
    'message.room_closed': { target: '.outside.closed', actions: 'part' },
  },
  states: {
    finding: {},
    outside: {
      initial: 'not_in_room',
      // the first notice gives the reason; later ones only follow from it
      on: { 'notice.*': { actions: 'part' }, read: '.not_in_room' },
      states: { not_in_room: {}, left: { on: { arrived: 'not_in_room' } }, kicked: {}, closed: {} },
    },
    inside: {
      initial: 'idle',
      on: { 'message.start_game': '.playing', 'message.quiz_completed': '.idle.results' },
      states: {
        /** No run is in progress. */
        idle: {
          initial: 'lobby',
          exit: cancel('reopen'),
          on: {
            state: [{ guard: isRunning, target: 'playing' }, {}],
            'message.room_settings': {
              actions: [cancel('reopen'), raise({ type: 'reopened' }, { id: 'reopen', delay: 'reopen' })],
            },
            reopened: '.reopened',
          },
          states: {
            lobby: {},
            /** A run that was watched here has ended. */
            results: {},
            /** The host has turned to the next run. */
            reopened: {},
          },
        },
        playing: {
          on: {
            state: [
              { guard: isRunning },
              { guard: hasResults, target: 'idle.results' },
              { target: 'idle.lobby' },
            ],
          },
        },
      },
    },
  },
});
