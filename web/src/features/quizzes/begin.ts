import { logFailure } from '../../lib/log.js';
import { recalledOptions } from '../../lib/play-options.js';
import { request } from '../../lib/request.js';

/**
 * Opens the caller's solo game with a custom quiz and their own options, for `/singleplayer/play` to play. Logs failures.
 * @throws ServerError, NoResponse
 */
export async function beginQuiz(quizId: string): Promise<void> {
  try {
    await request('POST', '/begin-quiz', { quiz_id: quizId, ...recalledOptions() });
  } catch (error) {
    logFailure(error);
    throw error;
  }
}
