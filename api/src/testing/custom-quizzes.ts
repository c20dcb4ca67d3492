import type { EditQuestion, SavedQuizResponse, SentQuestion } from '#protocol/quizzes';
import type { SocketPlayer } from './socket-player.js';

/** A question in sent form. Its key is `right <n>`, which appears in no other text. */
export const aSentQuestion = (n: number, fields: Partial<SentQuestion> = {}): SentQuestion => ({
  question: `Which one, ${n}?`,
  category: 'History',
  difficulty: 'easy',
  type: 'multiple',
  incorrect_answers: [`wrong ${n}`, `worse ${n}`, `worst ${n}`],
  correct_answer: `right ${n}`,
  explanation: `secret reason ${n}`,
  ...fields,
});

export const sentQuestions = (count = 2): SentQuestion[] =>
  Array.from({ length: count }, (_, n) => aSentQuestion(n));

/** The same question in edit form. */
export const asEdited = ({
  id: _,
  question,
  timer,
  ...rest
}: SentQuestion): Omit<EditQuestion, 'question_id'> => ({
  prompt: question,
  ...rest,
  timer: timer ?? 20,
  explanation: rest.explanation ?? '',
});

/** Saves a quiz and returns its id. */
export async function savedQuiz(
  player: SocketPlayer,
  title = 'A quiz',
  questions: SentQuestion[] = sentQuestions(),
): Promise<string> {
  const quiz = { title, questions };
  const { status, body } = await player.call<SavedQuizResponse>('POST', '/save-custom-quiz', quiz);
  if (status !== 200) throw new Error(`saving answered ${status}: ${JSON.stringify(body)}`);
  return body.quiz_id;
}
