import type { SentQuestion } from '#protocol/quizzes';

/** A quiz as files hold it: question ids are not written, and not there after an import. */
export interface QuizFile {
  title: string;
  questions: SentQuestion[];
}
