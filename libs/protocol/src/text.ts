import { z } from 'zod/mini';

/** Text that Postgres and JSON can carry unchanged: no NUL, no lone surrogate. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

export const text = (maximum: number) =>
  z
    .string()
    .check(
      z.maxLength(maximum),
      z.refine(isStorable, { error: 'must not hold control or broken characters' }),
    );
