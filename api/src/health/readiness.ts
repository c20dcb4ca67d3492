import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const TIMEOUT_MS = 2_000;

/** Whether this instance can serve: it is not draining, and every check passes within 2 s. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  /** True after SIGTERM. The instance still serves requests, but starts no long work. */
  isDraining = false;
  private readonly checks = new Map<string, () => Promise<unknown>>();

  constructor(database: DataSource) {
    this.add('database', () => database.query('select 1'));
  }

  /** Adds a dependency without which this instance cannot serve. `check` rejects while it is unavailable. */
  add(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** Makes the instance unready, so that load balancers avoid it. Called at SIGTERM, before anything is closed. */
  drain(): void {
    this.isDraining = true;
  }

  onModuleDestroy(): void {
    this.drain();
  }

  /** The names of failed checks; empty if the instance is ready. */
  async missing(): Promise<string[]> {
    if (this.isDraining) return ['draining'];
    const names = [...this.checks].map(async ([name, check]) => ((await passes(check)) ? [] : [name]));
    return (await Promise.all(names)).flat();
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false);
  });
  const passed = check().then(
    () => true,
    () => false,
  );
  return Promise.race([passed, late]).finally(() => clearTimeout(timer));
}
