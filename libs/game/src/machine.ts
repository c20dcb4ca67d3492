import { assign, createActor, type SnapshotFrom, setup } from 'xstate';
import type { EventOf, GameEvent, GameKind } from './events.js';

/** The data of a phase. It is public: the browser's mirror holds the same. */
export interface PhaseContext {
  kind: GameKind;
  run: number;
  /** Questions in the run. */
  count: number;
  /** The question that is open or was open last; -1 before the first. */
  index: number;
  /** Epoch ms at which the phase times out; null for a lobby with players, which never times out. */
  deadline: number | null;
  /** Whether the run is paused. A room's open question still closes; its reveal lasts until the run resumes. */
  paused: boolean;
}

type Only<T extends GameEvent['type'], K extends PropertyKey = 'type'> = Pick<
  EventOf<T>,
  ('type' | K) & keyof EventOf<T>
>;

/** The events that change the phase, with only the fields that the machine reads: a browser has no others. */
export type PhaseEvent =
  | Only<'GameOpened', 'kind' | 'expiresAt'>
  | Only<'PlayerJoined'>
  | Only<'RoomEmptied', 'expiresAt'>
  | (Only<'QuestionsDealt', 'run'> & { questions: readonly unknown[] })
  | Only<'RunStarted', 'run' | 'closesAt'>
  | Only<'QuestionOpened', 'run' | 'index' | 'closesAt'>
  | Only<'QuestionClosed', 'run' | 'index' | 'revealUntil'>
  | Only<'RunPaused', 'run' | 'expiresAt'>
  | Only<'RunResumed', 'run' | 'at' | 'closesAt'>
  | Only<'GameStalled', 'run' | 'closesAt'>
  | Only<'RunCompleted', 'run' | 'closed'>
  | Only<'GameClosed'>;

/** Whether the event completes the run and counts every question up to the current one. */
const endsRun = (context: PhaseContext, event: PhaseEvent) =>
  event.type === 'RunCompleted' &&
  event.run === context.run &&
  (event.closed ?? context.count) === context.index + 1;

const noRun = { count: 0, index: -1, paused: false };

const phases = setup({
  types: { context: {} as PhaseContext, events: {} as PhaseEvent },
  guards: {
    isRoom: ({ context }) => context.kind === 'room',
    dealsNextRun: ({ context, event }) =>
      event.type === 'QuestionsDealt' &&
      context.count === 0 &&
      event.run === context.run + 1 &&
      event.questions.length > 0,
    startsDealtRun: ({ context, event }) =>
      event.type === 'RunStarted' && context.count > 0 && event.run === context.run,
    opensNextQuestion: ({ context, event }) =>
      event.type === 'QuestionOpened' &&
      !context.paused &&
      event.run === context.run &&
      event.index === context.index + 1 &&
      event.index < context.count,
    closesOpenQuestion: ({ context, event }) =>
      event.type === 'QuestionClosed' && event.run === context.run && event.index === context.index,
    extendsDeadline: ({ context, event }) =>
      event.type === 'GameStalled' &&
      event.run === context.run &&
      context.deadline !== null &&
      event.closesAt >= context.deadline,
    pauses: ({ context, event }) =>
      event.type === 'RunPaused' && !context.paused && event.run === context.run,
    pausesRoom: ({ context, event }) =>
      event.type === 'RunPaused' && context.kind === 'room' && !context.paused && event.run === context.run,
    resumes: ({ context, event }) =>
      event.type === 'RunResumed' && context.paused && event.run === context.run,
    endsRoomRunEarly: ({ context, event }) =>
      event.type === 'RunCompleted' &&
      context.kind === 'room' &&
      event.run === context.run &&
      event.closed === context.index,
    endsRoomRun: ({ context, event }) => context.kind === 'room' && endsRun(context, event),
    endsSoloRun: ({ context, event }) => context.kind === 'solo' && endsRun(context, event),
  },
});

/** An empty room goes back to its lobby, without a run. It closes unless somebody joins in time. */
const emptied = {
  target: 'lobby',
  actions: phases.assign(({ event }) =>
    event.type === 'RoomEmptied' ? { ...noRun, deadline: event.expiresAt } : {},
  ),
} as const;

/** The phases of a game. It has no clock and no randomness: deadlines are data, and only events end a phase. */
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
        PlayerJoined: { guard: 'isRoom', actions: assign({ deadline: null }) },
        QuestionsDealt: {
          guard: 'dealsNextRun',
          actions: assign({ run: ({ event }) => event.run, count: ({ event }) => event.questions.length }),
        },
        RunStarted: {
          guard: 'startsDealtRun',
          target: 'asking',
          actions: assign({ index: 0, deadline: ({ event }) => event.closesAt }),
        },
        RoomEmptied: emptied,
        GameClosed: 'closed',
      },
    },
    asking: {
      on: {
        QuestionClosed: {
          guard: 'closesOpenQuestion',
          target: 'revealing',
          actions: assign({ deadline: ({ event }) => event.revealUntil }),
        },
        GameStalled: {
          guard: 'extendsDeadline',
          actions: assign({ deadline: ({ event }) => event.closesAt }),
        },
        RunPaused: [
          { guard: 'pausesRoom', actions: assign({ paused: true }) },
          {
            guard: 'pauses',
            actions: assign({ paused: true, deadline: ({ event }) => event.expiresAt }),
          },
        ],
        RunResumed: {
          guard: 'resumes',
          actions: assign({
            paused: false,
            deadline: ({ event, context }) => event.closesAt ?? context.deadline,
          }),
        },
        RunCompleted: {
          guard: 'endsRoomRunEarly',
          target: 'lobby',
          actions: assign({ ...noRun, deadline: null }),
        },
        RoomEmptied: emptied,
        GameClosed: 'closed',
      },
    },
    revealing: {
      on: {
        QuestionOpened: {
          guard: 'opensNextQuestion',
          target: 'asking',
          actions: assign({ index: ({ event }) => event.index, deadline: ({ event }) => event.closesAt }),
        },
        RunPaused: {
          guard: 'pauses',
          actions: assign({ paused: true, deadline: ({ event }) => event.expiresAt }),
        },
        RunResumed: {
          guard: 'resumes',
          actions: assign({ paused: false, deadline: ({ event }) => event.closesAt ?? event.at }),
        },
        RunCompleted: [
          {
            guard: 'endsRoomRun',
            target: 'lobby',
            actions: assign({ ...noRun, deadline: null }),
          },
          {
            guard: 'endsSoloRun',
            target: 'closed',
            actions: assign({ paused: false }),
          },
        ],
        RoomEmptied: emptied,
        GameClosed: 'closed',
      },
    },
    closed: { type: 'final' },
  },
});

export type PhaseSnapshot = SnapshotFrom<typeof machine>;
export type Phase = PhaseSnapshot['value'];

/** A started actor of a new game, or of a game in a given phase. */
export function createPhaseActor(from?: { phase: Phase; context: PhaseContext }) {
  if (!from) return createActor(machine).start();
  const snapshot = machine.resolveState({ value: from.phase, context: from.context });
  return createActor(machine, { snapshot }).start();
}

export type PhaseActor = ReturnType<typeof createPhaseActor>;
