import { expect, it } from '@jest/globals';
import { fight } from '../../testing/fight.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`owners fight over games in memory, and none loses or doubles what was acknowledged (seed ${seed})`, async () => {
  const log = new MemoryEventLog();
  const counts = await fight([log, log, log], { seed, rounds: 1_000 });
  expect(counts.ok).toBeGreaterThan(100);
  expect(counts.fenced).toBeGreaterThan(50);
});
