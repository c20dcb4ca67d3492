// The attack kit: `main.js [--size short|full] [--limits on|off|both] [--only NAME] [--seconds 6] [--minutes 30] [--seed 7] [--drop] [--list]`.
import { parseArgs } from 'node:util';
import { killAll } from '../chaos/program.js';
import type { Attack, Scale } from './attack.js';
import { ATTACKS } from './attacks.js';
import { Campaign } from './campaign.js';
import { isOnlyUnclear, keep, line } from './kept.js';
import { Target } from './target.js';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'full' },
    limits: { type: 'string', default: 'both' },
    /** Maximum seconds per attack; set by the size by default. */
    seconds: { type: 'string' },
    /** Comma-separated families or names. */
    only: { type: 'string', default: '' },
    /** Minutes after which no further attack starts. */
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    /** Nice value of the attackers. */
    nice: { type: 'string', default: '19' },
    /** Only prints the results. */
    drop: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
process.on('exit', killAll);

const SIZES: Record<string, Scale> = {
  short: { seconds: 1, frames: 200, bodies: 200, flood: 50_000 },
  full: { seconds: 8, frames: 3_000, bodies: 4_000, flood: 1_500_000 },
};
const scale = SIZES[values.size];
if (!scale) throw new Error(`a size is one of ${Object.keys(SIZES).join(', ')}`);

const wanted = values.only.split(',').filter(Boolean);
const isWanted = ({ name }: Attack) => wanted.length === 0 || wanted.some((one) => name.startsWith(one));
const attacks = ATTACKS.filter(isWanted);
if (attacks.length === 0) throw new Error(`no attack is called ${values.only}`);
if (values.list) {
  for (const { name, what } of attacks) console.log(`${name}: ${what}`);
  process.exit(0);
}

const sized = ({ times = 1 }: Attack, { seconds, frames, bodies, flood }: Scale): Scale => ({
  seconds: Number(values.seconds ?? seconds) * times,
  frames: frames * times,
  bodies: bodies * times,
  flood,
});

console.log(`seed ${values.seed}, ${attacks.length} attacks`);
/** Maximum growth of the server's usual memory over a run of all families. */
const MAX_GROWTH = 1.5;
const until = Date.now() + Number(values.minutes) * 60_000;
let failed = 0;
for (const limits of values.limits === 'both' ? ['on', 'off'] : [values.limits]) {
  const target = await Target.start(process.env['BENCH_DATABASE_URL'] ?? '', limits === 'on');
  const campaign = new Campaign(target, values.seed, Number(values.nice));
  await campaign.begin();
  for (const attack of attacks) {
    if (Date.now() > until) break;
    const verdict = await campaign.make(attack, sized(attack, scale));
    console.log(`${new Date().toISOString().slice(11, 19)} limits ${limits} ${line(attack, verdict)}`);
    if (verdict.missed.length > 0 && !isOnlyUnclear(verdict)) failed += 1;
    if (!values.drop && values.size === 'full') keep(attack, limits, verdict, values.seed);
  }
  const grown = `usual memory at the last family ÷ at the first: ${campaign.growth.toFixed(2)} (at most ${MAX_GROWTH})`;
  console.log(`limits ${limits}: ${grown}`);
  if (campaign.growth > MAX_GROWTH) failed += 1;
  campaign.end();
  await target.end();
}
console.log(failed > 0 ? `FAILED: ${failed} attacks reached something` : 'no attack reached anything');
process.exit(failed > 0 ? 1 : 0);
