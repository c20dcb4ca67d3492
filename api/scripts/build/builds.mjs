import { existsSync } from 'node:fs';
import { inCheckout, Obstacle } from '../process/checkout.mjs';
import { runNode } from '../process/processes.mjs';
import { buildStamp } from './build-stamp.mjs';
import { compressTexts, dropMaps, packFacts } from './compress.mjs';

export const tsc = inCheckout('node_modules/@typescript/native/bin/tsc');
export const vite = inCheckout('node_modules/vite/bin/vite.js');
const shared = ['libs', 'package.json', 'package-lock.json', 'tsconfig.json'];
const onStderr = ['ignore', 2, 2]; // stdout belongs to the calling script

async function build({ name, sources, result, args, env, finish }) {
  const stamp = buildStamp(name, sources);
  if (stamp.unchanged && existsSync(inCheckout(result))) return;
  console.error(`Building ${name} …`);
  const { code } = await runNode(args, { stdio: onStderr, env: { ...process.env, ...env } });
  if (code !== 0) throw new Obstacle(`The build of ${name} failed, see above.`);
  finish?.();
  stamp.done();
}

const categories = 'libs/questions/src/categories';
const dropTemplateMaps = () => dropMaps(inCheckout('dist', categories));

/** Compiles api and libs to dist/api and dist/libs if they changed. */
export const buildApi = () =>
  build({
    name: 'api',
    sources: [...shared, 'api/src', 'api/tsconfig.app.json'],
    result: 'dist/api/src/main.js',
    args: [tsc, '-p', 'api/tsconfig.app.json'],
    finish: () => {
      packFacts(inCheckout(categories), inCheckout('dist', categories));
      dropTemplateMaps();
    },
  });

/** Compiles the benchmark to dist/api/bench if it changed. */
export const buildBench = () =>
  build({
    name: 'bench',
    sources: [...shared, 'api/bench', 'api/tsconfig.bench.json', 'api/tsconfig.app.json'],
    result: 'dist/api/bench/main.js',
    args: [tsc, '-p', 'api/tsconfig.bench.json'],
    finish: dropTemplateMaps,
  });

/** Compiles the simulation and the code it runs to dist/api/src/testing if anything changed. */
export const buildSimulation = () =>
  build({
    name: 'simulation',
    sources: [...shared, 'api/src', 'api/tsconfig.simulation.json', 'api/tsconfig.app.json'],
    result: 'dist/api/src/testing/simulation/main.js',
    args: [tsc, '-p', 'api/tsconfig.simulation.json'],
  });

/** Bundles the web client into dist/web if it changed; resolves to false on failure. */
export const buildWeb = () =>
  build({
    name: 'web',
    sources: [...shared, 'web', 'vite.config.ts'],
    result: 'dist/web/index.html',
    args: [vite, 'build', '--logLevel', 'warn'],
    finish: () => compressTexts(inCheckout('dist/web')),
    env: { NODE_ENV: 'production' }, // or a shell with NODE_ENV=development would bundle React's development build
  });

export const buildAll = () => Promise.all([buildApi(), buildWeb()]);
