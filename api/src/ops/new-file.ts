import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Misuse } from './arguments.js';
import type { Command } from './command.js';

/** The file of `--out`. @throws Misuse */
export function outFileOf({ values }: Command): string {
  if (!values.out) throw new Misuse('into which file? --out FILE is needed');
  return values.out;
}

/**
 * Writes a new file, completely or not at all. Only its owner can read it, since it holds personal data. @throws Misuse if a
 * file of that name exists, or it cannot be written
 */
export async function writeNew(
  file: string,
  text: AsyncIterable<string | Buffer>,
  through: Transform = new PassThrough(),
): Promise<void> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  let isOurs = false;
  out.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(text, through, out);
  } catch (error) {
    if (isOurs) await rm(file, { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new Misuse(`${file} cannot be written: ${message}`);
  }
}
