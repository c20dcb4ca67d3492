import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BUDGETS, type Budget } from './budgets.js';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');

const TIMES: Record<number, string> = { 1: '1 s', 60: '1 min', 1800: '30 min', 3600: '1 h' };
const row = ([name, { points, seconds, per, why }]: [string, Budget]) =>
  `| \`${name}\` | ${points.toLocaleString('en')} in ${TIMES[seconds] ?? `${seconds.toLocaleString('en')} s`} | ${per} | ${why} |`;

describe('BUDGETS', () => {
  it('are the rows of the table in the README', () => {
    const rows = Object.entries(BUDGETS).map(row);
    const shown = readme.split('\n').filter((line) => / in [\d,]+ (s|min|h) \| /.test(line));
    expect(shown).toEqual(rows);
  });
});
