import { z } from 'zod/mini';

/** Text that Postgres and JSON can carry unchanged: no NUL, no lone surrogate. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const REQUIRED = 'is required';

const checks = (maximum: number) =>
  [
    z.refine<string>((value) => value.length <= maximum, {
      error: `must have at most ${maximum} characters`,
    }),
    z.refine<string>(isStorable, { error: 'must not hold control or broken characters' }),
  ] as const;

/** Lengths count UTF-16 units, as a browser's maxlength does; zod's own check counts code points. */
export const text = (maximum: number) => z.string().check(...checks(maximum));

/** What an author writes, kept as typed; it may be blank. */
export const writtenText = (maximum: number) => z.string().check(z.normalize('NFC'), ...checks(maximum));

/** What an author writes: kept as typed, but not blank. */
export const filledText = (maximum: number) =>
  z.string({ error: REQUIRED }).check(
    z.normalize('NFC'),
    ...checks(maximum),
    z.refine((value) => value.trim() !== '', { error: REQUIRED }),
  );

/** What somebody writes, without the space around it. */
export const trimmedText = (maximum: number) =>
  z.string({ error: REQUIRED }).check(z.normalize('NFC'), z.trim(), ...checks(maximum));
