import { useSyncExternalStore } from 'react';
import { recall, remember } from './storage.js';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

const read = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function show(theme: Theme = system().matches ? 'dark' : 'light') {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** The theme that the user has chosen, or null for the system's. */
export const chosenTheme = () => recall(KEY) as Theme | null;

/** Applies a theme and stores it; public/start.js applies it before the first paint of the next page. Null: the system's. */
export function chooseTheme(theme: Theme | null) {
  remember(KEY, theme);
  show(theme ?? undefined);
}

/** Follows the system's theme until the user has chosen one. */
export function followSystemTheme() {
  system().addEventListener('change', () => {
    if (chosenTheme() === null) show();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useTheme = () => useSyncExternalStore(subscribe, read, (): Theme => 'light');
