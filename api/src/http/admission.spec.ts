import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { BOUNDS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';
import { admitCalls } from './admission.js';

const NO_LIMITS = { of: () => ({ spend: async () => {} }) } as unknown as Limits;
const call = (n: number) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server whose calls wait for `finish`, and a client that pipelines. */
async function pipelined(count: number) {
  const fastify = Fastify({ forceCloseConnections: true });
  admitCalls(fastify, NO_LIMITS);
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  fastify.get('/:n', async (request) => {
    begun.push((request.params as { n: string }).n);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return `reply ${begun.length}`;
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  client.on('data', (text) => {
    received += text;
  });
  client.on('error', () => {});
  client.write(Array.from({ length: count }, (_, n) => call(n)).join(''));
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await turn();
  };
  return { fastify, client, begun, finish: () => waiting.shift()?.(), received: () => received, until };
}

describe('the calls of a connection', () => {
  it('begin one after the other, in their order', async () => {
    const { fastify, begun, finish, received, until } = await pipelined(3);
    for (let n = 1; n <= 3; n++) {
      await until(() => begun.length === n);
      for (let turns = 0; turns < 5; turns++) await turn();
      expect(begun).toHaveLength(n);
      finish();
      await until(() => received().includes(`reply ${n}`));
    }
    expect(begun).toEqual(['0', '1', '2']);
    await fastify.close();
  });

  it('close it if too many wait', async () => {
    const { fastify, client, begun } = await pipelined(BOUNDS.callsOfConnection + 1);
    await once(client, 'close');
    expect(begun.length).toBeLessThanOrEqual(1);
    await fastify.close();
  });
});
