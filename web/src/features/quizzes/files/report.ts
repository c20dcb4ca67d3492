import type { SentQuestion } from '#protocol/quizzes';
import type { QuizFile } from './quiz-file.js';

export interface Fault {
  /** The line number from 1, header included; in JSON the number of the question. */
  line: number;
  reason: string;
}

/** The questions that an import accepts and rejects. */
export interface ImportReport extends QuizFile {
  /** The unit of `line` in this format. */
  unit: 'Line' | 'Row' | 'Question';
  faults: Fault[];
  /** Valid questions beyond the maximum of a quiz. */
  surplus: number;
  /** Changes and assumptions, as sentences. */
  remarks: string[];
}

export type Candidate = { line: number; question: SentQuestion } | Fault;
