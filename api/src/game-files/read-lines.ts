import { createReadStream } from 'node:fs';
import { LongLine, textLines } from '../text-lines.js';
import { BadFile } from './format.js';

/** Longer than the largest event: the results of a room with 10,000 players. */
const MAX_LINE = 4_000_000;
const MAX_DEPTH = 10;

/** The lines of a file as JSON objects. @throws BadFile */
export async function* readLines(file: string): AsyncGenerator<Record<string, unknown>> {
  let number = 0;
  try {
    for await (const line of textLines(createReadStream(file, 'utf8'), MAX_LINE))
      yield objectIn(line, ++number);
  } catch (error) {
    throw error instanceof LongLine ? new BadFile(error.message) : error;
  }
}

function objectIn(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value) && isPlain(value, MAX_DEPTH)) return value;
  } catch {}
  throw new BadFile(`line ${number} is not a JSON object of moderate depth`);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth - 1));
}
