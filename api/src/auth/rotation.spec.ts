import { describe, expect, it } from '@jest/globals';
import { hashOf, judge, successorOf } from './rotation.js';

const now = new Date('2026-01-31T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const DAY = 86_400;

const fresh = { issuedAt: ago(60), rotatedAt: null };
const rotated = (seconds: number) => ({ issuedAt: ago(900), rotatedAt: ago(seconds) });

describe('judge', () => {
  it('accepts the first use for 30 days', () => {
    expect(judge(fresh, null, now)).toBe('good');
    expect(judge({ issuedAt: ago(30 * DAY), rotatedAt: null }, null, now)).toBe('good');
    expect(judge({ issuedAt: ago(30 * DAY + 1), rotatedAt: null }, null, now)).toBe('expired');
  });

  it('accepts a repeat within 10 s, even when the successor is in use', () => {
    expect(judge(rotated(10), rotated(5), now)).toBe('good');
    expect(judge(rotated(10.001), rotated(5), now)).toBe('reused');
  });

  it('accepts a repeat while nobody has presented the successor', () => {
    expect(judge(rotated(5 * DAY), fresh, now)).toBe('good');
  });

  it('calls an expired token expired even when it was rotated', () => {
    expect(judge({ issuedAt: ago(31 * DAY), rotatedAt: ago(30 * DAY) }, rotated(5), now)).toBe('expired');
  });
});

describe('successorOf', () => {
  it('is the same 256 bits each time, and nobody can tell without the secret', () => {
    const next = successorOf('token', 'secret');
    expect(Buffer.from(next, 'base64url')).toHaveLength(32);
    expect(successorOf('token', 'secret')).toBe(next);
    expect(successorOf('token', 'other secret')).not.toBe(next);
    expect(successorOf(hashOf('token'), 'secret')).not.toBe(next);
  });
});
