/** Case, accents and compatible forms do not tell words apart. Not the database's own folding: it goes by its locale. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Upper case first: it also makes ß and ss equal. A σ at the end of what is typed may stand within a word.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');

/** The words by which a text is found, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
];

/**
 * A tsquery for texts in which every word of `text` begins some word; undefined for a text without a word. Words have
 * letters, marks and digits only, so that nothing typed can be an operator.
 */
export function prefixQuery(text: string): string | undefined {
  const words = searchWords(text);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : undefined;
}
