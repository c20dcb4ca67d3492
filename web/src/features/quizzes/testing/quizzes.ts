import type { CreatedQuiz, EditQuestion, ListedQuiz } from '#protocol/quizzes';

export const editQuestion = (n: number, change: Partial<EditQuestion> = {}): EditQuestion => ({
  question_id: `q${n}`,
  prompt: `Prompt ${n}?`,
  category: 'Geography',
  difficulty: 'easy',
  type: 'multiple',
  incorrect_answers: ['Alpha', 'Beta', 'Gamma'],
  correct_answer: 'Delta',
  timer: 20,
  explanation: '',
  ...change,
});

export const createdQuiz = (n: number, change: Partial<CreatedQuiz> = {}): CreatedQuiz => ({
  id: `id-${n}`,
  title: `Quiz ${n}`,
  total_questions: 2,
  timestamp: `2026-01-${String(n).padStart(2, '0')}T10:00:00.000Z`,
  questions: [editQuestion(1), editQuestion(2)],
  ...change,
});

export const listedQuiz = (n: number, change: Partial<ListedQuiz> = {}): ListedQuiz => {
  const { questions: _questions, ...quiz } = createdQuiz(n);
  return { ...quiz, author: 'Bogdan', ...change };
};

/** The reply of a list call. */
export const listOf = <T>(quizzes: T[], total = quizzes.length) =>
  [200, { quizzes, total }] as [number, unknown];
