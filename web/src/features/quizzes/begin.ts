import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';

/**
 * Opens the caller's solo game with a quiz that somebody wrote; `/singleplayer/play` then plays it. Failures are
 * logged. @throws ServerError, NoResponse
 */
export async function beginQuiz(quizId: string): Promise<void> {
  try {
    await request('POST', '/begin-quiz', { quiz_id: quizId });
  } catch (error) {
    logFailure(error);
    throw error;
  }
}
