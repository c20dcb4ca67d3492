import type { GameState, PublicPayloads, RoomSettings } from '#protocol/messages';
import { asking } from '../../testing/states.js';

export const SETTINGS: RoomSettings = {
  amount: 10,
  category: '',
  difficulty: '',
  type: '',
  quiz_id: null,
  quiz: null,
  scoring: 'speed',
  reveal_seconds: 2,
  late_join: 'next',
  disclosure: 'upfront',
  locked: false,
  pace: 'auto',
  host_plays: true,
};

const ROOM = {
  code: 'K7Q4MX',
  you: 'Ada',
  host: 'Ada',
  host_only: null,
  settings: SETTINGS,
  locked: false,
  names: ['Ada', 'Bogdan'],
  total: 2,
  away: [],
  chat: [],
  my_streak: 0,
  skipped: [],
  scores: [],
};

/** Ada's room, with Bogdan in it, before its first run. */
export const inLobby = (change: Partial<GameState> = {}): GameState => ({
  ...asking(),
  phase: 'lobby',
  run: 0,
  question_index: -1,
  questions: [],
  closes_at: null,
  title: '',
  ...ROOM,
  ...change,
});

/** The first of two questions is open; the second is not disclosed yet. */
export const inGame = (change: Partial<GameState> = {}): GameState => {
  const state = asking();
  const [first, second] = state.questions;
  const { prompt: _prompt, choices: _choices, ...held } = second ?? {};
  return {
    ...state,
    ...ROOM,
    questions: [first, held] as GameState['questions'],
    ...change,
  };
};

export const started = (
  change: Partial<PublicPayloads['start_game']> = {},
): PublicPayloads['start_game'] => ({
  seq: 2,
  server_time: Date.now(),
  run: 1,
  title: 'Geography',
  questions: inGame().questions,
  closes_at: Date.now() + 20_000,
  pace: 'auto',
  host_only: null,
  ...change,
});

export const SCORES = [
  { idx: 0, name: 'Bogdan', score: 20, rank: 1 },
  { idx: 1, name: 'Ada', score: 13, rank: 2 },
  { idx: 2, name: 'Chi-Wei', score: 13, rank: 2 },
  { idx: 3, name: 'Dalia', score: 0, rank: 4 },
];
