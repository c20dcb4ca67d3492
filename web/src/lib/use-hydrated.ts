import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the build writes, and while React takes it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
