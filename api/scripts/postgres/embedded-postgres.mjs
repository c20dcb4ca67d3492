import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout, Obstacle } from '../process/checkout.mjs';

/**
 * Runs the embedded PostgreSQL on `dataDir`. `ready` resolves to `{url, adminUrl}`: the game's database, and one from which
 * others can be created. `stop` resolves when the server is down, or is left to another script that uses it; call it at any
 * time.
 */
export function embeddedPostgres(dataDir, { temporary = false } = {}) {
  const args = [
    inCheckout('api/scripts/postgres/postgres-keeper.mjs'),
    dataDir,
    ...(temporary ? ['temporary'] : []),
  ];
  const keeper = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  const stop = async () => {
    if (keeper.connected) keeper.disconnect();
    await ended;
  };
  const ready = new Promise((resolve, reject) => {
    keeper.once('message', (answer) => (answer.error ? reject(new Obstacle(answer.error)) : resolve(answer)));
    ended.then(() => reject(new Obstacle('The process that holds PostgreSQL ended unexpectedly.')));
  });
  ready.catch(() => {}); // no unhandled rejection if it is stopped early
  return { ready, stop };
}

/** A new server in a folder that is removed when it stops. */
export function temporaryPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'fourtell-postgres-'));
  chmodSync(folder, 0o755); // the server of root runs under another account
  return embeddedPostgres(folder, { temporary: true });
}
