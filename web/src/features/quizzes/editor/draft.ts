import { type Difficulty, defaultTimer, type QuestionType } from '#game/question';
import type { CreatedQuiz, SentQuestion } from '#protocol/quizzes';
import { uuid } from '../../../lib/uuid.js';
import { sentOf } from '../sent.js';

/** A question while it is being written: anything may be missing. */
export interface DraftQuestion {
  /** Tells questions apart in the editor; `id` is what the server knows. */
  key: string;
  id?: string;
  prompt: string;
  /** `''` while none is chosen. */
  category: string;
  difficulty: Difficulty;
  type: QuestionType;
  answer: string;
  /** The incorrect ones: three slots, kept while the question is true or false. */
  choices: string[];
  /** Seconds; 0 while the field is empty. */
  timer: number;
  explanation: string;
  /** The answer for the other type, so that a change of type and back loses nothing. */
  otherAnswer?: string;
}

/** A quiz while it is being written. `quizId` is that of the quiz being edited, `at` the question that is open. */
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

/** The draft that edits a quiz of one's own. */
export const draftOf = (quiz: CreatedQuiz): Draft => ({
  ...draftOfSent(quiz.title, quiz.questions.map(sentOf)),
  quizId: quiz.id,
});

const OPPOSITES: Record<string, string> = { True: 'False', False: 'True' };

/** As the server takes it; what is still missing is missing in it too. */
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

/** Nothing of its own has been written yet. */
export const isBlank = ({ prompt, answer, choices, explanation }: DraftQuestion): boolean =>
  ![prompt, answer, ...choices, explanation].some((text) => text.trim());
