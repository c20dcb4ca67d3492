const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** A day in words, with its year unless that is this year's. `at` is ISO 8601. */
export function day(at: string, now = new Date()): string {
  const date = new Date(at);
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(date);
}

/** How long ago `at` was, in words: "2 hours ago". `at` is ISO 8601, `now` is in epoch milliseconds. */
export function ago(at: string, now: number): string {
  const past = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? [];
  return unit ? AGO.format(-Math.floor(past / length), unit) : 'a moment ago';
}
