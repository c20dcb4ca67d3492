/** About `ms`, differently for everybody: what hits all clients at once must not bring them back at once. */
export const spread = (ms: number, random = Math.random): number => ms * (0.5 + random());
