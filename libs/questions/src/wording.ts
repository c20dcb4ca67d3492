import type { Row } from './table.js';

/** A key that two texts share if a player would call them the same. */
export function sameKey(text: string): string {
  return bare(text).toLowerCase().trim();
}

/** A text without its article: `the Netherlands` becomes `Netherlands`. */
export function bare(text: string): string {
  return text.replace(/^the /, '');
}

/** The text of a choice: without an article, and capitalised except for words such as `iOS` or `macOS`. */
export function asChoice(text: string): string {
  return capitalised(bare(text));
}

export function capitalised(text: string): string {
  return /^\p{Ll}(?!\p{Ll}*[\p{Lu}\d])/u.test(text) ? text[0]?.toUpperCase() + text.slice(1) : text;
}

export function slug(text: string): string {
  const plain = bare(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/\+/g, ' plus ').replace(/#/g, ' sharp ').replace(/\*/g, ' star ');
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

const SPOKEN_CONSONANT = /^(uni(?!m|n)|use|usu|uti|eu|ew|one\b|once|ur[aei]n)/i;
const SPELT_U = /^[uU][A-Z]/;
const SPOKEN_VOWEL = /^(hour|honest|heir|[FHLMNRSX](?=[A-Z\d]|\b))/;

export function withArticle(text: string): string {
  if (/^(the|an?) /.test(text)) return text;
  const consonant = SPOKEN_CONSONANT.test(text) || SPELT_U.test(text);
  const vowel = SPOKEN_VOWEL.test(text) || (/^[aeiou8]/i.test(text) && !consonant);
  return `${vowel ? 'an' : 'a'} ${text}`;
}

const SLOT = /\{(a )?([a-z_]+)\}/g;

/** Whether the row has a value for every slot of the template. */
export function fits(template: string, row: Row): boolean {
  return [...template.matchAll(SLOT)].every(
    ([, , name = '']) => name === 'subject' || name === 'value' || row.cells.get(name)?.asked,
  );
}

/** Fills the slots `{subject}`, `{value}` and `{<column>}`. `{a value}` adds an article. */
export function fill(template: string, row: Row, value: string): string {
  const text = template.replace(SLOT, (_, article: string | undefined, name: string) => {
    const word =
      name === 'subject' ? row.subject : name === 'value' ? value : (row.cells.get(name)?.asked ?? '');
    return article ? withArticle(word) : word;
  });
  return capitalised(text);
}
