import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inCheckout } from '../process/checkout.mjs';

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** Whether `sources` (files, folders) differ from the last build that `done()` recorded. */
export function buildStamp(name, sources) {
  const file = inCheckout('dist', `.${name}-sources`);
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const path of filesUnder(inCheckout(source)))
      hash.update(path).update('\0').update(readFileSync(path));
  }
  const current = hash.digest('hex');
  return {
    unchanged: existsSync(file) && readFileSync(file, 'utf8') === current,
    done() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, current);
    },
  };
}
