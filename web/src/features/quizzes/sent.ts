import type { EditQuestion, SentQuestion } from '#protocol/quizzes';

/** What its author has, as it is sent or written to a file. Nothing is said of an explanation that is not there. */
export function sentOf(question: EditQuestion): SentQuestion {
  const { question_id, prompt, explanation, ...rest } = question;
  return { id: question_id, question: prompt, ...rest, ...(explanation && { explanation }) };
}
