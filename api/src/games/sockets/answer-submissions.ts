import type { CheckAnswer } from '#protocol/socket';
import type { PendingAnswers } from '../ownership/pending-answers.js';
import { acknowledging, commandOf, type Reply } from './messages.js';
import type { PlayerSession } from './player-session.js';

/** Submits players' answers with the time of their first arrival. */
export class AnswerSubmissions {
  /** The last answer of a session, unless its outcome is known. */
  private readonly unacknowledged = new WeakMap<PlayerSession, { text: string; arrivedAt: number }>();

  constructor(private readonly pending: PendingAnswers) {}

  /** An answer that is repeated because no owner could be reached counts from its first arrival. */
  async submit(session: PlayerSession, message: CheckAnswer, reply: Reply, now: number): Promise<void> {
    const { question_id: questionId, question_index: index, user_answer: answer } = message;
    const text = JSON.stringify(message);
    const earlier = this.unacknowledged.get(session);
    const arrivedAt = message.command_id && earlier?.text === text ? earlier.arrivedAt : now;
    this.unacknowledged.set(session, { text, arrivedAt });
    const receive: Reply = (ack) => {
      if (ack.ok || ack.code !== 'unavailable') this.unacknowledged.delete(session);
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
