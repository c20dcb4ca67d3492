import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 62rem)');

const subscribe = (listener: () => void) => {
  const media = wide();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is wide enough to show the list beside the form. */
export const useWide = () => useSyncExternalStore(subscribe, () => wide().matches);
