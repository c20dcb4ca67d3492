import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { Readiness } from './readiness.js';

let server: StartedApp;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server?.close());

describe('health', () => {
  it('reports a running server as alive and ready', async () => {
    const visitor = new Visitor(server.url);
    expect((await visitor.get('/healthz')).body).toEqual({ status: 'alive' });
    expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
  });

  it('reports a server as alive but not ready while it drains or a dependency is unavailable', async () => {
    const visitor = new Visitor(server.url);
    const readiness = server.app.get(Readiness);
    readiness.add('bus', () => Promise.reject(new Error('away')));
    const away = await visitor.get('/readyz');
    expect([away.status, away.body.code, away.body.message]).toEqual([503, 'unavailable', 'Not ready: bus.']);
    readiness.drain();
    expect((await visitor.get('/readyz')).body.message).toBe('Not ready: draining.');
    expect((await visitor.get('/healthz')).status).toBe(200);
  });

  it('reports a server as not ready, and calls return 503, while the database is unavailable', async () => {
    const line = await lineTo(server.config.databaseUrl);
    const far = await startApp({ databaseUrl: line.url });
    const visitor = new Visitor(far.url);
    line.cut();
    const readiness = await visitor.get('/readyz');
    expect([readiness.status, readiness.body.message]).toEqual([503, 'Not ready: database.']);
    const answer = await visitor.post('/login', { email: 'ann@example.org', password: 'correct horse' });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('1');
    line.mend();
    expect((await visitor.get('/readyz')).status).toBe(200);
    await far.close();
    line.close();
  });
});

/** A proxy to the database that can be cut and restored. */
async function lineTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const target = { port: Number(url.port), host: url.hostname };
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(target);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
    return near.pipe(far).pipe(near);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => proxy.close(),
  };
}
