import { CONFUSABLES } from './confusables.js';
import { usernameKey } from './user.entity.js';

const looksLike = new Map<string, string>();
const words = CONFUSABLES.split(' ');
for (let i = 0; i + 1 < words.length; i += 2) {
  for (const char of words[i + 1] ?? '') looksLike.set(char, words[i] ?? char);
}

/** A dot above a letter that fonts draw with one dot anyway. */
const SECOND_DOT = /(?<=[\p{Soft_Dotted}ıȷ]\p{M}*)\u0307/gu;

/** Unicode's skeleton (UTS 39). Texts that look alike in most fonts have the same one. */
const skeleton = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(SECOND_DOT, ''), (char) => looksLike.get(char) ?? char)
    .join('')
    .normalize('NFD');

/**
 * The skeletons of a username as written and in lower case: a Cyrillic В looks like B, but в does not look like b. Two
 * names are too similar if they share a skeleton.
 */
export function skeletonsOf(username: string): string[] {
  const written = usernameKey(skeleton(username));
  const lowerCase = skeleton(usernameKey(username));
  return [...new Set([written, lowerCase])].sort();
}
