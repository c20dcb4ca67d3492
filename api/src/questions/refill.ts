import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { type Called, type Cell, OpenTdb } from './opentdb.js';
import { QuestionPool } from './question-pool.js';

const PROVIDER = 'opentdb';
const POLL_MS = 2_000;
/** Time between calls of the whole deployment. The provider allows one per address every 5 s. */
const CALL_MS = 5_500;
/** Bounds the backoff while the provider fails: 11 s, 22 s … up to 12 min. */
const MOST_DOUBLINGS = 7;

type WantedCell = Cell & { amount: number; was_full: boolean };

interface Gate {
  token: string | null;
  token_used_up: boolean;
}

/** Refills the pool from Open Trivia DB, with one call at a time in the whole deployment. No player waits for it. */
@Injectable()
export class Refill implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Refill.name);
  private readonly provider: OpenTdb;
  private timer?: NodeJS.Timeout;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'opentdbUrl' | 'questionProvider'>,
    private readonly pool: QuestionPool,
    private readonly database: DataSource,
  ) {
    this.provider = new OpenTdb(config.opentdbUrl);
  }

  onApplicationBootstrap(): void {
    if (this.config.questionProvider !== 'bank') this.scheduleStep();
  }

  onApplicationShutdown(): Promise<unknown> {
    this.stopped = true;
    clearTimeout(this.timer);
    return this.running;
  }

  private scheduleStep(): void {
    this.timer = setTimeout(() => {
      this.running = this.step()
        .catch((error) => this.logger.warn(`refill: ${error}`))
        .then(() => (this.stopped ? undefined : this.scheduleStep()));
    }, POLL_MS);
    this.timer.unref();
  }

  /**
   * Makes at most one call, for the cell that has waited longest. Resolves to undefined if no cell needs one, or if another
   * instance called recently.
   */
  async step(): Promise<Called['outcome'] | undefined> {
    const cell = await this.nextCell();
    const gate = cell && (await this.claimCall());
    if (!gate) return undefined;
    const start = performance.now();
    const called = await this.call(gate, cell);
    const added = called.outcome === 'ok' ? await this.pool.add(called.questions) : 0;
    await this.record(called, cell);
    const ms = Math.round(performance.now() - start);
    const { outcome } = called;
    this.logger.log({ msg: 'a call to Open Trivia DB', outcome, why: whyOf(called), added, ms, ...cell });
    return outcome;
  }

  private call({ token, token_used_up }: Gate, { amount, ...cell }: WantedCell): Promise<Called> {
    if (token === null) return this.provider.requestToken();
    if (token_used_up) return this.provider.resetToken(token);
    return this.provider.questions(cell, amount, token);
  }

  private async nextCell(): Promise<WantedCell | undefined> {
    const [cell] = await this.database.query<WantedCell[]>(
      `select category, difficulty, type, amount, full_until is not null as was_full from provider_cell
       where wanted_at is not null order by wanted_at, category, difficulty, type limit 1`,
    );
    return cell;
  }

  /** Claims the next call by advancing its time. Resolves to undefined if the call is not due. */
  private async claimCall(): Promise<Gate | undefined> {
    const rows = await this.database.query<Gate[]>(
      `insert into provider_gate (provider, next_call_at) values ($1, now() + make_interval(secs => $2))
       on conflict (provider) do update set next_call_at = excluded.next_call_at
         where provider_gate.next_call_at <= now()
       returning token, token_used_up`,
      [PROVIDER, CALL_MS / 1000],
    );
    return rows[0];
  }

  private async record(called: Called, cell: WantedCell): Promise<void> {
    await this.count(called.outcome);
    switch (called.outcome) {
      case 'busy':
      case 'broken':
        await this.backOff();
        return;
      case 'token':
        await this.update('token = $2, token_used_up = false', called.token);
        break;
      case 'unknown token':
        await this.update('token = null');
        break;
      case 'used up':
        // The pool has everything the token received. The token is reset only when the cell is requested again a day later.
        if (cell.was_full) await this.update('token_used_up = true');
        await this.unmark(cell, FULL);
        break;
      case 'too few':
        await (cell.amount > 1 ? this.halve(cell) : this.unmark(cell, FULL));
        break;
      case 'ok':
        await this.unmark(cell, '');
        break;
      case 'bad parameter':
        await this.unmark(cell, FULL);
    }
    await this.update('failures = 0');
  }

  /** Removes the cell's mark for the refill. */
  private unmark({ category, difficulty, type }: Cell, also: string): Promise<unknown> {
    return this.database.query(
      `update provider_cell set wanted_at = null${also} where (category, difficulty, type) = ($1, $2, $3)`,
      [category, difficulty, type],
    );
  }

  private halve({ category, difficulty, type, amount }: WantedCell): Promise<unknown> {
    return this.database.query(
      'update provider_cell set amount = $4 where (category, difficulty, type) = ($1, $2, $3)',
      [category, difficulty, type, Math.floor(amount / 2)],
    );
  }

  /** Defers the next call of all instances, twice as long after each failure. */
  private backOff(): Promise<unknown> {
    return this.update(
      `failures = failures + 1,
       next_call_at = now() + make_interval(secs => $2::float8 * 2 ^ least(failures + 1, ${MOST_DOUBLINGS}))`,
      CALL_MS / 1000,
    );
  }

  private count = (outcome: string): Promise<unknown> =>
    this.update(
      'calls = calls || jsonb_build_object($2::text, coalesce((calls ->> $2)::int, 0) + 1)',
      outcome,
    );

  private update = (change: string, ...values: unknown[]): Promise<unknown> =>
    this.database.query(`update provider_gate set ${change} where provider = $1`, [PROVIDER, ...values]);
}

const FULL = ", amount = 50, full_until = now() + interval '24 hours'";

const whyOf = (called: Called) => ('why' in called ? called.why : undefined);
