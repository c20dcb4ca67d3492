import { expect, it } from '@jest/globals';
import { parse } from './parse.js';
import { newPasskeyBody, passkeyLoginBody, registrationOptionsBody } from './passkeys.js';

const signed = {
  id: 'aGk',
  rawId: 'aGk',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
};
const made = { ...signed, response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] } };

it('takes a browser’s assertion and drops what it does not know', () => {
  const passkey = {
    ...signed,
    clientExtensionResults: { credProps: {} },
    authenticatorAttachment: 'platform',
  };
  expect(parse(passkeyLoginBody, { passkey })).toEqual({ ok: true, value: { passkey: signed } });
});

it('takes a browser’s attestation with a name', () => {
  const result = parse(newPasskeyBody, { name: ' Phone ', passkey: made });
  expect(result).toEqual({ ok: true, value: { name: 'Phone', passkey: made } });
});

it('takes an empty confirmation', () => {
  expect(parse(registrationOptionsBody, {})).toEqual({ ok: true, value: {} });
});

it.each([
  ['bytes that are not base64url', { ...signed, id: 'a+b=' }],
  ['a long id', { ...signed, id: 'a'.repeat(1_365) }],
  ['another type', { ...signed, type: 'password' }],
  ['a long signature', { ...signed, response: { ...signed.response, signature: 'A'.repeat(2_001) } }],
  ['no response', { ...signed, response: undefined }],
])('refuses %s', (_, passkey) => {
  expect(parse(passkeyLoginBody, { passkey }).ok).toBe(false);
});

it.each([
  ['an empty name', { name: ' ', passkey: made }],
  ['a long name', { name: 'a'.repeat(41), passkey: made }],
  [
    'nine transports',
    { name: 'a', passkey: { ...made, response: { ...made.response, transports: Array(9).fill('usb') } } },
  ],
])('refuses a new passkey with %s', (_, body) => {
  expect(parse(newPasskeyBody, body).ok).toBe(false);
});
