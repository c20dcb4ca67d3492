import { expect, it } from '@jest/globals';
import { reportBody } from './reports.js';

const report = { question_id: 'question-1', kind: 'wording' };
const takes = (change: Record<string, unknown>) => reportBody.safeParse({ ...report, ...change }).success;

it('takes a report with or without words', () => {
  expect(reportBody.parse({ ...report, text: ' Odd. ' })).toEqual({ ...report, text: 'Odd.' });
  expect(takes({})).toBe(true);
});

it.each([
  ['an id that no database takes', { question_id: 'question\0' }],
  ['an id of 65', { question_id: 'x'.repeat(65) }],
  ['an unknown kind', { kind: 'boring' }],
  ['words that no database takes', { text: 'a\0' }],
  ['words of 501', { text: 'x'.repeat(501) }],
])('refuses %s', (_, change) => {
  expect(takes(change)).toBe(false);
});
