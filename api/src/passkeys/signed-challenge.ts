import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `register`: creates a passkey for a user. `sign-in`: proves that the user has a passkey. */
export type Purpose = 'register' | 'sign-in';

/** The purpose of a challenge. It is invalid in another browser, for another user or for another purpose. */
export interface Use {
  purpose: Purpose;
  /** The user who adds a passkey; '' where any user may sign in. */
  userId: string;
  device: string;
}

const RANDOM = 16;
const TIME = 6;
const MAC = 32;

/** The bytes that an authenticator signs: random ones, the time at which they expire in epoch ms, and their HMAC. */
export function signChallenge(use: Use, expiresAt: number, secret: string): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME);
  time.writeUIntBE(expiresAt, 0, TIME);
  const body = Buffer.concat([randomBytes(RANDOM), time]);
  return new Uint8Array(Buffer.concat([body, macOf(use, body, secret)]));
}

/** The id and the expiry of a challenge in base64url, or undefined if it was made for another use or has expired. */
export function readChallenge(
  use: Use,
  challenge: string,
  secret: string,
  now: number,
): { id: string; expiresAt: number } | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM + TIME + MAC) return undefined;
  const body = bytes.subarray(0, RANDOM + TIME);
  if (!timingSafeEqual(bytes.subarray(RANDOM + TIME), macOf(use, body, secret))) return undefined;
  const expiresAt = body.readUIntBE(RANDOM, TIME);
  return expiresAt > now ? { id: body.toString('base64url'), expiresAt } : undefined;
}

const macOf = ({ purpose, userId, device }: Use, body: Buffer, secret: string) =>
  createHmac('sha256', `passkey ${secret}`).update(`${purpose} ${userId} ${device} `).update(body).digest();
