import type { Registered } from './registered.js';
import type { Stored, StoredReader } from './stored.js';

const GAUGES: [name: string, help: string, read: (stored: Stored) => number][] = [
  [
    'provider_failures',
    'Failed calls to Open Trivia DB since its last successful one.',
    ({ failures }) => failures,
  ],
  [
    'quarantined_games',
    'Open games that no instance may own until an operator has repaired them.',
    ({ quarantined }) => quarantined,
  ],
  ['mails_waiting', 'Mails in the queue.', ({ mails }) => mails],
  [
    'oldest_mail_seconds',
    'Time since the oldest mail in the queue was requested; 0 if there is none.',
    ({ mailSeconds }) => mailSeconds,
  ],
];

/** Metrics of the whole deployment, from the database: every instance reports the same. NaN while it is unavailable. */
export function watchDeployment(metrics: Registered, stored: StoredReader): void {
  for (const [name, help, read] of GAUGES)
    metrics.gauge(name, `${help} The same on every instance.`, async (set) => {
      const found = await stored.read();
      set(found ? read(found) : Number.NaN);
    });
  metrics.gauge(
    'database_away',
    '1 while the database does not reply within a second, else 0.',
    async (set) => set((await stored.read()) ? 0 : 1),
  );
  metrics.counter(
    'provider_calls_total',
    'Calls to Open Trivia DB by the whole deployment, by outcome.',
    async (set) => {
      const { calls = {} } = (await stored.read()) ?? {};
      for (const [outcome, times] of Object.entries(calls)) set(times, { outcome });
    },
    ['outcome'],
  );
}
