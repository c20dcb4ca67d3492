import { expect, it } from '@jest/globals';
import { compete } from '../../testing/competing-owners.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`competing owners never lose or duplicate an acknowledged event in the in-memory log (seed ${seed})`, async () => {
  const log = new MemoryEventLog();
  const counts = await compete([log, log, log], { seed, rounds: 1_000 });
  expect(counts.ok).toBeGreaterThan(100);
  expect(counts.fenced).toBeGreaterThan(50);
});
