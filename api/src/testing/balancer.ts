import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A round-robin load balancer for several servers; skips those that refuse a connection. */
export async function balancer(targets: string[]) {
  const ports = targets.map((target) => Number(new URL(target).port));
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('close', () => sockets.delete(near));
    near.on('error', () => {});
    forward(near, turn++, ports.length);
  }).listen(0, '127.0.0.1');
  const forward = (near: Socket, n: number, tries: number) => {
    if (tries === 0) return near.destroy();
    const far = connect(ports[n % ports.length] as number, '127.0.0.1');
    const next = () => forward(near, n + 1, tries - 1);
    far.once('error', next);
    far.once('connect', () => {
      far.off('error', next);
      far.on('error', () => {});
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      near.pipe(far).pipe(near);
    });
  };
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
