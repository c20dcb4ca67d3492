import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Assertion, Attestation, RegistrationOptionsBody } from '#protocol/passkeys';
import { KnownPasskey, NoPasskey } from './no-passkey.js';
import { request } from './request.js';

const CLOSED = ['NotAllowedError', 'AbortError'];
/** The device has one of those that it was told to leave out. */
const KNOWN = 'InvalidStateError';

async function orNone<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (error instanceof Error && CLOSED.includes(error.name)) throw new NoPasskey();
    if (error instanceof Error && error.name === KNOWN) throw new KnownPasskey();
    throw error;
  });
}

/** Asks for a passkey of this site. @throws NoPasskey, and as `request` */
export async function askPasskey(): Promise<Assertion> {
  const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/passkeys/authentication-options',
  );
  return orNone(startAuthentication({ optionsJSON }));
}

/** Makes a passkey for the user, whom the password or another passkey confirms. @throws NoPasskey, KnownPasskey, and as `request` */
export async function makePasskey(confirmation: RegistrationOptionsBody): Promise<Attestation> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/passkeys/registration-options',
    confirmation,
  );
  return orNone(startRegistration({ optionsJSON }));
}
