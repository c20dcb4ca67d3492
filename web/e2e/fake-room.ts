import type { Page, WebSocketRoute } from '@playwright/test';
import type { Question } from '#game/question';
import type { GameState } from '#protocol/messages';

const SETTINGS = {
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
} as const;

/** The state of a room with these players, in the lobby, as the first player sees it. */
export const lobbyOf = (names: string[], change: Partial<GameState> = {}): GameState => ({
  seq: 1,
  server_time: Date.now(),
  title: 'Volcanoes',
  phase: 'lobby',
  run: 0,
  question_index: -1,
  questions: [],
  closes_at: null,
  paused: false,
  pace: 'auto',
  my_answer: null,
  my_score: 0,
  my_points: [],
  last_reveal: null,
  code: 'K7Q4MX',
  you: names[0] ?? '',
  host: names[0] ?? '',
  host_only: null,
  settings: SETTINGS,
  locked: false,
  names: names.slice(0, 100),
  total: names.length,
  away: [],
  chat: [],
  my_streak: 0,
  skipped: [],
  scores: [],
  ...change,
});

export const textOf = (length: number) =>
  'Lava that meets the sea cools at once. '.repeat(14).slice(0, length);

export const questionOf = (change: Partial<Question> = {}): Question => ({
  question_id: 'q0',
  prompt: 'Which rock forms when lava cools quickly?',
  choices: ['Basalt', 'Granite', 'Marble', 'Chalk'],
  timer: 20,
  category: 'Science & Nature',
  difficulty: 'hard',
  type: 'multiple',
  ...change,
});

/** A run of one open question. */
export const asking = (question: Question): Partial<GameState> => ({
  phase: 'asking',
  run: 1,
  question_index: 0,
  questions: [question],
  closes_at: Date.now() + 60_000,
});
/** The same run at the reveal, with the first choice correct and an explanation. */
export const revealing = (question: Question, explanation: string): Partial<GameState> => ({
  ...asking(question),
  phase: 'revealing',
  my_points: [0],
  last_reveal: {
    question_index: 0,
    correct_answer: question.choices[0] ?? '',
    answers: [],
    tally: Object.fromEntries(question.choices.map((choice) => [choice, 3])),
    explanation,
  },
});

/** Mocks the room server for a page, to show states that need many players. Returns functions to send messages and to disconnect. */
export async function fakeRoom(page: Page, state: () => GameState) {
  let isCut = false;
  let open: WebSocketRoute | undefined;
  const tell = (event: string, payload: object) =>
    open?.send(`42/multiplayer,${JSON.stringify([event, payload])}`);
  const user = { email: 'ada@example.org', username: state().you, access_token: 'token' };
  await page.route('**/auth/refresh', (route) => route.fulfill({ json: user }));
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) return void socket.close();
    open = socket;
    const hello = { sid: 'fake', upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 1e6 };
    socket.send(`0${JSON.stringify(hello)}`);
    socket.onMessage((message) => {
      const text = String(message);
      if (text.startsWith('40')) socket.send('40/multiplayer,{"sid":"fake"}');
      if (text.includes('"check_for_room"')) tell('game_state', state());
    });
  });
  const cut = () => {
    isCut = true;
    void open?.close();
  };
  return { tell, cut };
}
