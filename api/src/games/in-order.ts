const last = new WeakMap<object, Promise<void>>();

/** Does what is asked for on behalf of `whom` one after the other, in the order in which it was asked for. */
export function inOrder(whom: object, work: () => Promise<void>): Promise<void> {
  const done = (last.get(whom) ?? Promise.resolve()).then(work);
  last.set(
    whom,
    done.catch(() => {}),
  );
  return done;
}
