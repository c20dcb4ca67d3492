import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.js';
import { Config } from '../config.js';
import { Spends } from '../limits/spends.js';
import { Metrics } from './metrics.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** For this machine, and for whoever has the token; for everybody else there is nothing here. */
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
    if (!this.isLocal(request) && !this.hasToken(request)) throw new NotFoundException('Cannot GET /metrics');
    reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  /** The peer itself counts: what a proxy on this machine passes on comes from anywhere. */
  private isLocal({ raw, headers }: FastifyRequest): boolean {
    return LOOPBACK.test(raw.socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
  }

  private hasToken({ headers }: FastifyRequest): boolean {
    const { metricsToken } = this.config;
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (!metricsToken || given === undefined) return false;
    return timingSafeEqual(digest(given), digest(metricsToken));
  }
}
