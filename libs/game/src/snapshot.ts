import { contextOf, type Game, phaseOf } from './game.js';
import { createPhaseActor, type Phase, type PhaseContext } from './machine.js';
import { type Answer, namesOf, type Seat, type Sheet } from './sheet.js';

/**
 * Raise it for every change to what a game holds or to what an event does, and for every new type of event. A release
 * reads only snapshots of its own format.
 */
export const SNAPSHOT_FORMAT = 6;

/** A seat in plain JSON: null where there is no answer. */
export type SeatSnapshot = Omit<Seat, 'answers'> & { answers: (Answer | null)[] };

/** A whole game at one version, in plain JSON. It does not change when the game does. */
export interface Snapshot {
  phase: Phase;
  context: PhaseContext;
  sheet: Omit<Sheet, 'seats' | 'seatOf' | 'names' | 'kicked' | 'receipts'> & {
    seats: SeatSnapshot[];
    seatOf: [userId: string, seat: number][];
    kicked: string[];
    receipts: [key: string, version: number][];
  };
}

/** Copies only what `evolve` changes in place, since snapshots are taken while large games are played. */
export function snapshot(game: Game): Snapshot {
  const { names: _, ...sheet } = game.sheet;
  return {
    phase: phaseOf(game),
    context: contextOf(game),
    sheet: {
      ...sheet,
      seats: sheet.seats.map((seat) => ({
        ...seat,
        answers: Array.from(seat.answers, (answer) => answer ?? null),
      })),
      seatOf: [...sheet.seatOf],
      kicked: [...sheet.kicked],
      skipped: [...sheet.skipped],
      stalls: [...sheet.stalls],
      receipts: [...sheet.receipts],
    },
  };
}

/** Rebuilds the game of a snapshot. */
export function restore({ phase, context, sheet }: Snapshot): Game {
  return {
    actor: createPhaseActor({ phase, context }),
    sheet: {
      names: namesOf(sheet.seats),
      ...sheet,
      seats: sheet.seats.map((seat) => ({ ...seat, answers: answersOf(seat) })),
      seatOf: new Map(sheet.seatOf),
      kicked: new Set(sheet.kicked),
      receipts: new Map(sheet.receipts),
    },
  };
}

function answersOf({ answers }: SeatSnapshot): Seat['answers'] {
  const sparse: Seat['answers'] = [];
  for (const [index, answer] of answers.entries()) if (answer) sparse[index] = answer;
  return sparse;
}
