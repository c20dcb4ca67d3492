import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.js';
import { Config } from '../config.js';
import { Spends } from '../limits/spends.js';
import { Metrics } from './metrics.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * For whoever has the token; for everybody else there is nothing here. That a call comes from this machine proves nothing: a
 * proxy beside the server passes on what comes from anywhere, and need not say so.
 */
@Public()
@Spends('probes')
@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  @Get('metrics')
  @Header('cache-control', 'no-store')
  async read(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.hasToken(request)) throw new NotFoundException('Cannot GET /metrics');
    reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  private hasToken({ headers }: FastifyRequest): boolean {
    const { metricsToken } = this.config;
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (!metricsToken || given === undefined) return false;
    return timingSafeEqual(digest(given), digest(metricsToken));
  }
}
