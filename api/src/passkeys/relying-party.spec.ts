import { expect, it } from '@jest/globals';
import { relyingPartyOf } from './relying-party.js';

const call = (host: string, origin?: string, protocol: 'http' | 'https' = 'http') => ({
  headers: origin === undefined ? {} : { origin },
  host,
  protocol,
});

it.each([
  ['the called host', call('quiz.example:3000'), 'quiz.example', 'http://quiz.example:3000'],
  [
    'https behind a trusted proxy',
    call('quiz.example', undefined, 'https'),
    'quiz.example',
    'https://quiz.example',
  ],
  [
    'https behind another proxy',
    call('quiz.example', 'https://quiz.example'),
    'quiz.example',
    'https://quiz.example',
  ],
  ['an allowed origin', call('api.example', 'https://play.example'), 'play.example', 'https://play.example'],
  [
    'its own host for a foreign origin',
    call('quiz.example', 'https://evil.example'),
    'quiz.example',
    'http://quiz.example',
  ],
  ['its own host for a broken origin', call('quiz.example', 'null'), 'quiz.example', 'http://quiz.example'],
  ['no site for a broken host', call('a b'), 'invalid.', 'http://invalid.'],
])('is %s', (_, request, id, origin) => {
  expect(relyingPartyOf(request, ['https://play.example'])).toEqual({ id, origin });
});
