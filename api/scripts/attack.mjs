// `npm run attack [-- --only packets --size short --seed 7]`: attacks a server while a room plays on it, and measures what its
// players notice.
import { runBenchProgram } from './bench-program.mjs';
import { buildAll } from './builds.mjs';
import { script } from './script.mjs';

await script(() => runBenchProgram('attack/main.js', buildAll));
