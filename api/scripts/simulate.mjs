// `npm run simulate [-- --seed 7 --games 2000 | --mutants]`: plays games over three simulated instances in virtual time.
import { buildSimulation } from './builds.mjs';
import { inCheckout } from './checkout.mjs';
import { install } from './install.mjs';
import { runNode } from './processes.mjs';
import { script } from './script.mjs';

await script(async () => {
  await install();
  await buildSimulation();
  const main = inCheckout('dist/api/src/testing/simulation/main.js');
  const { code } = await runNode(['--enable-source-maps', main, ...process.argv.slice(2)]);
  return code;
});
