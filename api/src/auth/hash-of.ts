import { createHash } from 'node:crypto';

/** What is stored of a token, or of an email in a key. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
