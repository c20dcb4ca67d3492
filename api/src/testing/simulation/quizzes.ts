import { randomUUID } from 'node:crypto';
import type { Quiz } from '#game/commands';
import type { RoomQuizzes } from '../../games/live/room-quizzes.js';
import type { World } from './world.js';

/** Short questions with an explanation that identifies them: where it appears, the key does too. */
export function aQuiz({ random }: World): Quiz {
  const count = 2 + random.below(3);
  const ids = Array.from({ length: count }, () => randomUUID());
  return {
    title: 'Simulated',
    questions: ids.map((question_id, i) => ({
      question_id,
      prompt: `Which is right in ${i}?`,
      choices: ['one', 'two', 'three', 'four'],
      timer: 3 + random.below(4),
      category: 'History',
      difficulty: 'easy',
      type: 'multiple',
    })),
    keys: ids.map((id) => ({
      answer: random.pick(['one', 'two', 'three', 'four']),
      explanation: explanationOf(id),
      ref: 'secret ref',
    })),
  };
}

export const explanationOf = (questionId: string) => `because <${questionId}>`;
export const SECRET = /secret ref/;
export const EXPLAINED = /because <([0-9a-f-]{36})>/g;

export const quizzesOf = (world: World): Pick<RoomQuizzes, 'change' | 'deal' | 'markSeen'> => ({
  change: async ({ command_id: _, quiz_id: _q, ...settings }) => settings,
  deal: async (_, room, { command_id: _id, quiz_id: _q, ...wished }) => {
    await world.time.sleep(world.random.next() * 20);
    return { settings: { ...room, ...wished, quiz: undefined }, quiz: aQuiz(world), refs: [] };
  },
  markSeen: async () => {},
});
