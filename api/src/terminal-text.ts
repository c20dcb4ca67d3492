// Control characters, direction marks and invisible characters. Callers add line breaks themselves.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

const escapeOf = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i).toString(16).padStart(4, '0'))
    .map((code) => `\\u${code}`)
    .join('');

/** Escapes a text for a terminal, so that it cannot control it. Uses JSON's escapes, so that JSON keeps its meaning. */
export const forTerminal = (text: string): string =>
  text.replace(UNSAFE, (character) => (character === '\n' ? character : escapeOf(character)));

/** Also escapes line breaks, so that a user's text cannot start a new line. */
export const oneLine = (text: string): string => forTerminal(text).replaceAll('\n', '\\u000a');
