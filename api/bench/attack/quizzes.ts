import { saveQuizBody } from '#protocol/quizzes';
import type { Field } from './field.js';
import { validOf } from './hostile/valid.js';
import { bearer, call } from './lines/http.js';

export interface Quiz {
  id: string;
  title: string;
}

/** Calls as that user; resolves to the status. */
export async function ask(
  field: Field,
  method: string,
  path: string,
  token: string,
  body: object,
): Promise<number | undefined> {
  const answer = await call(field, { method, path, headers: [bearer(token)], body: JSON.stringify(body) });
  return answer?.status;
}

/** A quiz of the maximum size: 50 questions with the longest texts. */
export function largeQuiz(title: string): object {
  const text = (length: number, n: number) => `${n} ${'语'.repeat(length)}`.slice(0, length);
  const question = (n: number) => ({
    question: text(300, n),
    category: 'History',
    difficulty: 'easy',
    type: 'multiple',
    correct_answer: text(150, 4 * n),
    incorrect_answers: [1, 2, 3].map((i) => text(150, 4 * n + i)),
    explanation: text(500, n),
  });
  return { title, questions: Array.from({ length: 50 }, (_, n) => question(n)) };
}

/** Resolves to undefined if the server refuses it. */
export async function savedQuiz(field: Field, token: string, quiz?: object): Promise<Quiz | undefined> {
  const title = `Quiz ${field.random.below(1e9)}`;
  const body = JSON.stringify(quiz ?? { ...(validOf(saveQuizBody) as object), title });
  const answer = await call(field, {
    method: 'POST',
    path: '/save-custom-quiz',
    headers: [bearer(token)],
    body,
  });
  if (answer?.status !== 200) return undefined;
  const { quiz_id } = JSON.parse(answer.body.toString()) as { quiz_id: string };
  return { id: quiz_id, title };
}
