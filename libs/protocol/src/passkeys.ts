import { z } from 'zod/mini';
import { password } from './auth-messages.js';
import { listOf } from './rest.js';
import { atLeast, atMost, trimmedText } from './text.js';

export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 40;
/** How long after a sign-in a user without a password may add a passkey, in minutes. */
export const FRESH_SIGN_IN_MINUTES = 10;

export const PASSKEY_REFUSED = 'That passkey was not accepted. Try again.';
export const PASSKEY_UNKNOWN = 'That passkey does not belong to an account here.';
export const PASSKEY_ADDED_ALREADY = 'That passkey has been added already.';
export const TOO_MANY_PASSKEYS = `An account can have at most ${MAX_PASSKEYS} passkeys.`;
export const LAST_WAY_IN = 'This is the only way into your account. Add a password or another passkey first.';
export const SIGN_IN_AGAIN = 'Log in again first: your last login was too long ago.';

const REQUIRED_OBJECT = 'A JSON object is required.';

/** Bytes of a browser in base64url. */
const bytes = (most: number) => z.string().check(atMost(most), z.regex(/^[\w-]+$/));
/** A credential id has at most 1,023 bytes. */
const credentialId = bytes(1_364);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

const transports = listOf(z.string().check(z.regex(/^[a-z-]{1,20}$/)), { most: 8, error: 'must be few' });

/** A browser's reply for a new passkey: `RegistrationResponseJSON` of WebAuthn. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(8_000),
    transports: z.optional(transports),
  }),
});
export type Attestation = z.output<typeof attestation>;

/** A browser's reply that is signed with a passkey: `AuthenticationResponseJSON` of WebAuthn. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: z.optional(bytes(100)),
  }),
});
export type Assertion = z.output<typeof assertion>;

/**
 * `POST /passkeys/registration-options`. An account that has a password needs it or a passkey; without a password, a
 * sign-in of the last ten minutes is enough. The reply is `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
 */
export const registrationOptionsBody = z.object(
  { password_now: z.optional(password), passkey: z.optional(assertion) },
  REQUIRED_OBJECT,
);
export type RegistrationOptionsBody = z.output<typeof registrationOptionsBody>;

const name = trimmedText(MAX_PASSKEY_NAME_LENGTH).check(atLeast(1, 'is required'));

/** `POST /passkeys`. */
export const newPasskeyBody = z.object({ name, passkey: attestation }, REQUIRED_OBJECT);
export type NewPasskeyBody = z.output<typeof newPasskeyBody>;

/** `PATCH /passkeys/ID`. */
export const passkeyNameBody = z.object({ name }, REQUIRED_OBJECT);
export type PasskeyNameBody = z.output<typeof passkeyNameBody>;

/** The path of `PATCH` and `DELETE /passkeys/ID`. */
export const passkeyPath = z.object({ id: z.uuid('must be the id of a passkey') });
export type PasskeyPath = z.output<typeof passkeyPath>;

/** `POST /passkeys/login`, which replies like `POST /login`. */
export const passkeyLoginBody = z.object(
  { passkey: assertion, keep_logged_in: z.optional(z.boolean('must be true or false')) },
  REQUIRED_OBJECT,
);
export type PasskeyLoginBody = z.output<typeof passkeyLoginBody>;
