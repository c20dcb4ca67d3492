import { chmodSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../process/checkout.mjs';
import { isRoot } from './server-account.mjs';

/** This installation's data folder, with the embedded database and the secret. Created on first use. */
export function openDataDir() {
  const folder = resolve(root, process.env.DATA_DIR || '.data');
  // A strict umask must not lock the database's account out of its folder.
  if (mkdirSync(folder, { recursive: true }) && isRoot) chmodSync(folder, 0o755);
  return folder;
}
