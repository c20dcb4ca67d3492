import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** The challenge that a browser put into the data it had signed, if it is there. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
