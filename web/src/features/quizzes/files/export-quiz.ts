import type { QuizFile } from './quiz-file.js';

export type Format = 'csv' | 'xlsx' | 'json';

/** Creates the file of a quiz without question ids. Loads the writer on demand. */
export async function exportQuiz(quiz: QuizFile, format: Format): Promise<Blob> {
  if (format === 'csv') return (await import('./csv-write.js')).writeCsv(quiz);
  if (format === 'xlsx') return (await import('./xlsx-write.js')).writeXlsx(quiz);
  return (await import('./json-write.js')).writeJson(quiz);
}
