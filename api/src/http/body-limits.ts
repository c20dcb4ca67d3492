import { HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** In bytes. The largest quiz has 230,000 characters. */
const LARGEST_BODY = 256 * 1024;
/** Ten times what any other call needs. */
const USUAL_BODY = 16 * 1024;

const LARGE = new Set(['/save-custom-quiz', '/edit-custom-quiz']);

/** Limits the size of bodies. They are parsed before the caller is authenticated, so only two calls accept large ones. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = LARGE.has(route.url) ? LARGEST_BODY : USUAL_BODY;
  });
  // Refuses chunked bodies: a chunk may hold a single byte but costs as much as a whole body, so a limit on bytes would not help.
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    reply.header('connection', 'close');
    reply.raw.once('finish', () => request.raw.destroy());
    throw new HttpException(
      { message: 'A request body must state its length.', code: 'length_required' },
      411,
    );
  });
}
