import { describe, expect, it } from '@jest/globals';
import { Misuse } from './arguments.js';
import { timeOf } from './times.js';

describe('timeOf', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T18:30', '2026-01-31T18:30:00.000Z'],
    ['2026-01-31T18:30:15.5', '2026-01-31T18:30:15.500Z'],
    ['2026-01-31T18:30Z', '2026-01-31T18:30:00.000Z'],
    ['2026-01-31T18:30:00+01:00', '2026-01-31T17:30:00.000Z'],
    ['2026-02-01T00:30-01:00', '2026-02-01T01:30:00.000Z'],
  ])('reads %s as %s', (text, expected) => {
    expect(timeOf(text, '--since')?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    'today',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-01-31 18:30',
    '2026-01-31T25:00',
    '1769884200',
  ])('refuses %j', (text) => {
    expect(() => timeOf(text, '--since')).toThrow(Misuse);
  });

  it('returns undefined if the option is absent', () => {
    expect(timeOf(undefined, '--since')).toBeUndefined();
  });
});
