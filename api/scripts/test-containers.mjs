// `npm run test:containers [-- --from v0.1.0 --keep]`: builds the image, runs docker/compose.yaml, and plays on it while instances are
// killed, drained, added and upgraded. Exits with 3 if nothing could be tested.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi, buildBench } from './build/builds.mjs';
import { findEngine, takeDown } from './containers/engine.mjs';
import { install } from './install/install.mjs';
import { inCheckout } from './process/checkout.mjs';
import { endAll, startNode } from './process/processes.mjs';
import { onStop, script } from './process/script.mjs';

const NOT_TESTED = 3;

await script(async () => {
  const found = findEngine();
  if (found.missing) {
    for (const reason of found.missing) console.log(reason);
    console.log('NOT TESTED: no container engine, so nothing was tested');
    return NOT_TESTED;
  }
  await install();
  await buildApi();
  await buildBench();
  const project = `fourtell-test-${randomBytes(3).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), `${project}-`));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  onStop(async () => takeDown(found, project));
  onStop(endAll);
  const env = {
    ...process.env,
    CONTAINERS: JSON.stringify({ ...found, project, folder }),
    // Podman's own format of images has no health checks.
    ...(found.isPodman && { BUILDAH_FORMAT: 'docker' }),
  };
  const args = [
    '--enable-source-maps',
    inCheckout('dist/api/bench/containers/main.js'),
    ...process.argv.slice(2),
  ];
  return (await startNode(args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).ended).code;
});
