// The benchmark: `main.js [--check] [--short] [--profile FILE] [SCENARIO…]`. Runs all scenarios if none is named.
import { parseArgs } from 'node:util';
import { check } from './check.js';
import { keep, kept } from './kept-results.js';
import { isPassed, type Result, report } from './result.js';
import { bank } from './scenarios/bank.js';
import { largeRoom } from './scenarios/large-room.js';
import { loading } from './scenarios/loading.js';
import { longLog } from './scenarios/long-log.js';
import { millionQuizzes } from './scenarios/million-quizzes.js';
import { saturation } from './scenarios/saturation.js';
import type { Ground, Scenario } from './scenarios/scenario.js';
import { stampede } from './scenarios/stampede.js';
import { wholeGame } from './scenarios/whole-game.js';

const SCENARIOS: Record<string, Scenario> = {
  saturation,
  stampede,
  'large-room': largeRoom,
  'room-of-1000': wholeGame(1_000, 3),
  'room-of-5000': wholeGame(5_000, 5),
  'million-quizzes': millionQuizzes,
  'long-log': longLog,
  bank,
  loading,
};

/** Timeout of a scenario. `million-quizzes` takes longest: inserting its quizzes takes minutes on a busy machine. */
const TIMEOUT_MS = 600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});

const ground: Ground = {
  adminUrl: process.env['BENCH_DATABASE_URL'] ?? '',
  short: values.short,
  ...(values.profile ? { profile: values.profile } : {}),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
const results: Result[] = [];
for (const name of wanted) {
  const scenario = SCENARIOS[name];
  if (!scenario)
    throw new Error(`there is no scenario ${name}; there are ${Object.keys(SCENARIOS).join(', ')}`);
  const began = performance.now();
  const timeout = setTimeout(() => {
    console.error(`${name} timed out after ${TIMEOUT_MS / 1_000} s`);
    process.exit(1);
  }, TIMEOUT_MS);
  const result = await scenario(ground);
  clearTimeout(timeout);
  results.push(result);
  console.log(`${report(result)}\n  took ${Math.round((performance.now() - began) / 1_000)} s\n`);
}
if (values.check) {
  const worse = check(results, kept());
  for (const line of worse) console.log(`WORSE ${line}`);
  process.exit(worse.length > 0 ? 1 : 0);
}
if (!values.short && !values.profile) keep(results);
process.exit(results.every(isPassed) ? 0 : 1);
