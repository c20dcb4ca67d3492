import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { htmlFileOf, type Page, pageAt, ROOM_PAGES, VISITORS_PAGES, visitorsPage } from '#protocol/pages';
import { Config } from '../config.js';
import { Invitations } from '../games/seats/invitations.js';
import { noMailTag, previewTags, providerTag } from './page-head.js';
import { isHost } from './security-headers.js';

const NOT_PAGES = /^\/(metrics|healthz|readyz|socket\.io|oidc|docs)(\/|$)/;
const FILE_NAME = /\.\w+$/;
const JSON_TYPE = /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i;

const asksForJsonAlone = (accept: string | undefined): boolean =>
  accept?.split(',').every((type) => JSON_TYPE.test(type)) ?? false;

type Request = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;
const pathOf = ({ url }: Pick<Request, 'url'>) => url.split('?', 1)[0] ?? '';

/**
 * The status with which the app is sent as the reply, or undefined for calls and files. Pages are sent to any client that
 * does not ask for JSON alone, since programs that read links rarely send `Accept`. Any other path may be a call. Only a
 * browser that opens it gets the app, with status 404, which shows that there is no such page.
 */
export function pageStatus({ method, url, headers: { accept } }: Request): 200 | 404 | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const path = pathOf({ url });
  if (pageAt(path)) return asksForJsonAlone(accept) ? undefined : 200;
  const isOpened = accept?.includes('text/html') && !NOT_PAGES.test(path) && !FILE_NAME.test(path);
  return isOpened ? 404 : undefined;
}

/** Serves the built web app from `folder`. Files named by their content hash may be cached forever. */
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
  const html = await readPages(folder);
  const invitations = app.get(Invitations);
  const { oidc, smtpUrl } = app.get(Config);
  const ownTags = providerTag(oidc?.label) + noMailTag(smtpUrl);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const status = pageStatus(request);
      if (status === undefined) return;
      const origin = isHost(request.host) ? `${request.protocol}://${request.host}` : '';
      const tags = previewTags(origin, await invitationOf(request, invitations)) + ownTags;
      reply.status(status).type('text/html; charset=utf-8');
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept' });
      const page = pageAt(pathOf(request));
      return reply.send(
        html(page, Boolean(codeIn(request))).replace('</head>', (end) => `  ${tags}\n  ${end}`),
      );
    });
}

/** Reads the HTML that a visitor sees at each page. Other paths get the HTML without content. */
async function readPages(folder: string): Promise<(page: Page | undefined, namesRoom: boolean) => string> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const shell = await read('index.html');
  const pages = new Map<Page, string>();
  for (const page of VISITORS_PAGES) pages.set(page, await read(htmlFileOf(page)));
  return (page, room) => (page && pages.get(visitorsPage(page, { room }))) ?? shell;
}

const codeIn = (request: FastifyRequest) => (request.query as Record<string, unknown>)['code'];

async function invitationOf(request: FastifyRequest, invitations: Invitations) {
  const page = pageAt(pathOf(request));
  if (!page || !ROOM_PAGES.includes(page)) return undefined;
  return invitations.find(codeIn(request), request.ip);
}
