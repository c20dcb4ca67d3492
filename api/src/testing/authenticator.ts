import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from '#protocol/passkeys';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The options that both kinds of calls return, as far as an authenticator needs them. */
export interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** A browser with an authenticator that holds one passkey, at one site. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly point: { x: Buffer; y: Buffer };
  private user = '';
  count = 0;
  /** Whether it checks a PIN, a finger or a face before it signs. */
  verifies = true;

  constructor(
    private readonly origin: string,
    readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** Makes the passkey. `statement` is that of the attestation. */
  create({ challenge, user }: Options, format = 'none', statement = new Map<string, unknown>()): Attestation {
    this.user = user?.id ?? '';
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey()]);
    const authData = Buffer.concat([this.head(HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey. */
  get({ challenge }: Options): Assertion {
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.head(0);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.key);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(this.user ? { userHandle: this.user } : {}),
      },
    };
  }

  private named = () => ({ id: base64url(this.id), rawId: base64url(this.id), type: 'public-key' as const });

  private clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.count);
    const flag = Buffer.from([flags | USER_PRESENT | (this.verifies ? USER_VERIFIED : 0)]);
    return Buffer.concat([sha256(this.rpId), flag, counter]);
  }

  /** COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1). */
  private publicKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(this.point.x)],
        [-3, new Uint8Array(this.point.y)],
      ]) as never,
    );
}
