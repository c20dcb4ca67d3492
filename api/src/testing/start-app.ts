import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { parseConfig } from '../config.js';
import { createApp } from '../create-app.js';
import { migratedDatabase } from './test-database.js';

export interface StartedApp {
  /** `http://127.0.0.1:port`. */
  url: string;
  app: NestFastifyApplication;
  database: DataSource;
  config: Config;
  close(): Promise<void>;
}

interface Wishes extends Partial<Config> {
  webFolder?: string;
  log?: Logger;
  /** Runs before the server listens. */
  prepare?: (app: NestFastifyApplication) => unknown;
}

/** The real server on a free port, with its own database unless `databaseUrl` is given. Rate limits are off by default. */
export async function startApp({ webFolder, log, prepare, ...overrides }: Wishes = {}): Promise<StartedApp> {
  const fresh = overrides.databaseUrl ? undefined : await migratedDatabase();
  const settings = {
    DATABASE_URL: overrides.databaseUrl ?? fresh?.url,
    JWT_SECRET: 'a secret that only the tests know',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
  };
  const config: Config = { ...parseConfig(settings), ...overrides };
  const app = await createApp(config, { webFolder, ...(log ? { log } : {}) });
  prepare?.(app);
  await app.listen(0, '127.0.0.1');
  return {
    url: await app.getUrl(),
    app,
    database: app.get(DataSource),
    config,
    close: async () => {
      await app.close();
      await fresh?.drop();
    },
  };
}
