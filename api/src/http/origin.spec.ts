import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './origin.js';

const HOST = 'quiz.example:3000';
const ALLOWED = ['https://web.example'];

describe('isOwnOrigin', () => {
  it.each([
    ['nothing, as tools and same-origin GETs over plain http', {}],
    ['same-origin', { 'sec-fetch-site': 'same-origin' }],
    [
      'same-origin behind a proxy that changes the host',
      { 'sec-fetch-site': 'same-origin', origin: 'http://other' },
    ],
    ['our own host', { origin: 'http://quiz.example:3000' }],
    ['our own host over https', { origin: 'https://quiz.example:3000' }],
    ['an allowed origin', { origin: 'https://web.example' }],
    ['an allowed origin on another site', { origin: 'https://web.example', 'sec-fetch-site': 'cross-site' }],
  ])('accepts %s', (_, headers) => {
    expect(isOwnOrigin(headers, HOST, ALLOWED)).toBe(true);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of this site', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['another port', { origin: 'http://quiz.example:3001' }],
    ['the default port', { origin: 'http://quiz.example' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins like an allowed one', { origin: 'https://web.example.evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
  ])('refuses %s', (_, headers) => {
    expect(isOwnOrigin(headers, HOST, ALLOWED)).toBe(false);
  });

  it('ignores the case of the host', () => {
    expect(isOwnOrigin({ origin: 'http://quiz.example:3000' }, 'Quiz.Example:3000', [])).toBe(true);
  });
});
