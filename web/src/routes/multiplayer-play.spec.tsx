/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inGame, inLobby, SCORES } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { asking, checked, next, revealed } from '../features/game/testing/states.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Router = Awaited<ReturnType<typeof renderAt>>;
let router: Router;
const receive = (event: string, payload?: unknown) => act(() => socket.receive(event, payload));
const path = () => router.state.location.pathname;
const at = (seq: number) => ({ seq, server_time: Date.now() });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const sent = (event: string) => socket.sentOf(event).map(({ payload }) => payload);
const tile = (name: RegExp) => screen.getByRole('radio', { name });
const { points: _points, score: _score, ...bare } = checked();
const closed = { ...bare, tally: { Alpha: 3, Beta: 8, Gamma: 1, Delta: 0 } };
const result = {
  question_index: 0,
  points: 8,
  score: 8,
  rank: 2,
  streak: 1,
  final: false,
  breakdown: { left_ms: 15_000, timer_ms: 20_000, correct: true },
};

beforeEach(async () => {
  socket = new FakeSocket();
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
  router = await renderAt('/multiplayer/play');
  await screen.findByRole('heading', { name: 'Finding your room…' });
  act(() => socket.comeUp());
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

describe('without questions', () => {
  it('redirects to Play if there is no room', async () => {
    receive('not_in_room');
    await waitFor(() => expect(path()).toBe('/play'));
  });

  it('redirects to the lobby if no game is running', async () => {
    receive('game_state', inLobby());
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });
});

describe('an open question', () => {
  beforeEach(() => receive('game_state', inGame({ you: 'Bogdan', total: 12 })));

  it('is restored after a reload, with its answer', () => {
    receive('game_state', inGame({ my_answer: 'Gamma' }));
    expect(button('Answer sent')).toBeTruthy();
    expect(tile(/Gamma/).getAttribute('aria-checked')).toBe('true');
  });

  it('shows how many players have answered', async () => {
    expect(screen.getByText('0 of 12 answered')).toBeTruthy();
    await userEvent.keyboard('2{Enter}');
    act(() => socket.sentOf('check_answer')[0]?.reply(null, { ok: true, version: 7 }));
    receive('answer_progress', { answered: 7, players: 12 });
    expect(screen.getByText('7 of 12 answered')).toBeTruthy();
    expect(button('Answer sent')).toBeTruthy();
  });

  it('shows picks, rank and the reason for the points at the close', async () => {
    await userEvent.keyboard('2{Enter}');
    receive('answer_checked', closed);
    expect(screen.getByText('Right')).toBeTruthy();
    receive('your_result', result);
    expect(screen.getByText('Right, +8')).toBeTruthy();
    expect(screen.getByText('2nd of 12', { selector: '.rank' })).toBeTruthy();
    expect(document.getElementById('say-polite')?.lastChild?.textContent).toBe('2nd of 12');
    expect(screen.getByText('Answered with 15 of 20 seconds left: 8 of 10 points.')).toBeTruthy();
    expect(screen.getByText('Streak 1')).toBeTruthy();
    expect(tile(/Beta \(your answer, correct\)/).textContent).toContain('8 players');
    expect(tile(/Gamma/).textContent).toContain('1 player');
    await waitFor(() =>
      expect(document.getElementById('say-assertive')?.textContent).toBe('Right. 8 points. 8 of 20.'),
    );
  });

  it('is followed by a question that was not disclosed before', () => {
    receive('answer_checked', closed);
    const question = { ...inGame().questions[0], question_id: 'q1', prompt: 'And now?' };
    receive('next_question', { ...next(), question });
    expect(document.activeElement?.textContent).toBe('And now?');
  });

  it('is shown as skipped by the host, neither right nor wrong', async () => {
    receive('answer_checked', { ...closed, skipped: true });
    expect(screen.getByText('The host skipped this question')).toBeTruthy();
    expect(screen.queryByText(/^(Right|Wrong)/)).toBeNull();
    expect(screen.queryByText("Time's up")).toBeNull();
    receive('your_result', { ...result, points: 0, score: 0, breakdown: null });
    expect(screen.getByText('The host skipped this question')).toBeTruthy();
    expect(screen.getByRole('img', { name: '0 right, 0 wrong, 1 skipped so far' })).toBeTruthy();
    await waitFor(() =>
      expect(document.getElementById('say-assertive')?.textContent).toBe(
        'The host skipped this question. The answer is Beta. 0 of 20.',
      ),
    );
  });

  it('scores an answer given before the host skipped it', async () => {
    await userEvent.keyboard('1{Enter}');
    receive('answer_checked', { ...closed, skipped: true });
    expect(screen.getByText('Wrong')).toBeTruthy();
  });

  it('is still shown as skipped after a reload', () => {
    const { questions } = asking();
    receive('game_state', inGame({ questions, question_index: 1, my_points: [0], skipped: [0] }));
    expect(screen.getByRole('img', { name: '0 right, 0 wrong, 1 skipped so far' })).toBeTruthy();
  });

  it('is followed by the results at the end', async () => {
    receive('answer_checked', closed);
    receive('next_question', { ...next(), question: { ...inGame().questions[0], question_id: 'q1' } });
    receive('answer_checked', { ...closed, question_index: 1, seq: 4 });
    receive('quiz_completed', { closed: 2, total: 20, scores: SCORES, ...at(5) });
    await waitFor(() => expect(path()).toBe('/multiplayer/results'));
  });

  it('shows that the host has paused', () => {
    receive('clock', { phase: 'paused', closes_at: Date.now() + 60_000, why: 'host', ...at(2) });
    expect(screen.getByText('Pausing after this question.')).toBeTruthy();
    receive('answer_checked', { ...closed, seq: 3 });
    expect(button('Paused by the host')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('shows no host menu to a guest', () => {
    expect(screen.queryByRole('button', { name: 'Host menu' })).toBeNull();
  });

  it('asks for confirmation before leaving, also across the next question', async () => {
    await press('Leave Room');
    receive('answer_checked', closed);
    receive('next_question', { ...next(), question: { ...inGame().questions[0], question_id: 'q1' } });
    await press('Yes, leave');
    expect(sent('leave_room')).toHaveLength(1);
    receive('leave_room_successful');
    await waitFor(() => expect(path()).toBe('/multiplayer'));
  });

  it('ignores number keys while a dialog is open', async () => {
    await press('Leave Room');
    button('Cancel').focus();
    await userEvent.keyboard('2');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('shows at once that the connection is lost, and that seat and score are safe', () => {
    act(() => socket.goDown());
    expect(screen.getByText(/Your seat and score are safe/)).toBeTruthy();
  });
});

it('shows the next question while one is being reported', async () => {
  receive('game_state', inGame());
  receive('answer_checked', closed);
  await press('Report a problem');
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeTruthy();
  const question = { ...inGame().questions[0], question_id: 'q1', prompt: 'Second?' };
  receive('next_question', { ...next(), question });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(/Your report is saved/).length).toBeGreaterThan(0);
});

describe('a run whose questions the host opens', () => {
  const state = (change: object) =>
    inGame({ pace: 'manual', phase: 'revealing', my_points: [0], last_reveal: revealed(), ...change });

  it('lets the host open the next one with a button or Enter', async () => {
    receive('game_state', state({}));
    await press('Next question');
    expect(sent('open_next')).toMatchObject([{ question_index: 0 }]);
    expect(button('Sending…')).toBeTruthy();
  });

  it('tells the other players that they wait for the host', () => {
    receive('game_state', state({ you: 'Bogdan' }));
    expect(button('The host opens the next question').getAttribute('aria-disabled')).toBe('true');
  });
});

it('ranks players among those who take part', () => {
  receive('game_state', inGame({ you: 'Bogdan', host_only: 'Ada', total: 12 }));
  receive('answer_checked', closed);
  receive('your_result', result);
  expect(screen.getByText('2nd of 11', { selector: '.rank' })).toBeTruthy();
});

describe('a late joiner', () => {
  it('sees that they join at the next question, as the server says', async () => {
    receive('game_state', inGame());
    await userEvent.keyboard('1{Enter}');
    const refusal = { ok: false, code: 'not_now', message: 'That is not possible right now.' };
    act(() => socket.sentOf('check_answer')[0]?.reply(null, refusal));
    expect(button('You join at the next question')).toBeTruthy();
    expect(screen.queryByText(/not possible right now/)).toBeNull();
  });
});

describe('the host', () => {
  beforeEach(() => receive('game_state', inGame()));

  it('skips the visible question', async () => {
    await press('Host menu');
    await press('Skip question');
    expect(sent('skip_question')).toMatchObject([{ question_index: 0 }]);
  });

  it('pauses and continues', async () => {
    await press('Host menu');
    await press('Pause');
    await act(async () => socket.sentOf('pause_game')[0]?.reply(null, { ok: true, version: 8 }));
    receive('clock', { phase: 'paused', closes_at: Date.now() + 60_000, why: 'host', ...at(2) });
    receive('answer_checked', { ...closed, seq: 3 });
    expect(screen.getByText('Paused. Everyone is waiting for you.')).toBeTruthy();
    await press('Continue');
    expect(sent('pause_game')).toMatchObject([{ paused: true }, { paused: false }]);
  });

  it('ends the game after a confirmation', async () => {
    await press('Host menu');
    await press('End game');
    expect(sent('end_game')).toEqual([]);
    await press('Yes, end it');
    expect(sent('end_game')).toHaveLength(1);
  });
});

describe('a reveal', () => {
  it('is restored after a reload', () => {
    const last_reveal = revealed({ tally: { Alpha: 2, Beta: 1, Gamma: 0, Delta: 0 } });
    receive('game_state', inGame({ phase: 'revealing', my_points: [0], my_answer: 'Alpha', last_reveal }));
    expect(screen.getByText('Wrong')).toBeTruthy();
    expect(tile(/Alpha \(your answer, wrong\)/).textContent).toContain('2 players');
  });
});
