import type { Question } from '#game/question';
import type { ShownQuestion } from '#protocol/messages';
import type { GameView } from '../connection/mirror.js';

export const isShown = (question: ShownQuestion | undefined): question is Question =>
  question?.prompt !== undefined && question.choices !== undefined;

/** The question on the screen; before it opens, its text may not be there yet. */
export function shownQuestion({
  questions,
  index,
}: Pick<GameView, 'questions' | 'index'>): Question | undefined {
  const question = questions[index];
  return isShown(question) ? question : undefined;
}
