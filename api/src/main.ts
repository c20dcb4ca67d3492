import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { htmlFileOf } from '#protocol/pages';
import { type Config, parseConfig } from './config.js';
import { createApp } from './create-app.js';
import { createLog } from './log.js';
import { Metrics } from './metrics/metrics.js';
import { BankQuestions } from './questions/bank-questions.js';

/** Deployments give an instance at least 15 s to stop. */
const SHUTDOWN_MS = 14_000;
/** Exit code if a restart would fail in the same way: invalid settings, or an unusable address (EX_CONFIG of sysexits). */
const EX_CONFIG = 78;
const ADDRESS_FAULTS = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND'];

function readConfig(): Config {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return parseConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EX_CONFIG);
  }
}

const config = readConfig();
const log = createLog(config.logLevel);
if (config.rateLimitScale === 0) log.warn('RATE_LIMIT_SCALE is 0: nothing limits the rate of calls');

const built = resolve(import.meta.dirname, '../../web');
const webFolder = existsSync(resolve(built, htmlFileOf('/'))) ? built : undefined;
let metrics: Metrics | undefined;
try {
  const app = await createApp(config, { webFolder, log });
  metrics = app.get(Metrics);
  app.get(BankQuestions).load();
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.listen(config.port, config.host);
} catch (error) {
  log.fatal(`could not start: ${error instanceof Error ? error.message : error}`);
  process.exit(ADDRESS_FAULTS.includes((error as NodeJS.ErrnoException).code ?? '') ? EX_CONFIG : 1);
}

// Each message and each call catches its own errors. One that escapes must not end the games of other players.
process.on('unhandledRejection', (error) => {
  log.error({ err: error }, 'bug: unhandled rejection');
  if (metrics) metrics.unhandled += 1;
});
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'bug: ending the process');
  process.exit(1);
});

// Ends a shutdown that hangs, before an orchestrator kills the process.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => setTimeout(() => process.exit(1), SHUTDOWN_MS).unref());
}
