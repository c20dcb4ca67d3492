import { expect, it } from '@jest/globals';
import { reportBody } from './reports.js';

const report = { question_id: 'question-1', kind: 'wording' };
const takes = (change: Record<string, unknown>) => reportBody.safeParse({ ...report, ...change }).success;

it('accepts a report with or without a text', () => {
  expect(reportBody.parse({ ...report, text: ' Odd. ' })).toEqual({ ...report, text: 'Odd.' });
  expect(takes({})).toBe(true);
});

it.each([
  ['an id that Postgres cannot store', { question_id: 'question\0' }],
  ['an id of 65', { question_id: 'x'.repeat(65) }],
  ['an unknown kind', { kind: 'boring' }],
  ['a text that Postgres cannot store', { text: 'a\0' }],
  ['a text of 501', { text: 'x'.repeat(501) }],
])('refuses %s', (_, change) => {
  expect(takes(change)).toBe(false);
});
