import type { CheckAnswer } from '#protocol/socket';
import type { PendingAnswers } from '../ownership/pending-answers.js';
import { acknowledging, commandOf, type Reply } from './messages.js';
import type { PlayerSession } from './player-session.js';

/** Submits players' answers with the time of their first arrival. */
export class AnswerSubmissions {
  constructor(private readonly pending: PendingAnswers) {}

  /** An answer that a client repeats because no owner could be reached keeps the time of its first arrival. */
  async submit(session: PlayerSession, message: CheckAnswer, reply: Reply, now: number): Promise<void> {
    const { question_id: questionId, question_index: index, user_answer: answer } = message;
    const { unacknowledged: earlier } = session;
    const arrivedAt = earlier && isRepeat(earlier.message, message) ? earlier.arrivedAt : now;
    session.unacknowledged = { message, arrivedAt };
    const receive: Reply = (ack) => {
      if (ack.ok || ack.code !== 'unavailable') session.unacknowledged = undefined;
      reply(ack);
    };
    const command = { ...commandOf(session, message), arrivedAt, questionId, index, answer };
    const remove = this.pending.add(arrivedAt, () => session.gameId);
    try {
      await session.sendCommand({ type: 'SubmitAnswer', ...command }, acknowledging(receive));
    } finally {
      remove();
    }
  }
}

const isRepeat = (one: CheckAnswer, other: CheckAnswer): boolean =>
  one.command_id !== undefined &&
  one.command_id === other.command_id &&
  one.question_id === other.question_id &&
  one.question_index === other.question_index &&
  one.user_answer === other.user_answer;
