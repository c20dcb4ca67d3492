import { readFileSync } from 'node:fs';
import { inCheckout, Obstacle } from '../process/checkout.mjs';
import { run } from '../process/processes.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(inCheckout(file), 'utf8')).packages;

// npm writes the hidden lock file last, so an interrupted install does not count, and a manual `npm install` does.
function installed() {
  try {
    const present = packagesIn('node_modules/.package-lock.json');
    return Object.entries(packagesIn('package-lock.json')).every(
      ([path, wanted]) =>
        path === '' || wanted.optional || wanted.devOptional || present[path]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** Updates node_modules to the lock file, if they differ. Writes to stderr only. */
export async function install() {
  if (installed()) return;
  console.error('Installing packages …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // With NODE_ENV=production npm would omit the packages that the build needs.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run(command, [...first, ...flags], { stdio: ['ignore', 2, 2] });
  if (code !== 0) throw new Obstacle('npm ci failed, see above.');
}
