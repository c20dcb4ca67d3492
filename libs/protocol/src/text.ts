import { z } from 'zod/mini';

/** Text that Postgres and JSON can carry unchanged: no NUL, no lone surrogate. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Lengths count UTF-16 units, as a browser's maxlength does; zod's own check counts code points. */
export const text = (maximum: number) =>
  z.string().check(
    z.refine((value) => value.length <= maximum, { error: `must have at most ${maximum} characters` }),
    z.refine(isStorable, { error: 'must not hold control or broken characters' }),
  );
