// `npm run bench [-- SCENARIO… --check --short]`: measures the server against bare Socket.IO, on its own database.

import { buildAll } from './build/builds.mjs';
import { chromium, need } from './install/system-programs.mjs';
import { runBenchProgram } from './process/bench-program.mjs';
import { script } from './process/script.mjs';

await script(async () => {
  process.env.CHROMIUM_PATH = await need(chromium);
  return runBenchProgram('main.js', buildAll);
});
