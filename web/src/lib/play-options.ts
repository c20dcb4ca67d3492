import type { SoloOptions } from '#protocol/rest';
import { recall, remember } from './storage.js';

export type PlayOptions = Required<{ [Key in keyof SoloOptions]: NonNullable<SoloOptions[Key]> }>;

const KEY = 'play-options';
const DEFAULTS: PlayOptions = { pace: 'reading', time: 1 };
export const TIMES = [1, 2, 3, 0];

/** This browser's options for solo games: the time for each question, and how the next one opens. */
export function recalledOptions(): PlayOptions {
  const [pace, time] = (recall(KEY) ?? '').split(' ');
  return {
    pace: pace === 'auto' || pace === 'manual' ? pace : DEFAULTS.pace,
    time: TIMES.find((each) => String(each) === time) ?? DEFAULTS.time,
  };
}

export const rememberOptions = ({ pace, time }: PlayOptions) => remember(KEY, `${pace} ${time}`);
