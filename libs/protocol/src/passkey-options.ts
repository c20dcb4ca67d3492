import { z } from 'zod/mini';
import { described, named } from './documented.js';

const base64url = described('Bytes in base64url.', z.string());
const credential = z.object({
  id: base64url,
  type: z.string(),
  transports: z.optional(z.array(z.string())),
});
const hints = z.optional(z.array(z.string()));
const verification = z.optional(z.string());

/** `POST /passkeys/registration-options`: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = named(
  'PasskeyCreationOptions',
  z.object({
    challenge: base64url,
    rp: z.object({ id: z.optional(z.string()), name: z.string() }),
    user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: described('In ms.', z.optional(z.number())),
    attestation: z.optional(z.string()),
    excludeCredentials: z.optional(z.array(credential)),
    authenticatorSelection: z.optional(
      z.object({
        residentKey: verification,
        userVerification: verification,
        requireResidentKey: z.optional(z.boolean()),
        authenticatorAttachment: z.optional(z.string()),
      }),
    ),
    extensions: z.optional(z.unknown()),
    hints,
  }),
);

/** `POST /passkeys/authentication-options`: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = named(
  'PasskeyRequestOptions',
  z.object({
    challenge: base64url,
    rpId: z.optional(z.string()),
    timeout: described('In ms.', z.optional(z.number())),
    allowCredentials: z.optional(z.array(credential)),
    userVerification: verification,
    extensions: z.optional(z.unknown()),
    hints,
  }),
);
