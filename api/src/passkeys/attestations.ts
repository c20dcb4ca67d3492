import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Attestation } from '#protocol/passkeys';
import type { RelyingParty } from './relying-party.js';

/** Algorithms: every authenticator has one of them, and all supported releases of Node can check them. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The credential in a browser's reply. @throws Error if the reply is malformed or was made for another purpose */
export async function credentialIn(
  { id, rawId, type, response }: Attestation,
  expectedChallenge: string,
  site: RelyingParty,
): Promise<WebAuthnCredential> {
  if (!isPlain(response.attestationObject)) throw new Error('certificates were not asked for');
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  });
  if (!verified) throw new Error('wrong signature');
  return registrationInfo.credential;
}

/** Whether an attestation holds no certificates: checking them would fetch addresses that they name. */
function isPlain(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}
