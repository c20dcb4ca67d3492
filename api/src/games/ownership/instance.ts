import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Client } from 'pg';
import { LOCK_CLASS, PEERS_AND_DRAINS } from '../log/liveness.sql.js';
import type { Clock } from './clock.js';

const HEARTBEAT_MS = 1_000;
/** After an outage of the database, living peers register again within this time. */
const SETTLING_MS = 5_000;

/**
 * This process among its peers: a row with a heartbeat once a second, and an advisory lock that Postgres releases as
 * soon as the process has died. Each heartbeat also adjusts the clock.
 */
export class Instance {
  readonly id = randomUUID();
  /** The instances that were alive at the last heartbeat, including this one. None counts as dead while settling. */
  peers: ReadonlySet<string> = new Set([this.id]);
  /** Those that operators drain: they take no games. */
  draining: ReadonlySet<string> = new Set();
  /** Returns the number of sockets here, which each heartbeat stores for operators. */
  sockets = (): number => 0;
  /** Called after each heartbeat while an operator drains this instance. */
  onDrain = (): void => {};
  /** The time of the last heartbeat, epoch ms. */
  beatAt = 0;
  /** When settling ends, by the stopwatch of the clock. */
  private settledAt = 0;
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private running = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly clock: Clock,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Whether the database has just become available again. All locks may be lost, so a peer without one may be alive. */
  get isSettling(): boolean {
    return this.clock.stopwatch() < this.settledAt;
  }

  async start(): Promise<void> {
    await this.connect();
    await this.heartbeat();
    this.schedule();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    await this.client?.end().catch(() => {});
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.running = this.turn();
    }, HEARTBEAT_MS);
  }

  private async turn(): Promise<void> {
    try {
      if (!this.client) {
        await this.connect();
        this.settledAt = this.clock.stopwatch() + SETTLING_MS;
      }
      await this.heartbeat();
    } catch (error) {
      this.onError(error);
      this.client?.end().catch(() => {});
      this.client = undefined;
    }
    if (!this.stopped) this.schedule();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      query_timeout: 3_000,
      lock_timeout: 2_000,
      connectionTimeoutMillis: 3_000,
      application_name: 'fourtell instance',
    });
    client.on('error', this.onError);
    try {
      await client.connect();
      await this.register(client);
      this.client = client;
    } catch (error) {
      // An open connection may get the lock later and keep it from the next one.
      client.end().catch(() => {});
      throw error;
    }
  }

  private async register(client: Client): Promise<void> {
    const { rows } = await client.query<{ lock_key: number }>(
      `insert into instance (id, heartbeat_at, machine) values ($1, clock_timestamp(), $2)
       on conflict (id) do update set heartbeat_at = excluded.heartbeat_at returning lock_key`,
      [this.id, hostname()],
    );
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, rows[0]?.lock_key]);
  }

  private async heartbeat(): Promise<void> {
    const sentAt = this.clock.stopwatch();
    const result = await this.client?.query<{ now: Date }>(
      `update instance set heartbeat_at = clock_timestamp(), sockets = $2 where id = $1
       returning heartbeat_at as now`,
      [this.id, this.sockets()],
    );
    const now = result?.rows[0]?.now;
    if (now) this.clock.observe(now.getTime(), sentAt, this.clock.stopwatch());
    if (now) this.beatAt = this.clock.now();
    const alive = await this.client?.query<{ id: string; draining: boolean }>(PEERS_AND_DRAINS);
    if (!alive) return;
    const known = this.isSettling ? this.peers : [];
    this.peers = new Set([this.id, ...known, ...alive.rows.map(({ id }) => id)]);
    const drained = this.isSettling ? this.draining : [];
    this.draining = new Set([
      ...drained,
      ...alive.rows.flatMap(({ id, draining }) => (draining ? [id] : [])),
    ]);
    if (this.draining.has(this.id)) this.onDrain();
  }
}
