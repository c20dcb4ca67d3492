import { parseArgs } from 'node:util';
import { MUTANTS } from './mutants.js';
import { simulate } from './simulate.js';
import { replaceBuiltins } from './virtual-time.js';

replaceBuiltins();

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    games: { type: 'string', default: '2000' },
    mutants: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed ?? Date.now() % 1_000_000);
const seconds = (since: number) => (performance.now() - since) / 1_000;

/** Plays games until one fails or the number is reached. */
async function play(most: number, mutant?: (typeof MUTANTS)[string]) {
  const counts = { games: 0, worlds: 0, failed: [] as string[], last: '' };
  for (let seed = first; counts.games < most; seed++) {
    const { games, faults } = await simulate(String(seed), mutant);
    counts.games += games;
    counts.worlds += 1;
    if (faults.length === 0) continue;
    counts.failed.push(String(seed));
    counts.last = faults[0] ?? '';
    if (mutant) break;
    console.log(`seed ${seed}: ${faults.length} faults\n  ${faults.slice(0, 3).join('\n  ')}`);
  }
  return counts;
}

const most = Number(values.games);
const began = performance.now();
if (values.mutants) {
  for (const [name, mutant] of Object.entries(MUTANTS)) {
    const since = performance.now();
    const { games, failed, last } = await play(most, mutant);
    const [seed] = failed;
    console.log(
      `${name}: ${seed ? `seed ${seed}` : 'NOT FOUND'}, ${games} games, ${seconds(since).toFixed(1)} s`,
    );
    console.log(`  ${last.slice(0, 200)}`);
    if (!seed) process.exitCode = 1;
  }
} else {
  const { games, worlds, failed } = await play(most);
  const rate = Math.round((games / seconds(began)) * 60);
  console.log(`${games} games in ${worlds} worlds, seeds from ${first} on: ${rate} games a minute`);
  console.log(failed.length > 0 ? `failed: ${failed.join(' ')}` : 'nothing was wrong');
  if (failed.length > 0) process.exitCode = 1;
}
