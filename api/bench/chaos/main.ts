// The chaos kit: `main.js [--rows 1,4] [--minutes 5] [--seed 7] [--rooms 8] [--players 6] [--questions 12] [--drop]`.
import { copyFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULTS } from './faults.js';
import { Ground } from './ground.js';
import { added, cells, type Found, keep } from './kept.js';
import { type Cluster, Postgres } from './postgres.js';
import { killAll } from './program.js';
import { type Scale, storm } from './storm.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '' },
    /** For each row. */
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    rooms: { type: 'string', default: '8' },
    players: { type: 'string', default: '6' },
    questions: { type: 'string', default: '12' },
    /** Nothing is away for a minute. */
    short: { type: 'boolean', default: false },
    /** The results are only printed. */
    drop: { type: 'boolean', default: false },
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
process.on('exit', killAll);

const { seed } = values;
console.log(`seed ${seed}`);
const wanted = values.rows === '' ? undefined : values.rows.split(',');
const faults = FAULTS.filter(
  ({ id }) => !wanted || wanted.some((row) => row === id || row === String(Number.parseInt(id, 10))),
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
const found: Record<string, Found> = {};
let failed = false;
for (const row of new Set(faults.map(({ id }) => Number.parseInt(id, 10)))) {
  const own = faults.filter(({ id }) => Number.parseInt(id, 10) === row);
  const ground = await Ground.start({ adminUrl: postgres.adminUrl, seed: `${seed}/${row}`, postgres });
  const until = Date.now() + Number(values.minutes) * 60_000;
  // Each of the row's faults once, and then again while there is time.
  for (let n = 0; n < own.length || Date.now() < until; n++) {
    const fault = own[n % own.length];
    if (!fault) break;
    const { strikes, broken, unlucky, times, counts } = await storm(ground, fault, scale);
    const { what, target, goals } = fault;
    const one: Found = { what, target, goals, strikes: strikes.length, times, counts, broken };
    console.log(
      `${fault.id} ${cells(added(undefined, one, seed))
        .join('\n   ')
        .replaceAll('<br>', '\n   ')}`,
    );
    for (const { invariant, gameId, what: why } of broken)
      console.log(`   BROKEN ${invariant} ${gameId}: ${why}`);
    for (const one of unlucky.slice(0, 5)) console.log('   unlucky', JSON.stringify(one));
    if (!values.drop) keep({ [fault.id]: one }, seed);
    found[fault.id] = one;
    if (broken.length > 0) {
      failed = true;
      for (const { logFile, name } of ground.instances) {
        if (existsSync(logFile))
          copyFileSync(logFile, `${process.env['TMPDIR'] ?? '/tmp'}/fourtell-chaos-${row}-${name}.log`);
      }
    }
  }
  await ground.end();
}
await postgres.kill();
console.log(failed ? 'FAILED: invariants were broken' : 'no invariant was broken');
process.exit(failed ? 1 : 0);
