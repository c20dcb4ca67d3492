import type { QuizFile } from './quiz-file.js';

export const FORMAT = 'fourtell-quiz';
export const VERSION = 1;

export function writeJson({ title, questions }: QuizFile): Blob {
  const file = {
    format: FORMAT,
    version: VERSION,
    title,
    questions: questions.map(({ id: _, ...rest }) => rest),
  };
  return new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
}
