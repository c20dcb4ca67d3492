import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Writes a file atomically, readable by its owner only. */
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
