import { z } from 'zod/mini';
import { isVisible, tidied } from './visible.js';

/** Text that Postgres and JSON can carry unchanged: no NUL, no lone surrogate. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const REQUIRED = 'is required';
const tooLong = (maximum: number) => `must have at most ${maximum} characters`;

// `params` are the keywords of JSON Schema by which the documents of the API describe a check.

/** Counts UTF-16 units, like a browser's maxlength. zod's own check counts code points and accepts any object with a length. */
export const atMost = (maximum: number, error = tooLong(maximum)) =>
  z.refine<string>((value) => value.length <= maximum, { error, params: { maxLength: maximum } });

export const atLeast = (minimum: number, error: string) =>
  z.refine<string>((value) => value.length >= minimum, {
    error,
    abort: true,
    params: { minLength: minimum },
  });

/** Runs before any check that normalises the text, since normalising takes quadratic time. */
export const notFarBeyond = (maximum: number, error = tooLong(maximum)) =>
  z.refine<string>((value) => value.length <= 4 * maximum, { error, abort: true });

const storable = z.refine<string>(isStorable, { error: 'must not hold control or broken characters' });

export const text = (maximum: number) => z.string().check(atMost(maximum), storable);

const tidy = (maximum: number) =>
  [notFarBeyond(maximum), z.overwrite<string>(tidied), atMost(maximum), storable] as const;

/** An author's text, kept as typed. It may be blank. */
export const writtenText = (maximum: number) => z.string().check(...tidy(maximum));

/** An author's text, kept as typed. It must not be blank. */
export const filledText = (maximum: number) =>
  z
    .string({ error: REQUIRED })
    .check(...tidy(maximum), z.refine(isVisible, { error: REQUIRED, params: { minLength: 1 } }));

const trimmed = (value: string) => {
  const kept = tidied(value);
  return isVisible(kept) ? kept.trim() : '';
};

/** A user's text without surrounding space; '' if none of it is visible. */
export const trimmedText = (maximum: number) =>
  z
    .string({ error: REQUIRED })
    .check(notFarBeyond(maximum), z.overwrite<string>(trimmed), atMost(maximum), storable);
