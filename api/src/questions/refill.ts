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
const LOOK_MS = 2_000;
/** One call per address in 5 s, over the whole deployment. */
const CALL_MS = 5_500;
/** A provider that keeps failing is asked after 11 s, 22 s … up to 12 min. */
const MOST_DOUBLINGS = 7;

type WantedCell = Cell & { amount: number; was_full: boolean };

interface Gate {
  token: string | null;
  token_used_up: boolean;
}

/** Fetches what the pool runs short of, one call at a time in the whole deployment. No player waits for it. */
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
    if (this.config.questionProvider !== 'bank') this.lookAgain();
  }

  onApplicationShutdown(): Promise<unknown> {
    this.stopped = true;
    clearTimeout(this.timer);
    return this.running;
  }

  private lookAgain(): void {
    this.timer = setTimeout(() => {
      this.running = this.step()
        .catch((error) => this.logger.warn(`refill: ${error}`))
        .then(() => (this.stopped ? undefined : this.lookAgain()));
    }, LOOK_MS);
    this.timer.unref();
  }

  /**
   * At most one call, for the cell that has waited longest. Undefined when nothing is wanted or it is not our turn.
   */
  async step(): Promise<Called['outcome'] | undefined> {
    const cell = await this.nextCell();
    const gate = cell && (await this.pass());
    if (!gate) return undefined;
    const start = performance.now();
    const called = await this.call(gate, cell);
    const added = called.outcome === 'ok' ? await this.pool.add(called.questions) : 0;
    await this.settle(called, cell);
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

  /** Whoever moves the time of the next call on may call. */
  private async pass(): Promise<Gate | undefined> {
    const rows = await this.database.query<Gate[]>(
      `insert into provider_gate (provider, next_call_at) values ($1, now() + make_interval(secs => $2))
       on conflict (provider) do update set next_call_at = excluded.next_call_at
         where provider_gate.next_call_at <= now()
       returning token, token_used_up`,
      [PROVIDER, CALL_MS / 1000],
    );
    return rows[0];
  }

  private async settle(called: Called, cell: WantedCell): Promise<void> {
    await this.count(called.outcome);
    switch (called.outcome) {
      case 'busy':
      case 'broken':
        await this.wait();
        return;
      case 'token':
        await this.update('token = $2, token_used_up = false', called.token);
        break;
      case 'unknown token':
        await this.update('token = null');
        break;
      case 'used up':
        // What the token has had is in the pool; only a later look for new questions needs it to start afresh.
        if (cell.was_full) await this.update('token_used_up = true');
        await this.rest(cell, FULL);
        break;
      case 'too few':
        await (cell.amount > 1 ? this.askForLess(cell) : this.rest(cell, FULL));
        break;
      case 'ok':
        await this.rest(cell, '');
        break;
      case 'bad parameter':
        await this.rest(cell, FULL);
    }
    await this.update('failures = 0');
  }

  /** The cell has had its turn. */
  private rest({ category, difficulty, type }: Cell, also: string): Promise<unknown> {
    return this.database.query(
      `update provider_cell set wanted_at = null${also} where (category, difficulty, type) = ($1, $2, $3)`,
      [category, difficulty, type],
    );
  }

  private askForLess({ category, difficulty, type, amount }: WantedCell): Promise<unknown> {
    return this.database.query(
      'update provider_cell set amount = $4 where (category, difficulty, type) = ($1, $2, $3)',
      [category, difficulty, type, Math.floor(amount / 2)],
    );
  }

  /** A wait that doubles with every failure, for all instances. */
  private wait(): Promise<unknown> {
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
