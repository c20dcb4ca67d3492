import type { Recorded } from '#game/events';
import { contextOf, type Game, phaseOf } from '#game/game';
import { replay } from './replay.js';

/** A game at one version, as far as an operator wants to see it. */
export interface State {
  phase: string;
  question: number;
  deadline: string | null;
  paused: boolean;
  seats: { name: string; userId: string; score: number; answers: (string | null)[] }[];
}

/** One event, and what it changed: path to [before, after]. */
export interface Step {
  version: number;
  at: string;
  type: string;
  data: object;
  changed: Record<string, [unknown, unknown]>;
}

/** Replays a log event by event up to version `to`. @throws Error where the log is not sound. */
export function steps(events: Recorded[], to?: number): { steps: Step[]; state: State } {
  const seen: Step[] = [];
  let before: Record<string, unknown> = {};
  const game = replay(events, {
    ...(to === undefined ? {} : { to }),
    seen: ({ version, at, event: { type, ...data } }, now) => {
      const after = flat(stateOf(now));
      seen.push({ version, at: new Date(at).toISOString(), type, data, changed: changes(before, after) });
      before = after;
    },
  });
  return { steps: seen, state: stateOf(game) };
}

export function stateOf(game: Game): State {
  const { index, deadline, paused } = contextOf(game);
  return {
    phase: phaseOf(game),
    question: index,
    deadline: deadline ? new Date(deadline).toISOString() : null,
    paused,
    seats: game.sheet.seats.map(({ name, userId, score, answers }) => ({
      name,
      userId,
      score,
      answers: Array.from(answers, (answer) => answer?.text ?? null),
    })),
  };
}

function flat(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flat(inner, path ? `${path}.${key}` : key)),
  );
}

function changes(before: Record<string, unknown>, after: Record<string, unknown>): Step['changed'] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...paths].filter((path) => before[path] !== after[path]);
  return Object.fromEntries(changed.map((path) => [path, [before[path], after[path]]]));
}
