/** Uses the global timer, which tests replace. */
export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
