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
 * For each word of `text` a tsquery for texts in which some word begins with it. Words have letters, marks and digits
 * only, so that nothing typed can be an operator.
 */
export const prefixQueries = (text: string): string[] => searchWords(text).map((word) => `'${word}':*`);
