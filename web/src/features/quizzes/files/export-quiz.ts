import type { QuizFile } from './quiz-file.js';

export type Format = 'csv' | 'xlsx' | 'json';

/** The file of a quiz; its writer is loaded only now. Ids of questions are left out. */
export async function exportQuiz(quiz: QuizFile, format: Format): Promise<Blob> {
  if (format === 'csv') return (await import('./csv-write.js')).writeCsv(quiz);
  if (format === 'xlsx') return (await import('./xlsx-write.js')).writeXlsx(quiz);
  return (await import('./json-write.js')).writeJson(quiz);
}
