import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Writes a file for its owner's eyes only. Whatever happens meanwhile, it is there as it was or as it is to be, never in part. */
export function writeWhole(file, text) {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const descriptor = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}
