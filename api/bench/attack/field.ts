import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, type Random } from '#questions/random';
import { tokensOfNewUsers } from '../../src/testing/users.js';
import type { Report, Scale } from './attack.js';

export interface Place {
  port: number;
  databaseUrl: string;
  /** The server's signing key, for almost valid tokens. */
  secret: string;
  /** Whether the server limits rates. */
  limits: boolean;
}

interface Closable {
  destroy(): void;
}

const MOST_FAULTS = 8;
const KEPT = 40;
const LONGEST_NOTE = 300;

/** The context of one attack: the server, the remaining time, and the report. */
export class Field {
  readonly random: Random;
  readonly counts: Record<string, number> = {};
  private readonly faults = new Set<string>();
  private readonly last: string[] = [];
  private readonly open = new Set<Closable>();
  private readonly until: number;
  private readonly network: number;
  private addresses = 0;
  private isOver = false;

  constructor(
    readonly place: Place,
    readonly scale: Scale,
    seed: string,
  ) {
    this.random = createRandom(seed);
    this.until = performance.now() + scale.seconds * 1_000;
    // A new address, so that limits of one attack do not affect the next.
    this.network = 1 + this.random.below(250);
  }

  get over(): boolean {
    return this.isOver || performance.now() >= this.until;
  }

  /** Whether the attack should continue. */
  more(kind: 'frames' | 'bodies' | 'flood'): boolean {
    return !this.over && (this.counts[kind === 'flood' ? 'frames' : kind] ?? 0) < this.scale[kind];
  }

  count(what: string, n = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + n;
  }

  /** Reports a fault of the server. */
  private fault(what: string): void {
    if (this.faults.size < MOST_FAULTS) this.faults.add(what.slice(0, LONGEST_NOTE));
  }

  /** Reports `what` unless the condition holds; ignored after the end, when all connections are closed. */
  expect(isRight: boolean, what: string): void {
    if (!isRight && !this.isOver) this.fault(what);
  }

  /** Remembers sent data in case the server crashes on it. */
  note(what: string): void {
    this.last.push(what.slice(0, LONGEST_NOTE));
    if (this.last.length > KEPT) this.last.shift();
  }

  /** Records a response. A 5xx other than 503 is a fault. */
  answered(status: number, call: string): void {
    this.count(`HTTP ${status}`);
    if (status >= 500 && status !== 503) this.fault(`${status} to ${call}`);
  }

  /** Access tokens for new users. */
  tokens(count: number): Promise<string[]> {
    return tokensOfNewUsers(this.place.databaseUrl, this.place.secret, count);
  }

  /** Another source address of the attacker. */
  address(): string | undefined {
    if (process.platform !== 'linux') return undefined;
    this.addresses += 1;
    const [high, low] = [(this.addresses >> 8) & 0xff, this.addresses & 0xff];
    return `127.${this.network}.${high}.${low}`;
  }

  keep(line: Closable): void {
    this.open.add(line);
    if (this.isOver) line.destroy();
  }

  forget(line: Closable): void {
    this.open.delete(line);
  }

  /** Waits, at most until the end of the attack. */
  async pause(ms: number): Promise<void> {
    await sleep(Math.max(0, Math.min(ms, this.until - performance.now())));
  }

  /** Runs `count` in parallel until the time is over. */
  async each(count: number, work: (i: number) => Promise<unknown>): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, i) => work(i)));
  }

  end(): void {
    this.isOver = true;
    for (const line of this.open) line.destroy();
  }

  get report(): Report {
    return { counts: this.counts, faults: [...this.faults], last: this.last };
  }
}
