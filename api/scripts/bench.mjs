// `npm run bench [-- SCENARIO… --check --short]`: measures the server beside bare Socket.IO, on a database of its own.

import { buildApi } from './build/builds.mjs';
import { runBenchProgram } from './process/bench-program.mjs';
import { script } from './process/script.mjs';

await script(() => runBenchProgram('main.js', buildApi));
