import { Misuse } from './arguments.js';

const DAY = /^(\d{4}-\d\d-\d\d)/;
const FORM = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;
const LOCAL = /T[^Z+-]*$/;

/** The time of an option, in ISO 8601: 2026-01-31, 2026-01-31T18:30 or 2026-01-31T18:30+01:00. UTC by default. @throws Misuse */
export function timeOf(text: string | undefined, name: string): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(LOCAL.test(text) ? `${text}Z` : text);
  const day = DAY.exec(text)?.[1] ?? '';
  // JavaScript parses February 30 as March 2.
  const isDay = new Date(day).toJSON()?.startsWith(day);
  if (!FORM.test(text) || !isDay || Number.isNaN(time.getTime()))
    throw new Misuse(`${name} must be a time in ISO 8601, such as 2026-01-31 or 2026-01-31T18:30Z`);
  return time;
}
