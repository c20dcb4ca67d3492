/** Removes differences of case, accents and compatible forms. The database's own folding depends on its locale. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Upper case first, which also makes ß and ss equal. A ς that ends a search word may match a σ within a word.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');

/** The distinct folded words of a text, by which a search finds it. */
export const searchWords = (text: string): string[] => [
  ...new Set(folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
];

/**
 * A tsquery for each word of `text`, which matches words that start with it. Words consist of letters, marks and digits
 * only, so a user cannot type an operator.
 */
export const prefixQueries = (text: string): string[] => searchWords(text).map((word) => `'${word}':*`);
