import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { z } from 'zod/mini';
import { Public } from '../auth/public.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { Readiness } from './readiness.js';

@Public()
@Spends('probes')
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @Documented({ does: 'Says that the process is alive.', reply: z.object({ status: z.literal('alive') }) })
  @Header('cache-control', 'no-store')
  alive(): { status: 'alive' } {
    return { status: 'alive' };
  }

  @Get('readyz')
  @Documented({ does: 'Says that the instance can serve.', reply: z.object({ status: z.literal('ready') }) })
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready' }> {
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw new ServiceUnavailableException(`Not ready: ${missing.join(', ')}.`);
    return { status: 'ready' };
  }
}
