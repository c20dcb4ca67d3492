import { parseArgs } from 'node:util';
import { replaceBuiltins } from './virtual-time.js';
import { simulate } from './world.js';

replaceBuiltins();

const { values } = parseArgs({
  options: { seed: { type: 'string' }, games: { type: 'string', default: '2000' } },
});
const first = Number(values.seed ?? Date.now() % 1_000_000);
const began = performance.now();
let games = 0;
let worlds = 0;
let failed = 0;
for (let seed = first; games < Number(values.games); seed++) {
  const verdict = await simulate(String(seed));
  games += verdict.games;
  worlds += 1;
  if (verdict.faults.length === 0) continue;
  failed += 1;
  console.log(`seed ${seed}: ${verdict.faults.length} faults\n  ${verdict.faults.slice(0, 3).join('\n  ')}`);
}
const seconds = (performance.now() - began) / 1_000;
console.log(
  `${games} games in ${worlds} worlds from seed ${first} on: ${failed} failed, ${Math.round((games / seconds) * 60)} games a minute`,
);
process.exitCode = failed > 0 ? 1 : 0;
