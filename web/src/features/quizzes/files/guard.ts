const MARK = "'";

/** A spreadsheet would calculate what starts like this. */
const RISKY = /^['=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'(?=['=+\-@\t\r\n＝＋－＠])/;

/**
 * Text that a spreadsheet shows and does not calculate: an apostrophe comes before what starts like a formula, and
 * before an apostrophe, so that `unguarded` gives exactly the same text back.
 *
 * A CSV file of others is read by the same rule, since nothing in it tells who wrote it: `'=1+1` becomes `=1+1`, which
 * is what its author means, `'Tis` stays, and only of two apostrophes at the start of a cell one is lost.
 */
export const guarded = (text: string) => (RISKY.test(text) ? MARK + text : text);

export const unguarded = (text: string) => text.replace(GUARDED, '');
