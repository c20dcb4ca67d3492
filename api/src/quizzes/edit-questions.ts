import { randomUUID } from 'node:crypto';
import { defaultTimer } from '#game/question';
import type { EditQuestion, SentQuestion } from '#protocol/quizzes';

/** Questions as they are stored. A question keeps its id if `before` has it and no earlier question uses it; others get a new one. */
export function editQuestions(sent: SentQuestion[], before: EditQuestion[] = []): EditQuestion[] {
  const known = new Set(before.map(({ question_id }) => question_id));
  return sent.map(({ id, question: prompt, timer, explanation = '', ...rest }) => ({
    question_id: id !== undefined && known.delete(id) ? id : randomUUID(),
    prompt,
    category: rest.category,
    difficulty: rest.difficulty,
    type: rest.type,
    incorrect_answers: rest.incorrect_answers,
    correct_answer: rest.correct_answer,
    timer: timer ?? defaultTimer(rest.difficulty, rest.type),
    explanation,
  }));
}
