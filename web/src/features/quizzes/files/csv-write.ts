import Papa from 'papaparse';
import { tableOf } from './columns.js';
import { guarded } from './guard.js';
import type { QuizFile } from './quiz-file.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** Starts with a byte order mark, or Excel would not read it as UTF-8. */
export function writeCsv({ questions }: QuizFile): Blob {
  const table = tableOf(questions).map((cells) => cells.map(guarded));
  const text = Papa.unparse(table, { newline: '\r\n' });
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
