import { FileError } from './file-error.js';
import { readQuizFile } from './read-file.js';
import type { ImportReport } from './report.js';

export interface ReadRequest {
  content: ArrayBuffer;
  name: string;
}
export type ReadAnswer = { report: ImportReport } | { refused: string } | { failed: string };

// Cast, since a page's `postMessage` needs a target: types of workers and pages conflict in one project.
const answer = (message: ReadAnswer) => (postMessage as (message: ReadAnswer) => void)(message);

addEventListener('message', async ({ data: { content, name } }: MessageEvent<ReadRequest>) => {
  try {
    answer({ report: await readQuizFile(content, name) });
  } catch (error) {
    answer(error instanceof FileError ? { refused: error.message } : { failed: String(error) });
  }
});
