import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** The challenge in the data that a browser let the authenticator sign; undefined if it is missing. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
