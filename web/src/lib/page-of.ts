/** The page number in an address; anything invalid is page 1. */
export const pageOf = (text: string | null) => Math.max(1, Math.trunc(Number(text)) || 1);
