/** `ms` with jitter, from half to one and a half times: clients that fail together must not retry together. */
export const spread = (ms: number, random = Math.random): number => ms * (0.5 + random());
