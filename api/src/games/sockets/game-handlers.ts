import { refusal } from '#protocol/refusal';
import type { PendingAnswers } from '../ownership/pending-answers.js';
import { AnswerSubmissions } from './answer-submissions.js';
import { acknowledging, commandOf, type Handlers } from './messages.js';

/** The messages that players of any game may send. */
export function gameHandlers(pendingAnswers: PendingAnswers) {
  const submissions = new AnswerSubmissions(pendingAnswers);
  return {
    check_answer: (session, message, reply, arrivedAt) =>
      submissions.submit(session, message, reply, arrivedAt),
    open_next: (session, message, reply) => {
      const { question_index: index } = message;
      const command = { type: 'OpenNext', ...commandOf(session, message), index } as const;
      return session.sendCommand(command, acknowledging(reply));
    },
    sync: (session, _, reply) =>
      session.send({ do: 'look', ...session.sender }, ({ state }) => {
        reply(state ? { ok: true, seq: state.seq, state: session.shown(state) } : refusal('not_in_room'));
      }),
  } satisfies Handlers;
}
