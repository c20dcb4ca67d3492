import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const PATIENCE_MS = 2_000;

/** Whether this instance can serve: each check passes in time, and it is not draining. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  /** Set at SIGTERM: what is still asked is served, and nothing is begun that would last. */
  isDraining = false;
  private readonly checks = new Map<string, () => Promise<unknown>>();

  constructor(database: DataSource) {
    this.add('database', () => database.query('select 1'));
  }

  /** Adds something that this instance cannot serve without. `check` rejects while it is away. */
  add(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** From now on not ready, so that load balancers look elsewhere. Called at SIGTERM, before anything is closed. */
  drain(): void {
    this.isDraining = true;
  }

  onModuleDestroy(): void {
    this.drain();
  }

  /** Names what is missing; empty when ready. */
  async missing(): Promise<string[]> {
    if (this.isDraining) return ['draining'];
    const names = [...this.checks].map(async ([name, check]) => ((await passes(check)) ? [] : [name]));
    return (await Promise.all(names)).flat();
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const passed = check().then(
    () => true,
    () => false,
  );
  return Promise.race([passed, late]).finally(() => clearTimeout(timer));
}
