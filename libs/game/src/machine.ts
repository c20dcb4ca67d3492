import { assign, createActor, type SnapshotFrom, setup } from 'xstate';
import type { GameEvent, GameKind } from './events.js';

/** What a phase needs to know; public, and the same in the browser's mirror. */
export interface PhaseContext {
  kind: GameKind;
  run: number;
  /** Questions in the run. */
  count: number;
  /** The question that is open or was open last; -1 before the first. */
  index: number;
  /** Epoch ms at which the phase ends by itself; null for a lobby with players, which does not. */
  deadline: number | null;
  /** A reveal that is paused goes on only when somebody resumes it; a question that is open closes first. */
  paused: boolean;
}

type Only<T extends GameEvent['type'], K extends PropertyKey = 'type'> = Pick<
  Extract<GameEvent, { type: T }>,
  ('type' | K) & keyof Extract<GameEvent, { type: T }>
>;

/** The events that move the phase, with only the fields that it reads: a browser knows no more than these. */
export type PhaseEvent =
  | Only<'GameOpened', 'kind' | 'expiresAt'>
  | Only<'PlayerJoined'>
  | Only<'RoomEmptied', 'expiresAt'>
  | (Only<'QuestionsDealt', 'run'> & { questions: readonly unknown[] })
  | Only<'RunStarted', 'run' | 'closesAt'>
  | Only<'QuestionOpened', 'run' | 'index' | 'closesAt'>
  | Only<'QuestionClosed', 'run' | 'index' | 'revealUntil'>
  | Only<'RunPaused', 'run' | 'expiresAt'>
  | Only<'RunResumed', 'run' | 'at'>
  | Only<'GameStalled', 'run' | 'closesAt'>
  | Only<'RunCompleted', 'run' | 'closed'>
  | Only<'GameClosed'>;

const close = { target: 'closed' } as const;
/** A run ends after its last question, or earlier with the number of questions that were closed. */
const ends = (context: PhaseContext, event: Only<'RunCompleted', 'run' | 'closed'>) =>
  event.run === context.run && (event.closed ?? context.count) === context.index + 1;

const noRun = { count: 0, index: -1, paused: false };

const phases = setup({ types: { context: {} as PhaseContext, events: {} as PhaseEvent } });

/** Nobody is left: whatever ran is over, and the room closes unless somebody joins in time. */
const emptied = {
  guard: ({ context }: { context: PhaseContext }) => context.kind === 'room',
  target: 'lobby',
  actions: phases.assign(({ event }) =>
    event.type === 'RoomEmptied' ? { ...noRun, deadline: event.expiresAt } : {},
  ),
} as const;

/** The phases of a game. No clock, no randomness: deadlines are data, and time passes by `QuestionClosed` and its like. */
export const machine = phases.createMachine({
  id: 'game',
  initial: 'new',
  context: { kind: 'solo', run: 0, ...noRun, deadline: 0 },
  states: {
    new: {
      on: {
        GameOpened: {
          target: 'lobby',
          actions: assign({ kind: ({ event }) => event.kind, deadline: ({ event }) => event.expiresAt }),
        },
      },
    },
    lobby: {
      on: {
        PlayerJoined: {
          guard: ({ context }) => context.kind === 'room',
          actions: assign({ deadline: null }),
        },
        QuestionsDealt: {
          guard: ({ context, event }) =>
            context.count === 0 && event.run === context.run + 1 && event.questions.length > 0,
          actions: assign({ run: ({ event }) => event.run, count: ({ event }) => event.questions.length }),
        },
        RunStarted: {
          guard: ({ context, event }) => context.count > 0 && event.run === context.run,
          target: 'asking',
          actions: assign({ index: 0, deadline: ({ event }) => event.closesAt }),
        },
        RoomEmptied: emptied,
        GameClosed: close,
      },
    },
    asking: {
      on: {
        QuestionClosed: {
          guard: ({ context, event }) => event.run === context.run && event.index === context.index,
          target: 'revealing',
          actions: assign({ deadline: ({ event }) => event.revealUntil }),
        },
        GameStalled: {
          guard: ({ context, event }) =>
            event.run === context.run && context.deadline !== null && event.closesAt >= context.deadline,
          actions: assign({ deadline: ({ event }) => event.closesAt }),
        },
        RunPaused: {
          guard: ({ context, event }) =>
            context.kind === 'room' && !context.paused && event.run === context.run,
          actions: assign({ paused: true }),
        },
        RunResumed: {
          guard: ({ context, event }) => context.paused && event.run === context.run,
          actions: assign({ paused: false }),
        },
        RunCompleted: {
          guard: ({ context, event }) =>
            context.kind === 'room' && event.run === context.run && event.closed === context.index,
          target: 'lobby',
          actions: assign({ ...noRun, deadline: null }),
        },
        RoomEmptied: emptied,
        GameClosed: close,
      },
    },
    revealing: {
      on: {
        QuestionOpened: {
          guard: ({ context, event }) =>
            !context.paused &&
            event.run === context.run &&
            event.index === context.index + 1 &&
            event.index < context.count,
          target: 'asking',
          actions: assign({ index: ({ event }) => event.index, deadline: ({ event }) => event.closesAt }),
        },
        RunPaused: {
          guard: ({ context, event }) => !context.paused && event.run === context.run,
          actions: assign({ paused: true, deadline: ({ event }) => event.expiresAt }),
        },
        RunResumed: {
          guard: ({ context, event }) => context.paused && event.run === context.run,
          actions: assign({ paused: false, deadline: ({ event }) => event.at }),
        },
        RunCompleted: [
          {
            guard: ({ context, event }) => ends(context, event) && context.kind === 'solo',
            target: 'closed',
            actions: assign({ paused: false }),
          },
          {
            guard: ({ context, event }) => ends(context, event),
            target: 'lobby',
            actions: assign({ ...noRun, deadline: null }),
          },
        ],
        RoomEmptied: emptied,
        GameClosed: close,
      },
    },
    closed: { type: 'final' },
  },
});

export type PhaseSnapshot = SnapshotFrom<typeof machine>;
export type Phase = PhaseSnapshot['value'];

/** A started actor: in a new game, or in a phase that somebody else reached. */
export function createPhaseActor(reached?: { phase: Phase; context: PhaseContext }) {
  if (!reached) return createActor(machine).start();
  const snapshot = machine.resolveState({ value: reached.phase, context: reached.context });
  return createActor(machine, { snapshot }).start();
}

export type PhaseActor = ReturnType<typeof createPhaseActor>;
