import { createServer } from 'node:net';

/** Whether a server could listen there now. */
export const portIsFree = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Below 32768: above it, outgoing connections of any process may hold a port for a moment. */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    if (await portIsFree(port)) return port;
  }
}
