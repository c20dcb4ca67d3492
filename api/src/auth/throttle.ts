import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { BUDGETS, type BudgetName } from '../limits/budgets.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { hashOf } from './hash-of.js';
import { newDevice, type Place, placeOf, readDevice, setDeviceCookie } from './places.js';

interface Charge {
  key: string;
  /** Ms until one more try is allowed, and the number of tries that are allowed at once. */
  interval: number;
  burst: number;
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** `expire` is when all tries are available again. Each try defers it by one interval. */
const CHARGE = `insert into rate_limit as r (key, expire) values ($1, ${NOW} + $2::bigint)
  on conflict (key) do update set expire = greatest(r.expire, ${NOW}) + $2::bigint
  where r.expire <= ${NOW} + $3::bigint returning 1`;
const WAIT = `select expire - $2::bigint - ${NOW} as ms from rate_limit where key = $1`;
/** Takes back one try of each key, or all tries where the interval is null. Locks the rows in the order in which they are charged. */
const REFUND = `with c as (
    select r.key, k.interval from unnest($1::text[], $2::bigint[]) with ordinality as k(key, interval, n)
    join rate_limit r using (key) order by k.n for update of r
  ) update rate_limit r set expire = coalesce(r.expire - c.interval, 0) from c where r.key = c.key`;

const KNOWN = `select p.place from users u join known_place p on p.user_id = u.id
  where u.email = $1 and p.place in ($2, $3)`;
const MOST_PLACES = 100;
/** Remembers two places, and forgets the oldest of more than 100. */
const REMEMBER = `with forgotten as (
    delete from known_place where user_id = $1 and place <> all ($2::text[]) and place not in (
      select place from known_place where user_id = $1 order by seen_at desc limit ${MOST_PLACES - 2})
  ) insert into known_place (user_id, place) select $1, place from unnest($2::text[]) place
  order by place on conflict (user_id, place) do update set seen_at = now()`;

/**
 * Slows down password guessing. Failures count per account and place. A place is a browser that has signed in to the
 * account before, or else an address. Attempts from an unknown browser and address also share a budget per account and
 * one per address. So an attacker cannot lock out players who have signed in from a place before. Postgres keeps the
 * counts, so all instances share them and they survive a restart.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * Runs `check`, which resolves to undefined for a wrong password. The attempt is charged first, so that parallel guesses
   * cannot slip through, and refunded if it succeeds or `check` throws.
   * @throws TooManyRequests also for accounts that do not exist.
   */
  async attempt<T>(
    email: string,
    request: FastifyRequest,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const place = placeOf(readDevice(request), request, this.config.jwtSecret);
    const charges = this.config.rateLimitScale > 0 ? await this.chargesFor(email, place) : [];
    await this.charge(charges);
    let found: T | undefined;
    let isChecked = false;
    try {
      found = await check();
      isChecked = true;
    } finally {
      if (!isChecked || found !== undefined) await this.refund(charges, found !== undefined);
    }
    return found;
  }

  /** Records the place from which a user has signed in, up to 100 places per user. A new browser gets an id. */
  async remember(userId: string, reply: FastifyReply): Promise<void> {
    const browser = readDevice(reply.request) ?? newDevice();
    const { device, address } = placeOf(browser, reply.request, this.config.jwtSecret);
    await this.database.query(REMEMBER, [userId, [device, address]]);
    setDeviceCookie(reply, browser);
  }

  /** The first charge is that of the place. */
  private async chargesFor(email: string, { device, address }: Place): Promise<Charge[]> {
    const rows = await this.database.query<{ place: string }[]>(KNOWN, [email, device, address]);
    const known = new Set<string | null>(rows.map(({ place }) => place));
    // Hashed, so that the table holds no emails and keys have a fixed length.
    const account = hashOf(email);
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

  /** Charges all or none. */
  private async charge(charges: Charge[]): Promise<void> {
    if (charges.length === 0) return;
    await this.database.transaction(async (manager) => {
      for (const charge of charges) await chargeOne(manager, charge);
    });
  }

  /** The right password makes all tries of the place available again. */
  private async refund(charges: Charge[], isRight: boolean): Promise<void> {
    if (charges.length === 0) return;
    const intervals = charges.map(({ interval }, n) => (isRight && n === 0 ? null : interval));
    await this.database.query(REFUND, [charges.map(({ key }) => key), intervals]);
  }
}

async function chargeOne(manager: EntityManager, { key, interval, burst }: Charge): Promise<void> {
  const free = interval * (burst - 1);
  const taken = await manager.query<unknown[]>(CHARGE, [key, interval, free]);
  if (taken.length > 0) return;
  const [wait] = await manager.query<{ ms: string }[]>(WAIT, [key, free]);
  throw new TooManyRequests(Number(wait?.ms ?? 0));
}
