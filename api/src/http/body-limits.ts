import { HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** The largest quiz has 230,000 characters. */
const LARGEST_BODY = 256 * 1024;
/** Ten times what any other call needs. */
const USUAL_BODY = 16 * 1024;

const LARGE = new Set(['/save-custom-quiz', '/edit-custom-quiz']);

/** Bodies are read and parsed before anything knows who sends them: large ones are taken where a call needs them only. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = LARGE.has(route.url) ? LARGEST_BODY : USUAL_BODY;
  });
  // A chunk may hold a single byte, and each one costs as much as a whole body: no limit on bytes would help.
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
