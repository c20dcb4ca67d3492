import { describe, expect, it } from '@jest/globals';
import { relyingPartyOf } from './relying-party.js';

const call = (host: string, origin?: string, protocol: 'http' | 'https' = 'http') => ({
  headers: origin === undefined ? {} : { origin },
  host,
  protocol,
});

const allowedOrigins = ['https://play.example'];

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
  expect(relyingPartyOf(request, { allowedOrigins })).toEqual({ id, origin });
});

describe('with a public address', () => {
  const publicUrl = 'https://quiz.example';
  const own = { id: 'quiz.example', origin: publicUrl };

  it.each([
    ['a foreign host', call('evil.example', 'https://evil.example')],
    ['another port of its host', call('quiz.example:8443', 'https://quiz.example:8443')],
    ['plain http', call('quiz.example', 'http://quiz.example')],
    ['no origin', call('evil.example')],
    ['its own origin behind another host', call('inside:3000', publicUrl)],
  ])('is that address for %s', (_, request) => {
    expect(relyingPartyOf(request, { publicUrl, allowedOrigins })).toEqual(own);
  });

  it('is an allowed origin, too', () => {
    const { id, origin } = relyingPartyOf(call('quiz.example', 'https://play.example'), {
      publicUrl,
      allowedOrigins,
    });
    expect([id, origin]).toEqual(['play.example', 'https://play.example']);
  });
});
