import { describe, expect, it } from '@jest/globals';
import { parse } from '#protocol/parse';
import { claimsSchema, usernameIn, verifiedEmail } from './claims.js';

const claimsOf = (claims: object) => {
  const parsed = parse(claimsSchema, { sub: '1', ...claims });
  if (!parsed.ok) throw new Error('no claims');
  return parsed.value;
};

describe('the username of a new user', () => {
  it.each([
    ['the preferred username', { preferred_username: 'ada', name: 'Ada Lovelace' }, 'ada'],
    ['its part before an @', { preferred_username: 'ada.l@school.example' }, 'ada.l'],
    ['the nickname', { nickname: 'Countess', name: 'Ada' }, 'Countess'],
    ['the given name', { given_name: 'Ada', name: 'Ada Lovelace' }, 'Ada'],
    ['the name without signs', { name: 'Ada  (King) O’Lovelace' }, 'Ada King OLovelace'],
    ['a name cut to 24 characters', { name: 'a'.repeat(23).concat('𝒜bc') }, 'a'.repeat(23)],
    ['no offensive name', { nickname: 'fuck', given_name: 'Ada' }, 'Ada'],
    ['a neutral word for an unusable name', { name: '!' }, 'Player'],
    ['a neutral word without a name', { email: 'ada@school.example' }, 'Player'],
  ])('is %s', (_, claims, username) => {
    expect(usernameIn(claimsOf(claims))).toBe(username);
  });
});

describe('the email', () => {
  it.each([
    [{ email: ' Ada@School.example', email_verified: true }, 'ada@school.example'],
    [{ email: 'ada@school.example', email_verified: 'true' }, 'ada@school.example'],
    [{ email: 'ada@school.example', email_verified: false }, undefined],
    [{ email: 'ada@school.example', email_verified: 'false' }, undefined],
    [{ email: 'ada@school.example' }, undefined],
    [{ email: 'no email', email_verified: true }, undefined],
    [{ email: 'ada@school.example', email_verified: 1 }, undefined],
  ])('of %j is %s', (claims, email) => {
    expect(verifiedEmail(claimsOf(claims))).toBe(email);
  });
});

it.each([{}, { sub: 5 }, { sub: 'a'.repeat(256) }])('claims %j are refused', (claims) => {
  expect(parse(claimsSchema, claims).ok).toBe(false);
});
