import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.js';
import { BOUNDS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';
import { TurnQueue } from '../limits/turn-queue.js';

/** What every call is asked before its body is read. */
export function admitCalls(fastify: FastifyInstance, limits: Limits): void {
  boundCalls(fastify.server);
  const calls = limits.of('calls');
  fastify.addHook('onRequest', async ({ ip, raw }) => {
    if (hostsIn(raw.rawHeaders) > 1) throw new BadRequestException('There must be exactly one Host header.');
    await calls.spend(addressKey(ip));
  });
}

/** Bounds the calls of a connection, and those that begin in one turn of the event loop. */
function boundCalls(server: Server): void {
  const open = new WeakMap<Socket, number>();
  const queue = new TurnQueue(BOUNDS.callsPerTurn, BOUNDS.callsWaiting);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node goes on with what it has read of a connection that is closed: nothing more is done for that.
    if (socket.destroyed) return;
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    const begin = () => socket.destroyed || handle?.(request, response);
    // Neither browsers nor proxies send the next call before the answer to the last one.
    if (count > BOUNDS.callsOfConnection || !queue.add(begin)) socket.destroy();
  });
}

/** Node keeps the first one, and a proxy before it may have gone by the last. */
const hostsIn = (headers: string[]): number =>
  headers.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
