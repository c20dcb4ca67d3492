import type { SentQuestion } from '#protocol/quizzes';
import type { QuizFile } from './quiz-file.js';

export interface Fault {
  /** As editors and spreadsheets count: from 1, the header included. In JSON the place of the question. */
  line: number;
  reason: string;
}

/** What an import would take of a file, and what it would not. */
export interface ImportReport extends QuizFile {
  /** What `line` counts in this kind of file. */
  unit: 'Line' | 'Row' | 'Question';
  faults: Fault[];
  /** Good questions beyond the most that a quiz can hold. */
  surplus: number;
  /** What was changed or assumed on the way, in whole sentences. */
  remarks: string[];
}

export type Candidate = { line: number; question: SentQuestion } | Fault;
