import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { BUDGETS, type BudgetName } from '../limits/budgets.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import type { Place } from './places.js';

interface Charge {
  key: string;
  /** Ms until one more try is free again, and how many tries are free at first. */
  interval: number;
  burst: number;
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** `expire` is when all tries are free again: each one puts it off by an interval. */
const CHARGE = `insert into rate_limit as r (key, expire) values ($1, ${NOW} + $2::bigint)
  on conflict (key) do update set expire = greatest(r.expire, ${NOW}) + $2::bigint
  where r.expire <= ${NOW} + $3::bigint returning 1`;
const WAIT = `select expire - $2::bigint - ${NOW} as ms from rate_limit where key = $1`;
const TAKE_BACK = 'update rate_limit set expire = expire - $2::bigint where key = $1';
const FORGET = 'delete from rate_limit where key = $1';

const KNOWN = `select p.place from users u join known_place p on p.user_id = u.id
  where u.email = $1 and p.place in ($2, $3)`;
const LEARN = `insert into known_place (user_id, place) select $1, place from unnest($2::text[]) place
  order by place on conflict (user_id, place) do update set seen_at = now()`;
const MOST_PLACES = 100;
const UNLEARN = `delete from known_place where user_id = $1 and place not in (
  select place from known_place where user_id = $1 order by seen_at desc limit ${MOST_PLACES})`;

/**
 * Slows down guessing. Failures count for (account, place): a place is a browser that has signed in to the account before,
 * else an address. Strangers, who come from neither a browser nor an address that the account knows, share one more budget
 * for each account and each address. So nobody's failures shut out others who have signed in from there before. Counts are
 * kept in Postgres: they hold for all instances and outlive a restart.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * Looks at a password, which answers undefined for a wrong one. It is counted before, so that parallel guesses cannot slip
   * through, and only if it is looked at.
   * @throws TooManyRequests also for accounts that do not exist.
   */
  async attempt<T>(email: string, place: Place, look: () => Promise<T | undefined>): Promise<T | undefined> {
    const charges = this.config.rateLimitScale > 0 ? await this.chargesFor(email, place) : [];
    await this.charge(charges);
    let found: T | undefined;
    let isLooked = false;
    try {
      found = await look();
      isLooked = true;
    } finally {
      if (!isLooked || found !== undefined) await this.takeBack(charges);
    }
    if (found !== undefined && charges[0]) await this.database.query(FORGET, [charges[0].key]);
    return found;
  }

  /** From then on a user's failures are not counted with those of strangers there. */
  async learn(userId: string, { device, address }: Place): Promise<void> {
    await this.database.query(LEARN, [userId, [device, address].filter(Boolean)]);
    await this.database.query(UNLEARN, [userId]);
  }

  /** That of the place first. */
  private async chargesFor(email: string, { device, address }: Place): Promise<Charge[]> {
    const rows = await this.database.query<{ place: string }[]>(KNOWN, [email, device, address]);
    const known = new Set<string | null>(rows.map(({ place }) => place));
    // Emails are neither stored where nobody looks for them nor of any length.
    const account = createHash('sha256').update(email).digest('base64url');
    const place = known.has(device) ? device : address;
    const ofPlace = this.chargeOf('failures-from-place', `${account} ${place}`);
    if (known.size > 0) return [ofPlace];
    return [
      ofPlace,
      this.chargeOf('failures-from-strangers', account),
      this.chargeOf('failures-of-address', address),
    ];
  }

  private chargeOf(name: BudgetName, key: string): Charge {
    const { points, seconds } = BUDGETS[name];
    const burst = Math.max(1, Math.floor(points * this.config.rateLimitScale));
    return { key: `${name} ${key}`, interval: (seconds * 1_000) / points, burst };
  }

  /** All of them or none. */
  private async charge(charges: Charge[]): Promise<void> {
    if (charges.length === 0) return;
    await this.database.transaction(async (manager) => {
      for (const charge of charges) await chargeOne(manager, charge);
    });
  }

  private async takeBack(charges: Charge[]): Promise<void> {
    for (const { key, interval } of charges) await this.database.query(TAKE_BACK, [key, interval]);
  }
}

async function chargeOne(manager: EntityManager, { key, interval, burst }: Charge): Promise<void> {
  const free = interval * (burst - 1);
  const taken = await manager.query<unknown[]>(CHARGE, [key, interval, free]);
  if (taken.length > 0) return;
  const [wait] = await manager.query<{ ms: string }[]>(WAIT, [key, free]);
  throw new TooManyRequests(Number(wait?.ms ?? 0));
}
