import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { Nginx } from '../testing/nginx.js';
import { freePort } from '../testing/server-process.js';

let nginx: Nginx;
const servers: Server[] = [];
afterEach(async () => {
  await nginx?.stop();
  for (const server of servers.splice(0)) server.close();
});

/** An instance that replies with its address. */
async function instance(address: string, port: number): Promise<void> {
  const server = createServer((_, response) => response.end(address));
  servers.push(server);
  await once(server.listen(port, address), 'listening');
}

/** A call on its own connection, since a reload closes idle ones. */
const call = () =>
  new Promise<string>((resolve, reject) => {
    const answered = (answer: IncomingMessage) => resolve(text(answer));
    get(nginx.url, { agent: false }, answered).on('error', reject);
  });

/** Calls until exactly these instances have replied to the last ten calls. */
async function answeredBy(...addresses: string[]): Promise<void> {
  for (;;) {
    const seen = [...new Set(await Promise.all(Array.from({ length: 10 }, call)))].sort();
    if (seen.join() === addresses.join()) return;
    await sleep(10);
  }
}

it('the load balancer finds every instance of a name, including those that start and stop later', async () => {
  const port = await freePort();
  const [one, two, three] = ['127.0.0.11', '127.0.0.12', '127.0.0.13'] as const;
  for (const address of [one, two, three]) await instance(address, port);
  nginx = await Nginx.following(port, [one, two]);
  await answeredBy(one, two);
  nginx.resolveTo([one, two, three]);
  await answeredBy(one, two, three);
  nginx.resolveTo([three]);
  await answeredBy(three);
  nginx.resolveTo([]); // a fault of DNS
  const asked = nginx.lookups;
  while (nginx.lookups < asked + 3) await sleep(10);
  await answeredBy(three);
  expect(await call()).toBe(three);
});
