import { useSyncExternalStore } from 'react';
import { recall, remember } from './storage.js';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

const read = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function show(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Applies a theme and stores it; public/start.js applies it before the first paint of the next page. */
export function chooseTheme(theme: Theme) {
  remember(KEY, theme);
  show(theme);
}

/** Follows the system's theme until the user has chosen one. */
export function followSystemTheme() {
  system().addEventListener('change', ({ matches }) => {
    if (recall(KEY) === null) show(matches ? 'dark' : 'light');
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useTheme = () => useSyncExternalStore(subscribe, read, (): Theme => 'light');
