import { createServer } from 'node:net';

/** Why a server could not listen there now, as the code of the system's error; undefined where it could. */
export const listenFault = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code ?? 'unknown'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });

export const portIsFree = async (port, host = '127.0.0.1') => (await listenFault(port, host)) === undefined;

/** Below 32768: above it, outgoing connections of any process may hold a port for a moment. */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    if (await portIsFree(port)) return port;
  }
}
