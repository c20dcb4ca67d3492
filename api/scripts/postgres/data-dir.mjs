import { chmodSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../process/checkout.mjs';
import { isRoot } from './server-account.mjs';

/** Where this installation keeps its own: the embedded database, the secret, who runs. Made at the first call. */
export function openDataDir() {
  const folder = resolve(root, process.env.DATA_DIR || '.data');
  // A strict umask must not keep the account of root's database server out of its own folder.
  if (mkdirSync(folder, { recursive: true }) && isRoot) chmodSync(folder, 0o755);
  return folder;
}
