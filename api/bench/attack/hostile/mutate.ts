import type { Random } from '#questions/random';
import type { Hostile } from './values.js';

type Path = readonly (string | number)[];

/** The paths of a value: the whole and each part. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

const MARK = '\u0001here\u0001';
const MARKED = JSON.stringify(MARK);

function marked(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return MARK;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const parts = copy as Record<string, unknown>;
  parts[key] = marked(parts[key], rest);
  return copy;
}

/** The valid value as JSON with a hostile value in one place, or sometimes as an extra field. */
export function mutated(valid: unknown, make: Hostile, random: Random, most: number): string {
  const path = random.pick(placesIn(valid));
  const isBeside = random.next() < 0.1;
  const whole =
    isBeside && typeof valid === 'object' && valid !== null ? { ...valid, more: MARK } : marked(valid, path);
  return JSON.stringify(whole).replace(MARKED, () => make(random, most));
}
