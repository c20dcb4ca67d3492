import { useState } from 'react';
import { type PlayOptions, recalledOptions, rememberOptions } from './play-options.js';

/** The player's options, remembered when they change. */
export function usePlayOptions(): [PlayOptions, (options: PlayOptions) => void] {
  const [options, setOptions] = useState(recalledOptions);
  const choose = (chosen: PlayOptions) => {
    rememberOptions(chosen);
    setOptions(chosen);
  };
  return [options, choose];
}
