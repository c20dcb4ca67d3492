import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createRandom, type Random } from '#questions/random';
import { Nginx } from '../../src/testing/nginx.js';
import { newDatabase } from '../../src/testing/users.js';
import { freePort } from '../servers/measured-server.js';
import { type BusTrouble, noTrouble, troubled } from './bus-trouble.js';
import { Instance } from './instance.js';
import type { Postgres } from './postgres.js';
import { Redis } from './redis.js';
import { Wire } from './wire.js';

export const SECRET = 'a secret that only the chaos kit knows';
const INSTANCES = 3;
const OWNERS = `select i.id, a.application_name as name from instance i
  join pg_locks l on l.locktype = 'advisory' and l.classid = 7177 and l.objid = i.lock_key and l.granted
  join pg_stat_activity a on a.pid = l.pid`;

export interface Wanted {
  adminUrl: string;
  seed: string;
  /** Absent if the Postgres is external, which gets no faults. */
  postgres?: Postgres;
  settings?: Record<string, string>;
  /** Connects instances directly, without proxies. */
  direct?: true | undefined;
}

/** The deployment under test: Postgres, Redis, three instances, and a load balancer. */
export class Ground {
  /** Whether clients send their room code, so that the balancer routes a room to one instance. */
  affinity = false;
  private readonly reviving = new Map<Instance, Promise<void>>();

  private constructor(
    readonly databaseUrl: string,
    readonly postgres: Postgres | undefined,
    readonly redis: Redis,
    readonly instances: readonly Instance[],
    private readonly balancer: Nginx,
    readonly random: Random,
    readonly busTrouble: BusTrouble,
    readonly logs: string,
    private readonly pool: pg.Pool,
  ) {}

  static async start({ adminUrl, seed, postgres, settings = {}, direct }: Wanted): Promise<Ground> {
    const random = createRandom(seed);
    const databaseUrl = await newDatabase(adminUrl);
    const busTrouble = noTrouble();
    const redis = new Redis(await freePort());
    await redis.start();
    const logs = mkdtempSync(join(tmpdir(), 'fourtell-chaos-'));
    const instances: Instance[] = [];
    for (let i = 0; i < INSTANCES; i++) {
      const wires = {
        postgres: await Wire.to(Number(new URL(databaseUrl).port)),
        redis: await Wire.to(redis.port),
      };
      wires.redis.shaping = troubled(busTrouble, random.next);
      const name = `instance-${i}`;
      const url = new URL(databaseUrl);
      url.searchParams.set('application_name', name);
      if (!direct) url.port = String(wires.postgres.port);
      const REDIS_URL = `redis://127.0.0.1:${direct ? redis.port : wires.redis.port}`;
      const own = {
        DATABASE_URL: url.href,
        REDIS_URL,
        JWT_SECRET: SECRET,
        TRUST_PROXY: '127.0.0.1',
        ...settings,
      };
      instances.push(new Instance(name, await freePort(), wires, own, logs));
    }
    const balancer = await Nginx.start(instances.map(({ url }) => url));
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    pool.on('error', () => {});
    const ground = new Ground(
      databaseUrl,
      postgres,
      redis,
      instances,
      balancer,
      random,
      busTrouble,
      logs,
      pool,
    );
    await instances[0]?.start(); // only the first one migrates
    await Promise.all(instances.slice(1).map((instance) => instance.start()));
    return ground;
  }

  /** Open files per process id. */
  files = (): Map<number, number> =>
    new Map(this.running.map((instance) => [instance.pid, instance.usage.files]));

  get url(): string {
    return this.balancer.url;
  }

  /** Instances that are running and can be hit. */
  get running(): Instance[] {
    return this.instances.filter((instance) => instance.runs && !this.reviving.has(instance));
  }

  /** Starts an instance in the background. */
  revive(instance: Instance): Promise<void> {
    const reviving =
      this.reviving.get(instance) ?? instance.start().finally(() => this.reviving.delete(instance));
    this.reviving.set(instance, reviving);
    return reviving;
  }

  /** Resolves when this many instances are ready. */
  async served(count: number): Promise<void> {
    while (this.running.length < count) await Promise.race(this.reviving.values());
  }

  /** @throws Error while Postgres is down */
  async query<T extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    withinMs = 5_000,
  ): Promise<T[]> {
    const asked = { text, values, query_timeout: withinMs } as pg.QueryConfig;
    return (await this.pool.query<T>(asked)).rows;
  }

  /** The games that each instance owns. */
  async ownedBy(instances: readonly Instance[]): Promise<Set<string>> {
    const names = instances.map(({ name }) => name);
    const owners = (await this.query<{ id: string; name: string }>(OWNERS))
      .filter(({ name }) => names.includes(name))
      .map(({ id }) => id);
    const games = await this.query<{ id: string }>(
      `select id from game where owner = any($1::uuid[]) and phase <> 'closed'`,
      [owners],
    );
    return new Set(games.map(({ id }) => id));
  }

  /** Restores everything after a fault. */
  async heal(): Promise<void> {
    this.busTrouble.share = 0;
    for (const { wires } of this.instances) {
      wires.postgres.heal();
      wires.redis.heal();
    }
    await this.redis.start();
    await this.postgres?.start();
    await Promise.all(this.reviving.values());
    const back = this.instances.map((instance) => this.revive(instance));
    await Promise.all(back);
  }

  async end(): Promise<void> {
    await this.balancer.stop();
    await Promise.all(this.instances.map((instance) => instance.kill()));
    for (const { wires } of this.instances) {
      wires.postgres.close();
      wires.redis.close();
    }
    await this.redis.end();
    await this.pool.end();
    rmSync(this.logs, { recursive: true, force: true });
  }
}
