// `npm run bench [-- SCENARIO… --check --short]`: measures the server against bare Socket.IO, on its own database.

import { buildApi } from './build/builds.mjs';
import { runBenchProgram } from './process/bench-program.mjs';
import { script } from './process/script.mjs';

await script(() => runBenchProgram('main.js', buildApi));
