import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log.js';
import { FileError } from './file-error.js';
import { readInBackground } from './read-in-background.js';
import type { ImportReport } from './report.js';
import { FILE_TEXTS } from './texts.js';

export type Import =
  | { state: 'none' }
  | { state: 'reading'; name: string }
  | { state: 'refused'; reason: string }
  | { state: 'read'; report: ImportReport };

/** Reads the last chosen file; aborts reading an earlier one. */
export function useImport(): [Import, (file: File) => Promise<void>] {
  const [shown, setShown] = useState<Import>({ state: 'none' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const show = (next: Import) => controller.signal.aborted || setShown(next);
    show({ state: 'reading', name: file.name });
    try {
      show({ state: 'read', report: await readInBackground(file, controller.signal) });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof FileError)) logFailure(error);
      show({ state: 'refused', reason: error instanceof FileError ? error.message : FILE_TEXTS.unreadable });
    }
  };
  return [shown, read];
}
