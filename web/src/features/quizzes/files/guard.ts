const MARK = "'";

/** Matches text that a spreadsheet would evaluate as a formula. */
const RISKY = /^['=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'(?=['=+\-@\t\r\n＝＋－＠])/;

/**
 * Text that a spreadsheet shows and does not evaluate: an apostrophe precedes text that starts like a formula or with
 * an apostrophe, so that `unguarded` restores the text exactly.
 *
 * The same rule reads CSV files from other programs, which cannot be told apart: `'=1+1` becomes `=1+1`, as its author
 * meant, `'Tis` stays, and only a cell that starts with two apostrophes loses one.
 */
export const guarded = (text: string) => (RISKY.test(text) ? MARK + text : text);

export const unguarded = (text: string) => text.replace(GUARDED, '');
