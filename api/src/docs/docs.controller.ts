import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/public.js';
import { Spends } from '../limits/spends.js';
import { Documented } from './documented.js';
import { type DocumentName, Documents } from './documents.js';

const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html';

/** The documents of the API. Clients revalidate a cached one by its ETag. */
@Public()
@Spends('documents')
@Controller()
export class DocsController {
  constructor(private readonly documents: Documents) {}

  @Get('openapi.json')
  @Documented({ does: 'Describes all calls, in OpenAPI 3.1.', type: JSON_TYPE, isConditional: true })
  @Header('cache-control', 'no-cache')
  openapi(@Res({ passthrough: true }) reply: FastifyReply): string | undefined {
    return this.unlessCached('openapi', JSON_TYPE, reply);
  }

  @Get('asyncapi.json')
  @Documented({
    does: 'Describes all messages of the sockets, in AsyncAPI 3.0.',
    type: JSON_TYPE,
    isConditional: true,
  })
  @Header('cache-control', 'no-cache')
  asyncapi(@Res({ passthrough: true }) reply: FastifyReply): string | undefined {
    return this.unlessCached('asyncapi', JSON_TYPE, reply);
  }

  @Get('docs')
  @Documented({ does: 'Shows both documents as a page.', type: HTML_TYPE, isConditional: true })
  @Header('cache-control', 'no-cache')
  page(@Res({ passthrough: true }) reply: FastifyReply): string | undefined {
    return this.unlessCached('page', HTML_TYPE, reply);
  }

  private unlessCached(name: DocumentName, type: string, reply: FastifyReply): string | undefined {
    const { text, etag } = this.documents.of(name);
    reply.header('etag', etag);
    // A proxy that compresses the reply turns its ETag into a weak one.
    const known = reply.request.headers['if-none-match']
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(etag)) {
      reply.status(304);
      return undefined;
    }
    reply.type(`${type}; charset=utf-8`);
    return text;
  }
}
