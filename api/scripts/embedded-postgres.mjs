import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';

/**
 * The PostgreSQL that comes with the packages, running on the data in `dataDir`. `url` is the game's database, `adminUrl`
 * one from which others can be created. `stop` waits until the server is down, or leaves it to another script that uses it.
 */
export async function embeddedPostgres(dataDir, { temporary = false } = {}) {
  const args = [inCheckout('api/scripts/postgres-keeper.mjs'), dataDir, ...(temporary ? ['temporary'] : [])];
  const keeper = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  const stop = async () => {
    if (keeper.connected) keeper.disconnect();
    await ended;
  };
  const answer = await Promise.race([
    new Promise((resolve) => keeper.once('message', resolve)),
    ended.then(() => ({ error: 'The process that holds PostgreSQL ended unexpectedly.' })),
  ]);
  if (answer.error) {
    await stop();
    throw new Error(answer.error);
  }
  return { ...answer, stop };
}

/** A fresh server in a folder that is removed when it stops. */
export function temporaryPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'fourtell-postgres-'));
  chmodSync(folder, 0o755); // root's server runs under another account
  return embeddedPostgres(folder, { temporary: true });
}
