// The server of the browser tests: `up` on a new data folder, E2E_DATA_DIR.
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { inCheckout } from '../process/checkout.mjs';
import { endAll, runNode } from '../process/processes.mjs';
import { onStop, script } from '../process/script.mjs';

async function serve() {
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder) throw new Error('E2E_DATA_DIR is not set');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  onStop(endAll);
  const fresh = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    QUESTION_PROVIDER: 'bank',
    LOG_LEVEL: 'warn',
  };
  // All players of the tests share one address.
  const env = { ...process.env, ...fresh, RATE_LIMIT_SCALE: '100' };
  return (await runNode([inCheckout('api/scripts/up.mjs')], { env })).code;
}

await script(serve, { codeOnSignal: () => 0 });
