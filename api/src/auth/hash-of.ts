import { createHash } from 'node:crypto';

/** The hash that is stored for a token, or for an email in a key. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
