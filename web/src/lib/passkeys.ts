import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Assertion, Attestation } from '#protocol/passkeys';
import { NoPasskey } from './no-passkey.js';
import { request } from './request.js';

const CLOSED = ['NotAllowedError', 'AbortError'];

async function orNone<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (error instanceof Error && CLOSED.includes(error.name)) throw new NoPasskey();
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

/** Makes a passkey for the user, who confirms it with a password if they have one. @throws NoPasskey, and as `request` */
export async function makePasskey(password_now?: string): Promise<Attestation> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/passkeys/registration-options',
    { password_now },
  );
  return orNone(startRegistration({ optionsJSON }));
}
