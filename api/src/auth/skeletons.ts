import { CONFUSABLES } from './confusables.js';
import { usernameKey } from './user.entity.js';

const looksLike = new Map<string, string>();
const words = CONFUSABLES.split(' ');
for (let i = 0; i + 1 < words.length; i += 2) {
  for (const char of words[i + 1] ?? '') looksLike.set(char, words[i] ?? char);
}

/** Unicode's skeleton (UTS 39): equal for texts that look alike in most fonts. */
const skeleton = (text: string): string =>
  Array.from(text.normalize('NFKD'), (char) => looksLike.get(char) ?? char)
    .join('')
    .normalize('NFD');

/**
 * What a username looks like as it is written, and in small letters: a Cyrillic В is like B, but в is not like b. Two names are too
 * like each other when they have one of these in common.
 */
export function skeletonsOf(username: string): string[] {
  const written = usernameKey(skeleton(username));
  const small = skeleton(usernameKey(username));
  return [...new Set([written, small])].sort();
}
