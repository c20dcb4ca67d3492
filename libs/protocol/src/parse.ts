import { z } from 'zod/mini';

export interface Issue {
  path: PropertyKey[];
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** The largest quiz that can be saved has 5 levels, 800 items and 230,000 characters. */
const MAX_DEPTH = 8;
const MAX_ITEMS = 2_000;
const MAX_CHARACTERS = 256 * 1024;
/** Bounds the reply: a client can cause any number of issues. */
const MAX_ISSUES = 50;

const TOO_LARGE: Issue[] = [{ path: [], message: 'must be plain JSON of a moderate size' }];
// Replaces zod's own messages, which would disclose patterns and types. As an option of each call it would be slow.
z.config({ customError: () => 'is not valid' });
const MALFORMED: Issue[] = [{ path: [], message: 'is malformed' }];

/**
 * Validates all input: bodies, queries, headers, socket messages, tokens. Before the schema runs, it refuses values that
 * are not plain JSON of a moderate depth and size. Never throws: an error in a schema counts as invalid input.
 */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): Parsed<z.output<S>> {
  try {
    if (!isModerate(value)) return { ok: false, issues: TOO_LARGE };
    const result = z.safeParse(schema, value);
    if (result.success) return { ok: true, value: result.data };
    const issues = result.error.issues.slice(0, MAX_ISSUES);
    return { ok: false, issues: issues.map(({ path, message }) => ({ path, message })) };
  } catch {
    return { ok: false, issues: MALFORMED };
  }
}

/** Walks level by level, so that a deep value cannot exhaust the stack. */
function isModerate(value: unknown): boolean {
  let items = 1;
  let characters = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'string') characters += item.length;
      else if (typeof item === 'object' && item !== null) {
        const inner = innerOf(item, MAX_ITEMS - items);
        if (!inner) return false;
        items += inner.values.length;
        characters += inner.characters;
        for (const each of inner.values) next.push(each);
      } else if (typeof item === 'function' || typeof item === 'symbol' || typeof item === 'bigint')
        return false;
      if (characters > MAX_CHARACTERS) return false;
    }
    level = next;
  }
  return true;
}

/** The values in an array or a plain object. Undefined for anything else, for too many items, and for unsafe keys. */
function innerOf(item: object, most: number): { values: unknown[]; characters: number } | undefined {
  if (Array.isArray(item)) return item.length > most ? undefined : { values: item, characters: 0 };
  // The prototype of a parsed query string is itself an empty object.
  const prototype: object | null = Object.getPrototypeOf(item);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return undefined;
  const entries = Object.entries(item);
  if (entries.length > most) return undefined;
  if (Object.hasOwn(item, '__proto__') || Object.hasOwn(item, 'constructor')) return undefined;
  return {
    values: entries.map(([, value]) => value),
    characters: entries.reduce((sum, [key]) => sum + key.length, 0),
  };
}
