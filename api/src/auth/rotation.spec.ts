import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { hashOf } from './hash-of.js';
import { GRACE_SECONDS, type Issued, type IssuedTokens, judge, present, successorOf } from './rotation.js';

const now = new Date('2026-01-31T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const DAY = 86_400;

const issued = (seconds: number): Issued => ({
  issuedAt: ago(seconds),
  rotatedAt: null,
  voidedAt: null,
  renewals: 0,
});
const fresh = issued(60);
const rotated = (seconds: number) => ({ ...issued(900), rotatedAt: ago(seconds) });

describe('judge', () => {
  it('accepts the first use for 30 days', () => {
    expect(judge(fresh, null, now)).toBe('good');
    expect(judge(issued(30 * DAY), null, now)).toBe('good');
    expect(judge(issued(30 * DAY + 1), null, now)).toBe('expired');
  });

  it('accepts a repeat within 10 s, even when the successor is in use', () => {
    expect(judge(rotated(10), rotated(5), now)).toBe('good');
    expect(judge(rotated(10.001), rotated(5), now)).toBe('reused');
  });

  it('accepts a late repeat while nobody has presented the successor', () => {
    expect(judge(rotated(5 * DAY), fresh, now)).toBe('late');
  });

  it('judges a voided token as reused', () => {
    expect(judge({ ...fresh, voidedAt: ago(1) }, null, now)).toBe('reused');
  });

  it('judges an expired token as expired even if it was rotated', () => {
    const old = { ...issued(31 * DAY), rotatedAt: ago(30 * DAY) };
    expect(judge(old, rotated(5), now)).toBe('expired');
  });
});

/** A sign-in: its tokens in memory, its time in seconds, and whether it is revoked. */
class Family {
  seconds = 0;
  isRevoked = false;
  readonly first = 'the token of the login';
  private readonly rows = new Map<string, Issued>();
  private readonly tokens: IssuedTokens = {
    find: async (token) => this.rows.get(token) ?? null,
    add: async (token) => {
      if (!this.rows.has(token)) this.rows.set(token, { ...fresh, issuedAt: this.now });
    },
    change: async (token, change) => {
      this.rows.set(token, { ...(this.rows.get(token) ?? fresh), ...change });
    },
  };

  constructor() {
    this.rows.set(this.first, { ...fresh, issuedAt: this.now });
  }

  async refresh(token: string): Promise<string | undefined> {
    if (this.isRevoked) return undefined;
    const outcome = await present(token, this.tokens, 'secret', this.now);
    if (typeof outcome === 'object') return outcome.next;
    this.isRevoked = outcome === 'reused';
    return undefined;
  }

  private get now() {
    return new Date(now.getTime() + this.seconds * 1000);
  }
}

/** Tabs of one browser that refresh with its current cookie. Replies arrive in order within 5 s, or never. */
const visit = fc.record({
  wait: fc.constantFrom(0, 0.1, 1, 5, 9.9, 10, 10.1, 15, 60, 900, DAY),
  tabs: fc.integer({ min: 1, max: 3 }),
  delay: fc.constantFrom(0, 0.1, 5),
  isLost: fc.boolean(),
});

describe('present', () => {
  it('never treats a browser as a thief, for any use of its tabs and any loss of replies', async () => {
    const seed = Date.now();
    const honest = fc.asyncProperty(fc.array(visit, { maxLength: 25 }), async (visits) => {
      const family = new Family();
      let cookie = family.first;
      for (const { wait, tabs, delay, isLost } of visits) {
        family.seconds += wait;
        const sent = cookie;
        for (let tab = 0; tab < tabs; tab++) {
          const next = await family.refresh(sent);
          if (next === undefined) throw new Error(`signed out after ${family.seconds} s`);
          if (!isLost) cookie = next;
          family.seconds += delay / tabs;
        }
      }
    });
    await fc.assert(honest, { seed, numRuns: 300 });
  });

  it('detects a stolen token at the latest when the thief and the victim have refreshed twice', async () => {
    const seed = Date.now();
    const late = fc.double({ min: GRACE_SECONDS + 0.1, max: DAY, noNaN: true });
    const theft = fc.asyncProperty(
      fc.array(late, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      async (waits, isThiefFirst) => {
        const family = new Family();
        const held = [family.first, family.first];
        for (const [n, wait] of waits.entries()) {
          family.seconds += wait;
          const who = (n + (isThiefFirst ? 1 : 0)) % 2;
          held[who] = (await family.refresh(held[who] ?? '')) ?? '';
        }
        if (!family.isRevoked) throw new Error('nobody noticed');
      },
    );
    await fc.assert(theft, { seed, numRuns: 300 });
  });

  it('returns one new token for a late repeat by two tabs', async () => {
    const family = new Family();
    const lost = await family.refresh(family.first);
    family.seconds += 11;
    const again = await family.refresh(family.first);
    expect(again).not.toBe(lost);
    family.seconds += 9;
    expect(await family.refresh(family.first)).toBe(again);
    expect(await family.refresh(lost ?? '')).toBeUndefined();
    expect(family.isRevoked).toBe(true);
  });
});

describe('successorOf', () => {
  it('returns the same 256 bits each time, depending on the secret', () => {
    const next = successorOf('token', 'secret');
    expect(Buffer.from(next, 'base64url')).toHaveLength(32);
    expect(successorOf('token', 'secret')).toBe(next);
    expect(successorOf('token', 'other secret')).not.toBe(next);
    expect(successorOf(hashOf('token'), 'secret')).not.toBe(next);
    expect(successorOf('token', 'secret', 1)).not.toBe(next);
  });
});
