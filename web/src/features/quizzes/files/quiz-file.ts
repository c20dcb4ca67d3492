import type { SentQuestion } from '#protocol/quizzes';

/** A quiz in a file, without question ids. */
export interface QuizFile {
  title: string;
  questions: SentQuestion[];
}
