import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the server at `url` that a test can cut or pause. */
export async function severable(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  let held = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      pairs.set(from, to);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        pairs.delete(from);
        to.destroy();
      });
      if (!held) from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Resets all connections. */
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    /** Silently forwards nothing from now on; new connections get no reply either. */
    hold: () => {
      held = true;
      for (const [from, to] of pairs) from.unpipe(to).pause();
    },
    /** Forwards everything that was held back. */
    letGo: () => {
      held = false;
      for (const [from, to] of pairs) from.pipe(to);
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
