import fc from 'fast-check';

/** `SEED`: an integer. Property tests draw the same cases in each run unless it is set. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export { fc };
