import type { ReviewedQuestion } from './review.js';

/** Whether a player may play the question of a review again. */
export const isMissed = ({ is_correct, voided }: Pick<ReviewedQuestion, 'is_correct' | 'voided'>): boolean =>
  !is_correct && !voided;
