import { type Difficulty, defaultTimer, type QuestionType } from '#game/question';
import type { CreatedQuiz, SentQuestion } from '#protocol/quizzes';
import { uuid } from '../../../lib/uuid.js';
import { sentOf } from '../sent.js';

/** A question being written; any field may be missing. */
export interface DraftQuestion {
  /** Identifies the question in the editor; `id` is the server's. */
  key: string;
  id?: string;
  prompt: string;
  /** `''` until one is chosen. */
  category: string;
  difficulty: Difficulty;
  type: QuestionType;
  answer: string;
  /** The incorrect answers: three slots, kept while the question is true/false. */
  choices: string[];
  /** Seconds; 0 while the field is empty. */
  timer: number;
  explanation: string;
  /** The answer for the other type, restored when the type changes back. */
  otherAnswer?: string;
}

/** A quiz being written. `quizId` is set if it edits a saved quiz; `at` is the index of the open question. */
export interface Draft {
  quizId: string | null;
  title: string;
  questions: DraftQuestion[];
  at: number;
}

const CHOICES = 3;

const slots = (choices: readonly string[]) => Array.from({ length: CHOICES }, (_, i) => choices[i] ?? '');

export const blankQuestion = (like?: DraftQuestion): DraftQuestion => {
  const difficulty = like?.difficulty ?? 'easy';
  return {
    key: uuid(),
    prompt: '',
    category: like?.category ?? '',
    difficulty,
    type: 'multiple',
    answer: '',
    choices: slots([]),
    timer: defaultTimer(difficulty, 'multiple'),
    explanation: '',
  };
};

export const blankDraft = (title: string, count: number): Draft => ({
  quizId: null,
  title,
  questions: Array.from({ length: count }, () => blankQuestion()),
  at: 0,
});

export function draftQuestion(sent: SentQuestion): DraftQuestion {
  const { id, question, category, difficulty, type, correct_answer, incorrect_answers } = sent;
  return {
    key: uuid(),
    ...(id !== undefined && { id }),
    prompt: question,
    category,
    difficulty,
    type,
    answer: correct_answer,
    choices: slots(type === 'multiple' ? incorrect_answers : []),
    timer: sent.timer ?? defaultTimer(difficulty, type),
    explanation: sent.explanation ?? '',
  };
}

export const draftOfSent = (title: string, questions: SentQuestion[]): Draft => ({
  quizId: null,
  title,
  questions: questions.map(draftQuestion),
  at: 0,
});

/** A draft that edits a saved quiz. */
export const draftOf = (quiz: CreatedQuiz): Draft => ({
  ...draftOfSent(quiz.title, quiz.questions.map(sentOf)),
  quizId: quiz.id,
});

const OPPOSITES: Record<string, string> = { True: 'False', False: 'True' };

/** The question as the server accepts it; missing fields stay missing. */
export function sentQuestion(question: DraftQuestion): SentQuestion {
  const { id, prompt, category, difficulty, type, answer, choices, timer, explanation } = question;
  return {
    ...(id !== undefined && { id }),
    question: prompt,
    category,
    difficulty,
    type,
    incorrect_answers: type === 'multiple' ? choices : [OPPOSITES[answer] ?? ''],
    correct_answer: answer,
    timer,
    ...(explanation.trim() && { explanation }),
  };
}

export const sentQuestions = (draft: Draft): SentQuestion[] => draft.questions.map(sentQuestion);

/** Whether nothing has been written in it. */
export const isBlank = ({ prompt, answer, choices, explanation }: DraftQuestion): boolean =>
  ![prompt, answer, ...choices, explanation].some((text) => text.trim());
