import { ownSecret } from './own-secret.mjs';

/** The environment of the API that a script starts: existing variables, or else the defaults for one machine. */
export const serverSettings = ({ dataDir, databaseUrl, address }) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  HOST: address.host,
  PORT: String(address.port),
  JWT_SECRET: process.env.JWT_SECRET || ownSecret(dataDir, 'jwt-secret'),
  METRICS_TOKEN: process.env.METRICS_TOKEN || ownSecret(dataDir, 'metrics-token'),
  QUESTION_PROVIDER: process.env.QUESTION_PROVIDER || 'bank',
});
