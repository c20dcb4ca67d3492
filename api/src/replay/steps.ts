import type { GameEvent, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, phaseOf } from '#game/game';
import type { Seat } from '#game/sheet';

/** A game at one version, as operators see it. */
export interface State {
  phase: string;
  question: number;
  deadline: string | null;
  paused: boolean;
  seats: SeatState[];
}

interface SeatState {
  name: string;
  userId: string;
  score: number;
  answers: (string | null)[];
}

/** One event with its changes: each path maps to [before, after]. */
export interface Step {
  version: number;
  at: string;
  type: string;
  data: object;
  changed: Record<string, [unknown, unknown]>;
}

/** Applies a log to a game event by event, up to version `to`. @throws Error if the log is invalid. */
export async function* steps(
  game: Game,
  log: AsyncIterable<Recorded>,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<Step> {
  for await (const recorded of log) {
    if (recorded.version > to) return;
    const { version, at, event } = recorded;
    const seats = touchedBy(event, game);
    // A game has no state before its first event.
    const before = game.sheet.version > 0 ? flat(partOf(game, seats)) : new Map<string, unknown>();
    evolve(game, recorded);
    const { type, ...data } = event;
    const changed = changes(before, flat(partOf(game, seats)));
    yield { version, at: new Date(at).toISOString(), type, data, changed };
  }
}

export const stateOf = (game: Game): State => ({ ...headOf(game), seats: game.sheet.seats.map(seatOf) });

/** The seats that an event may change. Most events change one, and a large room has thousands. */
function touchedBy(event: GameEvent, { sheet }: Game): number[] {
  switch (event.type) {
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'PlayerRenamed':
    case 'AnswerSubmitted':
      return [event.seat];
    case 'RunStarted':
    case 'QuestionClosed':
    case 'RunCompleted':
    case 'RunCorrected':
      return [...sheet.seats.keys()];
    default:
      return [];
  }
}

function partOf(game: Game, seats: readonly number[]): object {
  const part: Record<number, SeatState> = {};
  for (const number of seats) {
    const seat = game.sheet.seats[number];
    if (seat) part[number] = seatOf(seat);
  }
  return { ...headOf(game), seats: part };
}

function headOf(game: Game) {
  const { index, deadline, paused } = contextOf(game);
  return {
    phase: phaseOf(game),
    question: index,
    deadline: deadline ? new Date(deadline).toISOString() : null,
    paused,
  };
}

const seatOf = ({ name, userId, score, answers }: Seat): SeatState => ({
  name,
  userId,
  score,
  answers: Array.from(answers, (answer) => answer?.text ?? null),
});

function flat(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found.set(path, value);
  for (const [key, inner] of Object.entries(value)) flat(inner, path ? `${path}.${key}` : key, found);
  return found;
}

function changes(before: Map<string, unknown>, after: Map<string, unknown>): Step['changed'] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changed = [...paths].filter((path) => before.get(path) !== after.get(path));
  return Object.fromEntries(changed.map((path) => [path, [before.get(path), after.get(path)]]));
}
