/** A page number from an address; whatever is none is the first. */
export const pageOf = (text: string | null) => Math.max(1, Math.trunc(Number(text)) || 1);
