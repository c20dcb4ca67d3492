import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config.js';
import { GamesModule } from '../games/games.module.js';
import { Instance } from '../games/ownership/instance.js';

/** Time to send the last spans while the server stops. */
const STOP_MS = 1_000;

/** Sends traces if there is a collector. The SDK is loaded only then. */
@Injectable()
class Traces implements OnModuleInit, OnApplicationShutdown {
  private stop?: () => Promise<void>;

  constructor(
    private readonly config: Config,
    private readonly instance: Instance,
  ) {}

  async onModuleInit(): Promise<void> {
    const { otlpEndpoint } = this.config;
    if (!otlpEndpoint) return;
    const { startSdk } = await import('./sdk.js');
    this.stop = startSdk(otlpEndpoint, this.instance.id);
  }

  async onApplicationShutdown(): Promise<void> {
    const stopped = this.stop?.().catch(() => {});
    if (stopped) await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })]);
  }
}

@Module({ imports: [GamesModule], providers: [Traces] })
export class TracingModule {}
