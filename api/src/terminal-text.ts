// Controls, what turns the direction of text around, and what a terminal shows as nothing. Line breaks are ours.
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

const escapeOf = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i).toString(16).padStart(4, '0'))
    .map((code) => `\\u${code}`)
    .join('');

/** A text that a terminal shows and never obeys, as JSON would escape it: JSON stays the same JSON. */
export const forTerminal = (text: string): string =>
  text.replace(OBEYED, (character) => (character === '\n' ? character : escapeOf(character)));

/** The same for what somebody else wrote: it cannot begin a line of ours. */
export const oneLine = (text: string): string => forTerminal(text).replaceAll('\n', '\\u000a');
