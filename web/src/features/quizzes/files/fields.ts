import { CATEGORIES } from '#game/category';

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const plainCategory = (text: string) => plain(text).replaceAll(' and ', ' & ');

const TYPES: Record<string, string> = {
  multiple: 'multiple',
  'multiple choice': 'multiple',
  'multiple-choice': 'multiple',
  boolean: 'boolean',
  'true/false': 'boolean',
  'true / false': 'boolean',
  'true or false': 'boolean',
};

const CATEGORY_BY_TEXT = new Map(
  CATEGORIES.flatMap(({ id, name }) => {
    const names = [`${id}`, plainCategory(name), plainCategory(name.replace(/^[^:]*: /, ''))];
    return names.map((key) => [key, name] as const);
  }),
);

// Unknown values pass through: the validation of the question then reports them.
export const typeOf = (text: string) => TYPES[plain(text)] ?? text;
export const difficultyOf = (text: string) => plain(text);
export const categoryOf = (text: string) => CATEGORY_BY_TEXT.get(plainCategory(text)) ?? text;

/** `true` and `TRUE`, as spreadsheets write it, are True. */
export function truthOf(text: string): string {
  const word = plain(text);
  return word === 'true' ? 'True' : word === 'false' ? 'False' : text;
}

/** `20`, `20 s` or `20 seconds`; undefined if empty, NaN for anything else. */
export function timerOf(text: string): number | undefined {
  const value = text.trim().replace(/\s*s(ec(onds?)?)?\.?$/i, '');
  return value === '' ? undefined : Number(value);
}
