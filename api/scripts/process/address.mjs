import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Obstacle } from './checkout.mjs';
import { listenFault } from './ports.mjs';

const FAULTS = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is used by another program. Choose another one: PORT=${port + 1} npm run up`,
  EACCES: ({ port }) =>
    `This account may not use port ${port}. Choose another one, above 1023: PORT=3000 npm run up`,
};
const notOurs = ({ host }) => `HOST must be an address of this machine, and "${host}" is none.`;

/** Where the API listens, from HOST, PORT and `--lan`. Refuses an unusable address before anything is built or started. */
export async function chooseAddress({ lan }) {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Obstacle(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  const host = lan ? '0.0.0.0' : process.env.HOST || '127.0.0.1';
  const fault = await listenFault(port, host);
  if (fault) throw new Obstacle((FAULTS[fault] ?? notOurs)({ host, port }));
  return { host, port };
}

/** The addresses at which other devices on the same networks reach this machine. */
export const lanAddresses = ({ port }) =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

/** A local address that reaches a server listening on `host`. */
export const ownHost = (host) => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host;

/** The address to give to others: they cannot use a local one if the server listens on all networks. */
export function sharedAddress(address) {
  const isOnNetwork = address.host === '0.0.0.0' || address.host === '::';
  return (isOnNetwork && lanAddresses(address)[0]) || localAddress(address);
}

export function localAddress({ host, port }) {
  const own = ownHost(host);
  if (own === '127.0.0.1' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`;
}
