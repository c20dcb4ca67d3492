const MARK = "'";

/** Matches text that a spreadsheet would evaluate as a formula. */
const RISKY = /^['=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'(?=['=+\-@\t\r\n＝＋－＠])/;

/**
 * Prevents a spreadsheet from evaluating a text: puts an apostrophe before a text that starts like a formula. A text that
 * starts with an apostrophe gets one too, so that `unguarded` restores every text exactly.
 *
 * `unguarded` also runs on CSV files from other programs, since an import cannot distinguish them. There `'=1+1` becomes
 * `=1+1`, as its author meant, and `'Tis` stays. Only a cell that starts with two apostrophes loses one.
 */
export const guarded = (text: string) => (RISKY.test(text) ? MARK + text : text);

export const unguarded = (text: string) => text.replace(GUARDED, '');
