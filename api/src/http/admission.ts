import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.js';
import type { Limits } from '../limits/limits.js';

/** What every call is asked before its body is read. */
export function admitCalls(fastify: FastifyInstance, limits: Limits): void {
  const calls = limits.of('calls');
  fastify.addHook('onRequest', async ({ ip, raw }) => {
    if (hostsIn(raw.rawHeaders) > 1) throw new BadRequestException('There must be one host.');
    await calls.spend(addressKey(ip));
  });
}

/** Node keeps the first one, and a proxy before it may have gone by the last. */
const hostsIn = (headers: string[]): number =>
  headers.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
