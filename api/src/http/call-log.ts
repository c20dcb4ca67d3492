import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs each call in one line, without its headers, query, body or address. */
export class CallLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const path = request.url.split('?', 1)[0] ?? '';
    const ms = Math.round(reply.elapsedTime);
    request.log[PROBES.has(path) ? 'debug' : 'info'](
      { method: request.method, path, status: reply.statusCode, ms },
      'call',
    );
  }
}
