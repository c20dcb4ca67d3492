import type { Page } from '@playwright/test';
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
} as const;

/** A room of these players, in its lobby, as the first of them sees it. */
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
  my_answer: null,
  my_score: 0,
  my_points: [],
  last_reveal: null,
  code: 'K7Q4MX',
  you: names[0] ?? '',
  host: names[0] ?? '',
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

/** Plays the server of rooms to a page, which may then show what would take many players. Returns a way to tell it more. */
export async function fakeRoom(page: Page, state: () => GameState) {
  let tell = (_event: string, _payload: object) => {};
  const user = { email: 'ada@example.org', username: state().you, access_token: 'token' };
  await page.route('**/auth/refresh', (route) => route.fulfill({ json: user }));
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const open = { sid: 'fake', upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 1e6 };
    socket.send(`0${JSON.stringify(open)}`);
    tell = (event, payload) => socket.send(`42/multiplayer,${JSON.stringify([event, payload])}`);
    socket.onMessage((message) => {
      const text = String(message);
      if (text.startsWith('40')) socket.send('40/multiplayer,{"sid":"fake"}');
      if (text.includes('"check_for_room"')) tell('game_state', state());
    });
  });
  return (event: string, payload: object) => tell(event, payload);
}
