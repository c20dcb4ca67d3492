import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Nginx } from '../testing/nginx.js';

let nginx: Nginx;
const instance = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers)));
beforeAll(async () => {
  await once(instance.listen(0, '127.0.0.1'), 'listening');
  nginx = await Nginx.behindIngress([`http://127.0.0.1:${(instance.address() as AddressInfo).port}`]);
});
afterAll(async () => {
  await nginx?.stop();
  instance.close();
});

/** The headers that an instance receives. */
const received = async (headers: Record<string, string>) =>
  (await (await fetch(nginx.url, { headers })).json()) as IncomingHttpHeaders;

it('behind an ingress an instance receives the client’s address and protocol', async () => {
  const headers = await received({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' });
  expect(headers['x-forwarded-for']).toBe('198.51.100.7');
  expect(headers['x-forwarded-proto']).toBe('https');
});

it('headers that the client forged are not passed to an instance', async () => {
  const headers = await received({
    'x-forwarded-for': '203.0.113.1, 198.51.100.7',
    'x-forwarded-host': 'evil.example',
  });
  expect(headers['x-forwarded-for']).toBe('198.51.100.7');
  expect(headers['x-forwarded-host']).toBe(new URL(nginx.url).host);
});
