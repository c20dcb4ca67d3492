import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { printedSeed } from '../../src/testing/seeded-random.js';
import type { Fault, Scale } from './fault.js';
import { FAULTS } from './faults.js';
import { Ground } from './ground.js';
import { storm } from './storm.js';

const SCALE: Scale = { rooms: 3, players: 3, questions: 6, short: true };

let ground: Ground;
beforeAll(async () => {
  ground = await Ground.start({ adminUrl: process.env['TEST_DATABASE_URL'] ?? '', seed: printedSeed() });
});
afterAll(() => ground?.end());

const faultOf = (id: string) => FAULTS.find((fault) => fault.id === id) as Fault;

/** Injects the faults in turn. */
function oneByOne(...faults: Fault[]): Fault {
  const [first] = faults as [Fault, ...Fault[]];
  let n = 0;
  return { ...first, pauseMs: [100, 500], strike: (on) => (faults[n++ % faults.length] as Fault).strike(on) };
}

it('rooms end without losses or duplicates while an instance is killed and messages are lost', async () => {
  const fault = oneByOne(faultOf('1d'), faultOf('6a'), faultOf('6c'), faultOf('12'));
  const { broken, strikes, counts } = await storm(ground, fault, SCALE);
  expect(broken).toEqual([]);
  expect(strikes.length).toBeGreaterThan(0);
  expect(counts['receipts']).toBeGreaterThan(0);
  console.log({ strikes: strikes.length, ...counts });
});
