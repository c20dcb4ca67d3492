// `npm run test:stress [-- 10]`: runs `npm test` repeatedly while another process keeps a core busy, and prints what failed.
// Property tests draw other cases in each run; `SEED` repeats those of one run.
import { inCheckout } from './process/checkout.mjs';
import { end, startNode } from './process/processes.mjs';
import { script } from './process/script.mjs';

const USUAL_RUNS = 10;

/** Resolves to a run's lines about failures and totals. */
async function runTests(seed) {
  const child = startNode([inCheckout('api/scripts/test.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SEED: String(seed) },
  });
  const lines = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    const parts = (rest + text).split('\n');
    rest = parts.pop();
    lines.push(...parts.filter((line) => /^failed: |^\d+ passed, \d+ failed$/.test(line)));
  });
  const { code } = await child.ended;
  return { isGreen: code === 0, lines };
}

await script(async () => {
  const runs = Number(process.argv[2] ?? USUAL_RUNS);
  const summary = [];
  let green = 0;
  const busy = startNode(['-e', 'for (;;);']);
  for (let run = 1; run <= runs; run++) {
    const began = performance.now();
    const { isGreen, lines } = await runTests(run);
    if (isGreen) green += 1;
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    summary.push(`run ${run} (SEED=${run}), ${minutes} min`, ...lines.map((line) => `  ${line}`));
  }
  await end(busy);
  console.log([...summary, `${green} of ${runs} runs were green`].join('\n'));
  return green === runs ? 0 : 1;
});
