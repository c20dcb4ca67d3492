import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.js';
import { Config } from '../config.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { Metrics } from './metrics.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Metrics for callers with the token; others get a 404. A local address is not enough, since a proxy on this machine may
 * forward calls from anywhere.
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
  @Documented({
    does: 'Shows metrics for Prometheus to a caller with the token of the installation.',
    type: 'text/plain',
    credentials: 'metricsToken',
    errors: { 404: ['not_found'] },
  })
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
