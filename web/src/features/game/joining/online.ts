import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { NoResponse } from '../../../lib/send.js';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser has a network. */
export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);

const backOnline = () =>
  new Promise<void>((resolve) => {
    if (isOnline()) return resolve();
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/**
 * Makes a call as soon as there is a network, and again if the network fails during the call. Stops if the caller has left.
 * @throws what the call throws
 */
export async function whenOnline(call: () => Promise<void>, hasGone: () => boolean): Promise<void> {
  await backOnline();
  if (hasGone()) return;
  return call().catch((error) => {
    if (!(error instanceof NoResponse) || isOnline()) throw error;
    return whenOnline(call, hasGone);
  });
}
