import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { Public } from '../auth/public.js';
import { Spends } from '../limits/spends.js';
import { Readiness } from './readiness.js';

@Public()
@Spends('probes')
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @Header('cache-control', 'no-store')
  alive() {
    return { status: 'alive' };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready() {
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw new ServiceUnavailableException(`Not ready: ${missing.join(', ')}.`);
    return { status: 'ready' };
  }
}
