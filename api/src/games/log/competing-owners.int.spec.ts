import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { compete } from '../../testing/competing-owners.js';
import { type PostgresFixture, postgresFixture } from '../../testing/postgres-fixture.js';
import { PostgresEventLog } from './postgres-event-log.js';

let fixture: PostgresFixture;
beforeAll(async () => {
  fixture = await postgresFixture();
});
afterAll(() => fixture.close());

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`competing owners never lose or duplicate an acknowledged event in the log in Postgres (seed ${seed})`, async () => {
  const logs = [1, 2, 3].map(() => PostgresEventLog.connect(fixture.url, () => {}));
  const counts = await compete(logs, { seed, rounds: 250 });
  expect(counts.ok).toBeGreaterThan(100);
  expect(counts.fenced).toBeGreaterThan(50);
  await Promise.all(logs.map((log) => log.close()));
});
