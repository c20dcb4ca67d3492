import type { Socket } from 'node:net';
import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.js';
import { BOUNDS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';

/** What every call is asked before its body is read. */
export function admitCalls(fastify: FastifyInstance, limits: Limits): void {
  const calls = limits.of('calls');
  /** Calls of a connection that have not been answered yet. */
  const open = new WeakMap<Socket, number>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    // Neither browsers nor proxies send the next call before the answer to the last one.
    if (count > BOUNDS.callsOfConnection) socket.destroy();
    else done();
  });
  fastify.addHook('onRequest', async ({ ip, raw }) => {
    if (hostsIn(raw.rawHeaders) > 1) throw new BadRequestException('There must be one host.');
    await calls.spend(addressKey(ip));
  });
}

/** Node keeps the first one, and a proxy before it may have gone by the last. */
const hostsIn = (headers: string[]): number =>
  headers.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
