/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLobby, SCORES, SETTINGS, started } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Router = Awaited<ReturnType<typeof renderAt>>;
let router: Router;
const receive = (event: string, payload?: unknown) => act(() => socket.receive(event, payload));
const path = () => router.state.location.pathname;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => within(screen.getByRole('region', { name: /Ranking|Top/ })).getAllByRole('listitem');

async function open(where = '/multiplayer/results') {
  router = await renderAt(where);
  await screen.findByRole('heading', { name: 'Finding your room…' });
  act(() => socket.comeUp());
}
beforeEach(() => {
  socket = new FakeSocket();
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

it('redirects to Play without a room, and to the lobby without results', async () => {
  await open();
  receive('game_state', inLobby());
  await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  receive('not_in_room');
  await waitFor(() => expect(path()).toBe('/play'));
});

describe('after a run, also after a reload', () => {
  beforeEach(async () => {
    await open();
    receive('game_state', inLobby({ run: 1, scores: SCORES, total: 4 }));
  });

  it('all players are listed with name, score and shared ranks, with the own row marked', () => {
    expect(screen.getByRole('heading', { name: 'Quiz Complete!' })).toBeTruthy();
    expect(screen.getByText('You came 2nd with 13 points')).toBeTruthy();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '1BBogdan20',
      '2AAdaYou13',
      '2CChi-Wei13',
      '4DDalia0',
    ]);
    expect(rows()[1]?.dataset['me']).toBe('');
  });

  it('Leave leaves the room, with another host, and goes to Play', async () => {
    await press('Leave');
    await press('Yes, leave');
    expect(socket.sentOf('leave_room')).toHaveLength(1);
    receive('leave_room_successful');
    await waitFor(() => expect(path()).toBe('/play'));
  });

  it('Play Again opens the lobby for all players', async () => {
    await press('Play Again');
    const { quiz: _, ...settings } = SETTINGS;
    expect(socket.sentOf('room_settings')[0]?.payload).toEqual({
      ...settings,
      command_id: expect.anything(),
    });
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });

  it('a correction replaces the ranking and says why, as plain text', async () => {
    const scores = [SCORES[1], SCORES[0]].map((row, idx) => ({
      ...row,
      idx,
      rank: idx + 1,
      score: 30 - idx,
    }));
    const reason = '<b>Two</b> answers were right.';
    receive('results_corrected', { run: 1, reason, total: 40, scores, seq: 2, server_time: Date.now() });
    expect(screen.getByRole('status').textContent).toBe(`Corrected ${reason}`);
    expect(rows().map(({ textContent }) => textContent)).toEqual(['1AAdaYou30', '2BBogdan29']);
    expect(screen.getByText('You came 1st with 30 points')).toBeTruthy();
  });

  it('the next game opens for all players', async () => {
    receive('start_game', started({ run: 2 }));
    await waitFor(() => expect(path()).toBe('/multiplayer/play'));
  });
});

describe('a guest', () => {
  beforeEach(async () => {
    await open();
    receive('game_state', inLobby({ run: 1, scores: SCORES, you: 'Dalia' }));
  });

  it('can go back to the lobby', async () => {
    expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
    await press('Back to the lobby');
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });

  it('Leave goes to Play at once', async () => {
    await press('Leave');
    expect(socket.sentOf('leave_room')).toHaveLength(1);
    await waitFor(() => expect(path()).toBe('/play'));
  });

  it('follows the host to the lobby', async () => {
    receive('room_settings', { ...SETTINGS, seq: 2, server_time: Date.now() });
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });
});

describe('the podium', () => {
  const scored = (...scores: number[]) =>
    scores.map((score, idx) => ({
      idx,
      name: `P${idx}`,
      score,
      rank: scores.indexOf(score) + 1,
    }));
  const steps = () =>
    screen.queryAllByTitle(/^P\d$/).flatMap((name) => {
      const step = name.closest<HTMLElement>('[aria-hidden] > *');
      return step ? `${name.textContent} ${within(step).getByText(/^\d$/).textContent}` : [];
    });

  it.each([
    [
      [20, 10, 5, 1],
      ['P1 2', 'P0 1', 'P2 3'],
    ],
    [
      [20, 20, 5],
      ['P1 1', 'P0 1', 'P2 3'],
    ],
    [
      [20, 10, 10],
      ['P1 2', 'P0 1', 'P2 2'],
    ],
    [[20, 0, 0], ['P0 1']],
  ])(
    'with %j has equal steps for equal ranks, and none for players without points',
    async (scores, expected) => {
      await open();
      receive('game_state', inLobby({ run: 1, scores: scored(...scores) }));
      expect(steps()).toEqual(expected);
      expect(document.querySelector('canvas')).not.toBeNull();
    },
  );

  it.each(['', '?view=stage'])('is hidden if nobody scored, without confetti (%s)', async (view) => {
    await open(`/multiplayer/results${view}`);
    receive('game_state', inLobby({ run: 1, scores: scored(0, 0, 0), you: 'P1' }));
    expect(steps()).toEqual([]);
    expect(document.querySelector('canvas')).toBeNull();
    expect(screen.getByText('Nobody scored this time.')).toBeTruthy();
    expect(screen.queryByText(/You came/)).toBeNull();
    expect(rows()).toHaveLength(3);
  });
});

const hundred = Array.from({ length: 100 }, (_, idx) => ({
  idx,
  name: `P${idx}`,
  score: 500 - idx,
  rank: idx + 1,
}));

it('shows the own row below the top 100 if it is not among them', async () => {
  await open();
  receive('game_state', inLobby({ run: 1, scores: hundred, total: 1_200 }));
  const own = { question_index: 1, points: 0, score: 4, rank: 640, streak: 0, final: true, breakdown: null };
  receive('your_result', own);
  expect(screen.getByRole('heading', { name: 'Top 100 of 1,200' })).toBeTruthy();
  expect(rows().at(-1)?.textContent).toBe('640AAdaYou4');
});

it('shows the podium on the stage of a guest without controls', async () => {
  await open('/multiplayer/results?view=stage');
  receive('game_state', inLobby({ run: 1, scores: SCORES, you: 'Bogdan' }));
  expect(screen.getByRole('heading', { name: 'Quiz Complete!' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['a host who did not play and has handed the role over', { host: 'Bogdan' }],
  ['a player who came after the run', { host: 'Ada' }],
])('does not count %s among the players', async (_, { host }) => {
  await open();
  receive('game_state', inLobby({ run: 1, scores: SCORES, host, total: 5, names: ['Ada', 'Bogdan'] }));
  expect(screen.getByRole('heading', { name: 'Ranking' })).toBeTruthy();
});

it('says on the stage how many of the players it lists', async () => {
  await open('/multiplayer/results?view=stage');
  receive('game_state', inLobby({ run: 1, scores: hundred.slice(0, 12), total: 12 }));
  expect(screen.getByRole('heading', { name: 'Top 8 of 12' })).toBeTruthy();
  expect(rows()).toHaveLength(8);
});

it('keeps a review when the room closes, and then asks for no confirmation to leave the room', async () => {
  const id = '0b9f3c5e-6a7d-4c1e-9f00-3a5b7c9d1e2f.1';
  const missed = {
    index: 0,
    prompt: 'Prompt?',
    type: 'boolean',
    correct_answer: 'True',
    user_answer: 'False',
  };
  const scored = { is_correct: false, points: 0, ms: 900, explanation: null };
  const run = { id, title: 'Volcanoes', score: 0, total_questions: 1, is_multiplayer: true };
  const calls = fakeServer({
    'GET /auth/refresh': [200, SIGNED_IN],
    [`GET /profile/history/${id}`]: [200, { ...run, timestamp: '', questions: [{ ...missed, ...scored }] }],
    [`POST /profile/history/${id}/replay`]: [200, { message: 'Quiz started.', title: '', questions: [] }],
  });
  await open();
  receive('game_state', inLobby({ run: 1, scores: SCORES }));
  await act(() => router.navigate(`/multiplayer/review?id=${id}`));
  await screen.findByRole('heading', { name: '0 of 1 right' });
  await press('Play it again');
  await press('Stay here');
  receive('room_closed', { why: 'empty', seq: 2, server_time: Date.now() });
  expect(screen.getByRole('heading', { name: '0 of 1 right' })).toBeTruthy();
  await press('Play it again');
  await waitFor(() => expect(path()).toBe('/singleplayer/play'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
