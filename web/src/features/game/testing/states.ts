import type { Question } from '#game/question';
import type { GameState, PublicPayloads, Reveal } from '#protocol/messages';

const question = (n: number): Question => ({
  question_id: `q${n}`,
  prompt: `Prompt ${n}?`,
  choices: ['Alpha', 'Beta', 'Gamma', 'Delta'],
  timer: 20,
  category: 'Geography',
  difficulty: 'easy',
  type: 'multiple',
});

/** A solo game of two questions whose first is open since the moment of asking. */
export const asking = (change: Partial<GameState> = {}): GameState => ({
  seq: 1,
  server_time: Date.now(),
  title: 'Geography',
  phase: 'asking',
  run: 1,
  question_index: 0,
  questions: [question(0), question(1)],
  closes_at: Date.now() + 20_000,
  paused: false,
  pace: 'auto',
  my_answer: null,
  my_score: 0,
  my_points: [],
  last_reveal: null,
  ...change,
});

/** The first question's key, as it is in a state. */
export const revealed = (change: Partial<Reveal> = {}): Reveal => ({
  question_index: 0,
  correct_answer: 'Beta',
  answers: [],
  tally: {},
  ...change,
});

type Payload<E extends keyof PublicPayloads> = PublicPayloads[E];

export const checked = (change: Partial<Payload<'answer_checked'>> = {}): Payload<'answer_checked'> => ({
  seq: 2,
  server_time: Date.now(),
  question_index: 0,
  correct_answer: 'Beta',
  answers: [],
  tally: {},
  points: 10,
  score: 10,
  next_at: Date.now() + 2_000,
  ...change,
});

export const next = (change: Partial<Payload<'next_question'>> = {}): Payload<'next_question'> => ({
  seq: 3,
  server_time: Date.now(),
  newQuestionIndex: 1,
  closes_at: Date.now() + 20_000,
  ...change,
});

export const completed = (change: Partial<Payload<'quiz_completed'>> = {}): Payload<'quiz_completed'> => ({
  seq: 5,
  server_time: Date.now(),
  closed: 2,
  score: 10,
  total: 20,
  ...change,
});
