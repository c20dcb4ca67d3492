import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Nginx } from '../testing/nginx.js';
import { freePort } from '../testing/server-process.js';

/** An instance that only accepts sockets and keeps them open. */
class Taker {
  private readonly held = new Set<Socket>();
  private server?: Server;

  constructor(readonly port: number) {}

  get count(): number {
    return this.held.size;
  }

  async begin(): Promise<void> {
    this.server = createServer().on('upgrade', (_, socket: Socket) => {
      this.held.add(socket.on('error', () => {}).on('close', () => this.held.delete(socket)));
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    });
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async die(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.held) socket.destroy();
    await closed;
  }
}

const takers: Taker[] = [];
let nginx: Nginx;
beforeAll(async () => {
  for (let n = 0; n < 3; n++) takers.push(new Taker(await freePort()));
  for (const taker of takers) await taker.begin();
  nginx = await Nginx.start(takers.map(({ port }) => `http://127.0.0.1:${port}`));
});
afterAll(async () => {
  await Promise.all(takers.map((taker) => taker.die()));
  await nginx?.stop();
});

/** The status of a handshake, whose socket then stays open. */
const handshake = (room?: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    request(`${nginx.url}/socket.io/${room ? `?room=${room}` : ''}`, { headers })
      .on('upgrade', ({ statusCode }) => resolve(statusCode))
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
const rooms = Array.from({ length: 30 }, (_, n) => `ROOM${n}`);
const all = () => Promise.all([...rooms, undefined, undefined, undefined].map(handshake));

it('all sockets reconnect while instances die one after the other, and when all are back', async () => {
  for (const taker of takers) {
    await taker.die();
    expect(new Set(await all())).toEqual(new Set([101]));
    await taker.begin();
  }
  expect(new Set(await all())).toEqual(new Set([101]));
  for (const { count } of takers) expect(count).toBeGreaterThan(0);
});
