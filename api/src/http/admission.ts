import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.js';
import { BOUNDS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';
import { TurnQueue } from '../limits/turn-queue.js';

/** Checks and limits every call before its body is read. */
export function admitCalls(fastify: FastifyInstance, limits: Limits): void {
  boundCalls(fastify.server);
  const calls = limits.of('calls');
  fastify.addHook('onRequest', async ({ ip, raw }) => {
    if (hostsIn(raw.rawHeaders) > 1) throw new BadRequestException('There must be exactly one Host header.');
    await calls.spend(addressKey(ip));
  });
}

/** Starts the calls of a connection one after the other, and bounds the calls started per turn of the event loop. */
function boundCalls(server: Server): void {
  const pipelines = new WeakMap<Socket, (() => void)[]>();
  const queue = new TurnQueue(BOUNDS.callsPerTurn, BOUNDS.callsWaiting);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node still parses what it has read from a closed connection.
    if (socket.destroyed) return;
    const pipeline = pipelines.get(socket) ?? [];
    pipelines.set(socket, pipeline);
    const start = () => {
      if (!queue.add(() => socket.destroyed || handle?.(request, response))) socket.destroy();
    };
    response.once('close', () => {
      pipeline.shift();
      pipeline[0]?.();
    });
    // Browsers and proxies do not pipeline, so only an attacker queues this many calls.
    if (pipeline.push(start) > BOUNDS.callsOfConnection) socket.destroy();
    else if (pipeline.length === 1) start();
  });
}

/** Counts Host headers. Node uses the first one, and a proxy may have used the last. */
const hostsIn = (headers: string[]): number =>
  headers.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
