export type Difficulty = 'easy' | 'medium' | 'hard';
export type QuestionType = 'multiple' | 'boolean';

/** A question as players see it, without its key. `timer` is in seconds. */
export interface Question {
  question_id: string;
  prompt: string;
  choices: string[];
  timer: number;
  category: string;
  difficulty: Difficulty;
  type: QuestionType;
  source?: string;
}

/** The right answer and its explanation. `ref` names the fact or question behind it and never leaves the server. */
export interface AnswerKey {
  answer: string;
  explanation?: string;
  ref?: string;
}

/** A question with its key, as a provider or an author gives it. `category` is a name. */
export interface DrawnQuestion {
  prompt: string;
  category: string;
  difficulty: Difficulty;
  type: QuestionType;
  correct_answer: string;
  incorrect_answers: string[];
  timer?: number;
  explanation?: string;
  source?: string;
  /** Names the fact or the author's question behind it. */
  ref?: string;
}

const SECONDS: Record<Difficulty, number> = { easy: 20, medium: 25, hard: 30 };

/** Seconds for a question whose author did not set a timer. [Q1] */
export const defaultTimer = (difficulty: Difficulty, type: QuestionType) =>
  type === 'boolean' ? 15 : SECONDS[difficulty];

/** The questions with timers that are `factor` times as long. [Q3] */
export const slowed = (questions: readonly Question[], factor: number): Question[] =>
  questions.map((question) => ({ ...question, timer: question.timer * factor }));

/**
 * Deals a question for one run, with a new id and shuffled choices; true/false keeps its order. Returns the key
 * separately. `random` returns numbers in [0, 1). [Q2]
 */
export function deal(drawn: DrawnQuestion, question_id: string, random: () => number): [Question, AnswerKey] {
  const { prompt, category, difficulty, type, correct_answer, incorrect_answers } = drawn;
  const { explanation, source, ref } = drawn;
  const choices =
    type === 'boolean' ? ['True', 'False'] : shuffle([correct_answer, ...incorrect_answers], random);
  const timer = drawn.timer ?? defaultTimer(difficulty, type);
  const question = { question_id, prompt, choices, timer, category, difficulty, type };
  return [
    source === undefined ? question : { ...question, source },
    {
      answer: correct_answer,
      ...(explanation === undefined ? {} : { explanation }),
      ...(ref === undefined ? {} : { ref }),
    },
  ];
}

function shuffle<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}
