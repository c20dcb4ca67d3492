import { createServer } from 'node:net';

/** The error code if a server cannot listen there now; undefined if it can. */
export const listenFault = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code ?? 'unknown'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });

export const portIsFree = async (port, host = '127.0.0.1') => (await listenFault(port, host)) === undefined;

/** A free port below 32768, since outgoing connections may use higher ones. */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    if (await portIsFree(port)) return port;
  }
}
