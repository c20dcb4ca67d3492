// `npm run bench [-- SCENARIO… --check --short]`: measures the server beside bare Socket.IO, on a database of its own.
import { runBenchProgram } from './bench-program.mjs';
import { buildApi } from './builds.mjs';
import { script } from './script.mjs';

await script(() => runBenchProgram('main.js', buildApi));
