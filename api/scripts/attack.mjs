// `npm run attack [-- --only packets --size short --seed 7]`: attacks a server while a room plays on it, and measures what the
// players notice.

import { buildAll } from './build/builds.mjs';
import { runBenchProgram } from './process/bench-program.mjs';
import { script } from './process/script.mjs';

await script(() => runBenchProgram('attack/main.js', buildAll));
