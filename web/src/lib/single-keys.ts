import { useState } from 'react';
import { recall, remember } from './storage.js';

const KEY = 'single-keys';

/** Whether 1 to 4 pick an answer from anywhere. Speech input users need to switch such keys off (WCAG 2.1.4). */
export function useSingleKeys(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => recall(KEY) !== 'off');
  const set = (wanted: boolean) => {
    remember(KEY, wanted ? null : 'off');
    setOn(wanted);
  };
  return [on, set];
}
