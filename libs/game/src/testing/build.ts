import type { Command } from '../commands.js';
import type { GameEvent } from '../events.js';
import type { AnswerKey, Question } from '../question.js';

type Fact<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Wish<T extends Command['type']> = Extract<Command, { type: T }>;

/** Every question of a built game is open from NOW to DEADLINE, and shows its key until REVEALED. */
export const NOW = Date.UTC(2030, 0, 1);
export const TIMER = 20;
export const DEADLINE = NOW + TIMER * 1000;
export const REVEALED = DEADLINE + 2_000;
export const EXPIRES = NOW + 30 * 60_000;

export const HERE: ReadonlySet<number> = new Set([0]);
export const AWAY: ReadonlySet<number> = new Set();

export const aQuestion = (fields: Partial<Question> = {}): Question => ({
  question_id: 'q0',
  prompt: 'Which?',
  choices: ['wrong', 'right', 'worse', 'worst'],
  timer: TIMER,
  category: 'History',
  difficulty: 'easy',
  type: 'multiple',
  ...fields,
});

/** Questions q0, q1, … whose key is 'right'. */
export const questions = (n: number) =>
  Array.from({ length: n }, (_, i) => aQuestion({ question_id: `q${i}`, prompt: `Which, ${i}?` }));
export const keys = (n: number): AnswerKey[] => Array.from({ length: n }, () => ({ answer: 'right' }));

/** What has happened in a solo game of `n` questions … */
export const opened = (n = 3): GameEvent[] => [
  { type: 'GameOpened', kind: 'solo', expiresAt: EXPIRES },
  { type: 'PlayerJoined', seat: 0, userId: 'ann', name: 'Ann' },
  { type: 'QuestionsDealt', run: 1, title: 'History', questions: questions(n) },
  { type: 'AnswerKeySet', run: 1, keys: keys(n) },
];
/** … when question `k` has just opened, nobody having answered those before it, */
export const asking = (k: number, n = 3): GameEvent[] =>
  k === 0
    ? [...opened(n), { type: 'RunStarted', run: 1, closesAt: DEADLINE }]
    : [...revealing(k - 1, n), { type: 'QuestionOpened', run: 1, index: k, closesAt: DEADLINE }];
/** … has just closed, after what `answers` say, */
export const revealing = (k: number, n = 3, ...answers: GameEvent[]): GameEvent[] => [
  ...asking(k, n),
  ...answers,
  { type: 'QuestionClosed', run: 1, index: k, revealUntil: REVEALED },
];
/** … has closed while its player was away, */
export const waiting = (k: number, n = 3): GameEvent[] => [
  ...revealing(k, n),
  { type: 'RunPaused', run: 1, expiresAt: EXPIRES },
];
/** … and when all is over. */
export const completed = (n = 1): GameEvent[] => [
  ...revealing(n - 1, n),
  { type: 'RunCompleted', run: 1, results: [{ seat: 0, score: 0 }] },
];

export const answered = (index: number, answer = 'right', left = TIMER * 1000): Fact<'AnswerSubmitted'> => ({
  type: 'AnswerSubmitted',
  run: 1,
  index,
  seat: 0,
  answer,
  arrivedAt: DEADLINE - left,
  left,
});

export const openSolo = (n = 3): Wish<'OpenSolo'> => ({
  type: 'OpenSolo',
  id: 'open',
  at: NOW,
  userId: 'ann',
  name: 'Ann',
  title: 'History',
  questions: questions(n),
  keys: keys(n),
});

/** Ann's answer to question `index`, right and at once unless `fields` say otherwise. */
export function submit(index: number, answer = 'right', fields: Partial<Wish<'SubmitAnswer'>> = {}) {
  const arrivedAt = fields.arrivedAt ?? NOW;
  const told = { id: 'submit', at: arrivedAt, arrivedAt, userId: 'ann', questionId: `q${index}` };
  return { type: 'SubmitAnswer', ...told, index, answer, present: HERE, ...fields } as const;
}

export const connect = (at = NOW, userId = 'ann'): Wish<'Connect'> => ({
  type: 'Connect',
  id: `connect-${at}`,
  at,
  userId,
});
export const advance = (at: number, present = HERE): Wish<'Advance'> => ({
  type: 'Advance',
  id: `advance-${at}`,
  at,
  present,
});
export const giveBack = (lostMs: number): Wish<'GiveBack'> => ({
  type: 'GiveBack',
  id: 'give-back',
  at: NOW,
  lostMs,
});
export const abandon = (why: 'abandoned' | 'replaced' = 'replaced'): Wish<'Abandon'> => ({
  type: 'Abandon',
  id: 'abandon',
  at: NOW,
  why,
});
