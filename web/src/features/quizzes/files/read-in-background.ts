import { FileError } from './file-error.js';
import type { ReadAnswer, ReadRequest } from './read-worker.js';
import type { ImportReport } from './report.js';

/** Larger files are refused, in bytes. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024;

function inWorker(request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<ReadAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker that reads files has failed.'));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  worker.postMessage(request);
  return answered.finally(() => worker.terminate());
}

async function here({ content, name }: ReadRequest): Promise<ImportReport> {
  const { readQuizFile } = await import('./read-file.js');
  return readQuizFile(content, name);
}

/**
 * Reads a quiz file in a worker, so that the page stays responsive. Loads the readers on demand; an abort ends at once.
 *
 * @throws FileError if the file contains no quiz; its message is shown to the player
 */
export async function readInBackground(file: File, signal: AbortSignal): Promise<ImportReport> {
  if (file.size > MAX_FILE_SIZE) throw new FileError('This file is larger than 5 MB. A quiz needs far less.');
  const request = { content: await file.arrayBuffer(), name: file.name };
  if (typeof Worker === 'undefined') return here(request);
  const answer = await inWorker(request, signal);
  if ('report' in answer) return answer.report;
  throw 'refused' in answer ? new FileError(answer.refused) : new Error(answer.failed);
}
