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

/** Begins the calls of a connection one after the other, and bounds those that begin in one turn of the event loop. */
function boundCalls(server: Server): void {
  const pipelines = new WeakMap<Socket, (() => void)[]>();
  const queue = new TurnQueue(BOUNDS.callsPerTurn, BOUNDS.callsWaiting);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node goes on with what it has read of a connection that is closed: nothing more is done for that.
    if (socket.destroyed) return;
    const pipeline = pipelines.get(socket) ?? [];
    pipelines.set(socket, pipeline);
    const begin = () => {
      if (!queue.add(() => socket.destroyed || handle?.(request, response))) socket.destroy();
    };
    response.once('close', () => {
      pipeline.shift();
      pipeline[0]?.();
    });
    // Neither browsers nor proxies send the next call before the answer to the last one.
    if (pipeline.push(begin) > BOUNDS.callsOfConnection) socket.destroy();
    else if (pipeline.length === 1) begin();
  });
}

/** Node keeps the first one, and a proxy before it may have gone by the last. */
const hostsIn = (headers: string[]): number =>
  headers.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
