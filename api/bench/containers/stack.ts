import { randomBytes } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../src/testing/oracle/database.js';
import { freePort } from '../../src/testing/server-process.js';
import { COMPOSE_FILE, overrides, withoutSettings } from './compose-file.js';
import { type Container, containersOf } from './containers.js';
import { call, type Found } from './engine.js';

const TOKEN = randomBytes(16).toString('hex');
const SOCKETS = `fetch('http://127.0.0.1:3000/metrics', { headers: { authorization: 'Bearer ${TOKEN}' } })
  .then((answer) => answer.text()).then((text) => console.log(/^fourtell_sockets\\{[^}]*multiplayer[^}]*\\} (\\d+)/m.exec(text)[1]))`;
const IS_READY = `fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`;
const READY_MS = 300_000;
const VERSIONS: Record<string, readonly [name: string, command: string]> = {
  balancer: ['nginx', 'nginx -v 2>&1'],
  postgres: ['Postgres', 'postgres --version'],
  redis: ['Redis', 'redis-server --version'],
};
/** Where the session that holds an owner's lock comes from. */
const OWNER = `select host(a.client_addr) as address from game g join instance i on i.id = g.owner
  join pg_locks l on l.locktype = 'advisory' and l.classid = 7177 and l.objid = i.lock_key and l.granted
  join pg_stat_activity a on a.pid = l.pid where g.id = $1`;

/** `docker/compose.yaml`, run under a name and on ports of its own, with its database open to the test. */
export class Stack implements Database {
  readonly secret = randomBytes(32).toString('hex');
  readonly databaseUrl: string;
  private readonly password = randomBytes(16).toString('hex');
  private readonly pool: pg.Pool;
  private replicas = 2;

  private constructor(
    readonly found: Found,
    private readonly ports: { http: number; postgres: number },
  ) {
    this.databaseUrl = `postgres://fourtell:${this.password}@127.0.0.1:${ports.postgres}/fourtell`;
    this.pool = new pg.Pool({ connectionString: this.databaseUrl, max: 2 });
    this.pool.on('error', () => {});
  }

  /** Starts two instances of `image` on an empty database. Resolves when the load balancer leads to both. */
  static async start(found: Found, image: string, previous = image): Promise<Stack> {
    const stack = new Stack(found, { http: await freePort(), postgres: await freePort() });
    stack.use(image, previous);
    try {
      await stack.compose('up', '--detach', '--no-build');
      await stack.served();
      return stack;
    } catch (error) {
      await stack.saveLogs();
      await stack.end();
      throw error;
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports.http}`;
  }

  async query<T extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    withinMs = 30_000,
  ): Promise<T[]> {
    const asked = { text, values, query_timeout: withinMs } as pg.QueryConfig;
    return (await this.pool.query<T>(asked)).rows;
  }

  /** The images that the next `up` runs. */
  private use(image: string, previous: string): void {
    const text = overrides(this.ports.postgres, image, previous);
    writeFileSync(join(this.found.folder, 'overrides.json'), text);
    writeFileSync(join(this.found.folder, 'env'), '');
  }

  /** Recreates all instances from another image, as an operator would. */
  async upgrade(image: string, previous: string): Promise<void> {
    this.use(image, previous);
    await this.compose('up', '--detach', '--no-build', '--no-deps', 'app');
  }

  /** Sets the number of instances, and adds or removes no other container. */
  async scale(replicas: number): Promise<void> {
    this.replicas = replicas;
    await this.compose('up', '--detach', '--no-build', '--no-deps', '--no-recreate', 'app');
  }

  /** Starts an instance of the previous release beside the others. */
  async addPrevious(): Promise<void> {
    await this.compose('up', '--detach', '--no-build', '--no-deps', '--no-recreate', 'previous');
    await this.served();
  }

  /** All instances, of both releases. */
  instances = (): Promise<Container[]> => containersOf(this.found, 'app', 'previous');

  /** The instance that owns the game; undefined while there is none. */
  async ownerOf(gameId: string): Promise<Container | undefined> {
    const [row] = await this.query<{ address: string }>(OWNER, [gameId]);
    return (await this.instances()).find(({ address, isRunning }) => isRunning && address === row?.address);
  }

  engine = (...args: string[]): Promise<string> => call([this.found.engine, ...args]);

  /** The versions of the services that the instances use. */
  async versions(): Promise<string> {
    const shown = Object.entries(VERSIONS).map(async ([service, [name, command]]) => {
      const [container] = await containersOf(this.found, service);
      const printed = await this.engine('exec', container?.id ?? '', 'sh', '-c', command);
      return `${name} ${/\d+(\.\d+)+/.exec(printed)?.[0]}`;
    });
    return (await Promise.all(shown)).join(', ');
  }

  /** The sockets of each running instance. */
  async sockets(): Promise<number[]> {
    const running = (await this.instances()).filter(({ isRunning }) => isRunning);
    return Promise.all(
      running.map(async ({ id }) => Number(await this.engine('exec', id, 'node', '-e', SOCKETS))),
    );
  }

  /** Resolves when every running instance is ready and the load balancer leads to these instances only. */
  async served(): Promise<void> {
    const late = Date.now() + READY_MS;
    while (!(await this.isServed().catch(() => false))) {
      if (Date.now() > late) throw new Error('the load balancer does not lead to all instances');
      await sleep(200);
    }
  }

  private async isServed(): Promise<boolean> {
    const running = (await this.instances()).filter(({ isRunning }) => isRunning);
    for (const { id } of running) await this.engine('exec', id, 'node', '-e', IS_READY);
    const [balancer] = await containersOf(this.found, 'balancer');
    const servers = await this.engine('exec', balancer?.id ?? '', 'cat', '/etc/nginx/calls.conf');
    const known = [...servers.matchAll(/^server ([\d.]+):/gm)].map(([, address]) => address);
    const { ok } = await fetch(`${this.url}/readyz`);
    return ok && String(known.sort()) === String(running.map(({ address }) => address).sort());
  }

  /** Removes everything, also the data. */
  async end(): Promise<void> {
    await this.pool.end();
    await this.compose('--profile', 'previous', 'down', '--volumes', '--remove-orphans', '--timeout', '0');
  }

  /** Saves what all containers have logged, and prints where. */
  async saveLogs(): Promise<void> {
    const file = join(tmpdir(), `${this.found.project}.log`);
    appendFileSync(file, await this.compose('--profile', 'previous', 'logs', '--no-color', '--timestamps'));
    console.log(`  the logs of the containers are in ${file}`);
  }

  private compose(...args: string[]): Promise<string> {
    const { compose, project, folder } = this.found;
    const files = [COMPOSE_FILE, join(folder, 'overrides.json')].flatMap((file) => ['--file', file]);
    // An empty file instead of docker/.env, which holds the settings of the installation on this machine.
    const own = ['--project-name', project, '--env-file', join(folder, 'env'), ...files];
    return call([...compose, ...own, ...args], {
      ...withoutSettings(process.env),
      PORT: `127.0.0.1:${this.ports.http}`,
      APP_REPLICAS: String(this.replicas),
      JWT_SECRET: this.secret,
      POSTGRES_PASSWORD: this.password,
      METRICS_TOKEN: TOKEN,
      QUESTION_PROVIDER: 'bank',
    });
  }
}
