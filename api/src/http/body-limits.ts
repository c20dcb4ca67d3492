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
}
