// The chaos kit. `--help` lists its options and rows.
import { parseArgs } from 'node:util';
import { Campaign } from './campaign.js';
import type { Fault, Scale, Scenario } from './fault.js';
import { FAULTS } from './faults.js';
import { keep, report } from './kept.js';
import { type Cluster, Postgres } from './postgres.js';
import { killAll } from './program.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '' },
    /** Minutes per row. */
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    rooms: { type: 'string', default: '8' },
    players: { type: 'string', default: '6' },
    questions: { type: 'string', default: '12' },
    /** Short outages; such results are not kept. */
    short: { type: 'boolean', default: false },
    /** Only prints the results. */
    drop: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(
    'npm run chaos -- [--rows 1,4a] [--minutes N] [--seed N] [--rooms N] [--players N] [--questions N] [--short] [--drop]',
  );
  for (const { id, what } of FAULTS) console.log(`${id.padStart(4)}  ${what}`);
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
process.on('exit', killAll);

const rowOf = ({ id }: Fault | Scenario) => Number.parseInt(id, 10);
const { seed } = values;
console.log(`seed ${seed}`);
const wanted = values.rows === '' ? undefined : values.rows.split(',');
const faults = FAULTS.filter(
  (fault) => !wanted || wanted.some((row) => row === fault.id || row === String(rowOf(fault))),
);
if (faults.length === 0) throw new Error(`no row is called ${values.rows}`);
const scale: Scale = {
  rooms: Number(values.rooms),
  players: Number(values.players),
  questions: Number(values.questions),
  short: values.short,
};

const postgres = new Postgres(JSON.parse(process.env['CHAOS_CLUSTER'] ?? '{}') as Cluster);
await postgres.start();
let failed = false;
const groundOf = (fault: Fault | Scenario) => `${rowOf(fault)}${fault.direct ? ' direct' : ''}`;
for (const ground of new Set(faults.map(groundOf))) {
  const own = faults.filter((fault) => groundOf(fault) === ground);
  const campaign = new Campaign(own, { seed, postgres, scale, minutes: Number(values.minutes) });
  await campaign.run((fault, found) => {
    console.log(`${fault.id} ${report(found)}\n`);
    failed ||= found.broken.length > 0;
    if (!values.drop && !values.short) keep(fault.id, found, seed);
  });
}
await postgres.kill();
console.log(failed ? `FAILED: seed ${seed} has broken invariants` : 'no invariant was broken');
process.exit(failed ? 1 : 0);
