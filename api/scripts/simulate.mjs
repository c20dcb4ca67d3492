// `npm run simulate [-- --seed 7 --games 2000 | --mutants]`: plays games on three simulated instances in virtual time.
import { buildSimulation } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { inCheckout } from './process/checkout.mjs';
import { runNode } from './process/processes.mjs';
import { script } from './process/script.mjs';

await script(async () => {
  await install();
  await buildSimulation();
  const main = inCheckout('dist/api/src/testing/simulation/main.js');
  const { code } = await runNode(['--enable-source-maps', main, ...process.argv.slice(2)]);
  return code;
});
