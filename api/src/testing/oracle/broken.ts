/** A broken invariant, with details. */
export interface Broken {
  invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9';
  gameId: string;
  what: string;
}

export const broken = (invariant: Broken['invariant'], gameId: string, what: string): Broken => ({
  invariant,
  gameId,
  what,
});
