import { keyAt, type Sheet } from './sheet.js';
import { MANUAL_MS } from './times.js';

const READING = { least: 2_000, perCharacter: 60, most: 15_000 };

/** How long the key of question `index` is shown, ms. [R1, R3, R4] */
export function revealMs(sheet: Sheet, index: number): number {
  const { pace, reveal_seconds } = sheet.rules;
  if (pace === 'manual') return MANUAL_MS;
  if (pace !== 'reading') return reveal_seconds * 1000;
  const characters = Array.from(keyAt(sheet, index).explanation ?? '').length;
  return Math.min(READING.most, READING.least + READING.perCharacter * characters);
}
