const TOGETHER_MS = 2_000;

/** Collects who comes within two seconds, so that a full bus is one line and not fifty. */
export function createArrivals(tell: (names: string[]) => void) {
  let names: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(more: string[]) {
      if (more.length === 0) return;
      names.push(...more);
      timer ??= setTimeout(() => {
        const all = names;
        names = [];
        timer = undefined;
        tell(all);
      }, TOGETHER_MS);
    },
    drop() {
      clearTimeout(timer);
      names = [];
      timer = undefined;
    },
  };
}
