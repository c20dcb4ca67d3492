import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const NOT_PAGES = /^\/(metrics|healthz|readyz|socket\.io)(\/|$)/;
const FILE_NAME = /\.\w+$/;

/** A browser opening an address of the app, as opposed to a call or a file: `GET /login` beside `POST /login`. */
export function isPageRequest({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const wantsHtml = headers.accept?.includes('text/html') ?? false;
  return (
    (method === 'GET' || method === 'HEAD') && wantsHtml && !NOT_PAGES.test(path) && !FILE_NAME.test(path)
  );
}

/** Serves the built web app from `folder`; what the bundler named after its content may be kept for ever. */
export async function serveWebPages(app: NestFastifyApplication, folder: string): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  const hashed = join(folder, 'assets');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        file.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      if (isPageRequest(request)) return reply.sendFile('index.html');
    });
}
