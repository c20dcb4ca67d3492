// The server of the browser tests: `up` on a temporary data folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../process/checkout.mjs';
import { endAll, runNode } from '../process/processes.mjs';
import { onStop, script } from '../process/script.mjs';

async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'fourtell-e2e-'));
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
