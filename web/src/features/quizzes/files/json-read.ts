import { checkQuestion } from './check-question.js';
import { FileError } from './file-error.js';
import { FORMAT, VERSION } from './json-write.js';
import type { Candidate } from './report.js';

const NOT_OURS = 'This JSON file is not a quiz exported from here.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError('This JSON file is damaged or incomplete.');
  }
}

/** @throws FileError if it is not JSON, not our format, or an unknown version */
export function readJson(text: string): { title: unknown; candidates: Candidate[] } {
  const file = parsed(text);
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== FORMAT)
    throw new FileError(NOT_OURS);
  if (!('version' in file) || file.version !== VERSION)
    throw new FileError('This quiz was exported by another version and cannot be read.');
  if (!('questions' in file) || !Array.isArray(file.questions)) throw new FileError(NOT_OURS);
  return {
    title: 'title' in file ? file.title : undefined,
    candidates: file.questions.map((question, i) => checkQuestion(i + 1, question)),
  };
}
