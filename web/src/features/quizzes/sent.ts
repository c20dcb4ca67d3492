import type { EditQuestion, SentQuestion } from '#protocol/quizzes';

/** A question in edit form as it is sent or exported; omits a missing explanation. */
export function sentOf(question: EditQuestion): SentQuestion {
  const { question_id, prompt, explanation, ...rest } = question;
  return { id: question_id, question: prompt, ...rest, ...(explanation && { explanation }) };
}
