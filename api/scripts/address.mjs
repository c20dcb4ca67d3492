import { networkInterfaces } from 'node:os';
import { Obstacle } from './checkout.mjs';
import { portIsFree } from './ports.mjs';

/** Where the API listens, from HOST, PORT and `--lan`; refuses a port that is taken before anything is built or started. */
export async function chooseAddress({ lan }) {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Obstacle(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  const host = lan ? '0.0.0.0' : process.env.HOST || '127.0.0.1';
  if (!(await portIsFree(port, host))) {
    throw new Obstacle(
      `Port ${port} is used by another program. Choose another one: PORT=${port + 1} npm run up`,
    );
  }
  return { host, port };
}

/** The addresses under which other devices on the same networks reach this machine. */
export const lanAddresses = ({ port }) =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

export const everywhere = (host) => host === '0.0.0.0' || host === '::';
export const localAddress = ({ host, port }) =>
  `http://${everywhere(host) || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
