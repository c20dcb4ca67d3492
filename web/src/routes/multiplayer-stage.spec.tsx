/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inGame, inLobby, SCORES, started } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { checked, next, revealed } from '../features/game/testing/states.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Router = Awaited<ReturnType<typeof renderAt>>;
let router: Router;
const receive = (event: string, payload?: unknown) => act(() => socket.receive(event, payload));
const sent = (event: string) => socket.sentOf(event).map(({ payload }) => payload);
const grant = (event: string) =>
  act(async () => socket.sentOf(event).at(-1)?.reply(null, { ok: true, version: 9 }));
const bar = () => screen.getByRole('region', { name: 'Host controls' });
const buttons = () =>
  within(bar())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => userEvent.click(within(bar()).getByRole('button', { name }));
const last_reveal = revealed({ tally: { Alpha: 2, Beta: 9, Gamma: 1, Delta: 0 } });
const atReveal = (change: object = {}) =>
  inGame({ phase: 'revealing', last_reveal, my_points: [0], ...change });

async function open(state: object, path = '/multiplayer/play?view=stage') {
  socket = new FakeSocket();
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
  router = await renderAt(path);
  await screen.findByRole('heading', { name: 'Finding your room…' });
  act(() => socket.comeUp());
  receive('game_state', state);
}

beforeEach(() => {
  Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null });
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.useRealTimers();
});

describe('the big screen of the host', () => {
  it('shows the category and the difficulty of a question until it closes', async () => {
    await open(inGame());
    expect(await screen.findByText('Geography · easy')).toBeTruthy();
    receive('game_state', atReveal());
    expect(screen.queryByText('Geography · easy')).toBeNull();
  });

  it('keeps showing that the game pauses after the question', async () => {
    await open(inGame({ paused: true }));
    const [prompt] = await screen.findAllByText('Pausing after this question.');
    expect(prompt?.closest('.stage-prompt')).toBeTruthy();
    receive('clock', {
      phase: 'resumed',
      closes_at: Date.now() + 9_000,
      why: 'host',
      seq: 2,
      server_time: Date.now(),
    });
    await waitFor(() => expect(screen.queryByText('Pausing after this question.')).toBeNull());
  });

  it('prints a key on each control', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    expect(buttons()).toEqual(['PauseP', 'SkipS', 'End game', 'Full screenF', 'Close nowSpace']);
    expect(screen.getByText('Waiting for 2 players')).toBeTruthy();
    receive('answer_progress', { answered: 1, players: 2 });
    expect(screen.getByText('Waiting for 1 player')).toBeTruthy();
  });

  it('closes the question with the space bar', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard(' ');
    expect(sent('skip_question')).toMatchObject([{ question_index: 0 }]);
  });

  it('opens the next question with the space bar if it waits for the host', async () => {
    await open(atReveal({ pace: 'manual' }));
    await screen.findByText('The next question waits for you.');
    await userEvent.keyboard(' ');
    expect(sent('open_next')).toMatchObject([{ question_index: 0 }]);
    receive('next_question', {
      ...next({ seq: 2 }),
      question: { ...inGame().questions[0], question_id: 'q1' },
    });
    await grant('open_next');
    const close = within(bar()).getByRole('button', { name: 'Close now' });
    close.focus();
    receive('answer_checked', { ...checked({ seq: 3, question_index: 1 }), tally: {} });
    expect(document.activeElement?.textContent).toBe('ResultsSpace');
    expect(screen.getByText('The results wait for you.')).toBeTruthy();
    await press(/^Results/);
    expect(sent('open_next').at(-1)).toMatchObject({ question_index: 1 });
  });

  it('offers no next question where it opens automatically, and continues a pause', async () => {
    await open(atReveal());
    await screen.findByText('The next question opens automatically.');
    expect(buttons()).toEqual(['PauseP', 'End game', 'Full screenF']);
    receive('clock', { phase: 'paused', closes_at: 0, why: 'host', seq: 2, server_time: Date.now() });
    expect(buttons()).toEqual(['ContinueP', 'End game', 'Full screenF', 'ContinueSpace']);
    await userEvent.keyboard(' ');
    expect(sent('pause_game')).toMatchObject([{ paused: false }]);
  });

  it('pauses with P, and asks before S skips', async () => {
    await open(inGame({ pace: 'manual' }));
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard('p');
    expect(sent('pause_game')).toMatchObject([{ paused: true }]);
    await grant('pause_game');
    await userEvent.keyboard('s');
    expect(screen.getByText('Skip this question? Answers already sent count.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(sent('skip_question')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/Skip this question/)).toBeNull();
    await userEvent.keyboard('s');
    await press(/Yes, skip/);
    expect(sent('skip_question')).toMatchObject([{ question_index: 0 }]);
    await grant('skip_question');
    expect(sent('open_next')).toMatchObject([{ question_index: 0 }]);
  });

  it('asks before it ends the game, and gives the focus back', async () => {
    await open(inGame());
    (await screen.findByRole('button', { name: 'End game' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(sent('end_game')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('End game');
    await userEvent.keyboard('{Enter}');
    await press(/Yes, end it/);
    expect(sent('end_game')).toHaveLength(1);
  });

  it('drops the question about a skip when the question closes', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard('s');
    receive('answer_checked', { ...checked(), tally: {} });
    expect(screen.queryByText(/Skip this question/)).toBeNull();
  });

  it('shows why a control was refused', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard('p');
    const refusal = { ok: false, code: 'not_host', message: '' };
    await act(async () => socket.sentOf('pause_game')[0]?.reply(null, refusal));
    expect(screen.getByRole('alert').textContent).toBe('Only the host can do that.');
  });

  it('forgets a refusal when the game goes on', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard(' ');
    const refusal = { ok: false, code: 'not_now', message: 'That is not possible right now.' };
    await act(async () => socket.sentOf('skip_question')[0]?.reply(null, refusal));
    expect(screen.getByRole('alert')).toBeTruthy();
    receive('answer_checked', { ...checked(), tally: {} });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the focus at the controls when the one that has it goes', async () => {
    await open(inGame());
    (await screen.findByRole('button', { name: /^Close now/ })).focus();
    await userEvent.keyboard('{Enter}');
    receive('answer_checked', { ...checked(), tally: {} });
    expect(screen.queryByRole('button', { name: /^Close now/ })).toBeNull();
    expect(document.activeElement).toBe(bar());
  });

  it('does not fade while it shows a refusal', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard('p');
    const refusal = { ok: false, code: 'rate_limited', message: '' };
    await act(async () => socket.sentOf('pause_game')[0]?.reply(null, refusal));
    jest.useFakeTimers();
    act(() => void document.dispatchEvent(new Event('pointermove', { bubbles: true })));
    act(() => jest.advanceTimersByTime(10_000));
    expect(bar().dataset['quiet']).toBeUndefined();
  });

  it('opens the next question with the space bar while an explanation has the focus, once it is read', async () => {
    await open(atReveal({ pace: 'manual', last_reveal: { ...last_reveal, explanation: 'Because.' } }));
    const explanation = await screen.findByRole('region', { name: 'Explanation' });
    Object.defineProperties(explanation, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
    explanation.focus();
    await userEvent.keyboard(' ');
    expect(sent('open_next')).toEqual([]);
    explanation.scrollTop = 200;
    await userEvent.keyboard(' ');
    expect(sent('open_next')).toHaveLength(1);
  });

  it('prints and takes no letters where single keys are turned off', async () => {
    localStorage.setItem('single-keys', 'off');
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    expect(buttons()).toEqual(['Pause', 'Skip', 'End game', 'Full screen', 'Close nowSpace']);
    await userEvent.keyboard('p');
    expect(sent('pause_game')).toEqual([]);
  });

  it('presses only the button that has the focus when the space bar is hit', async () => {
    await open(inGame());
    (await screen.findByRole('button', { name: /^Pause/ })).focus();
    await userEvent.keyboard(' ');
    expect(sent('pause_game')).toHaveLength(1);
    expect(sent('skip_question')).toEqual([]);
  });

  it('fills the screen with F', async () => {
    const requestFullscreen = jest.fn(async () => {});
    document.documentElement.requestFullscreen = requestFullscreen;
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard('f');
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
  });

  it('fades its controls after 3 s without mouse or key', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    jest.useFakeTimers();
    act(() => void document.dispatchEvent(new Event('pointermove', { bubbles: true })));
    act(() => jest.advanceTimersByTime(2_900));
    expect(bar().dataset['quiet']).toBeUndefined();
    act(() => jest.advanceTimersByTime(200));
    expect(bar().dataset['quiet']).toBe('');
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })));
    expect(bar().dataset['quiet']).toBeUndefined();
  });

  it('starts a run from the lobby, and leads back to it from the results', async () => {
    await open(inLobby(), '/multiplayer/lobby?view=stage');
    await screen.findByRole('region', { name: 'Host controls' });
    await userEvent.keyboard(' ');
    expect(sent('start_game')).toHaveLength(1);
    receive('start_game', started());
    await grant('start_game');
    await screen.findByRole('button', { name: /Close now/ });
    receive('answer_checked', { ...checked({ seq: 3 }), tally: {} });
    const end = { closed: 1, total: 10, scores: SCORES, seq: 4, server_time: Date.now() };
    receive('quiz_completed', end);
    await screen.findByRole('button', { name: /Play Again/ });
    await userEvent.keyboard(' ');
    expect(sent('room_settings')).toHaveLength(1);
  });

  it('announces the question and how it came out', async () => {
    await open(inGame());
    await screen.findByRole('region', { name: 'Host controls' });
    const polite = document.getElementById('say-polite');
    expect(polite?.lastChild?.textContent).toBe('Question 1 of 2. Prompt 0?');
    receive('answer_progress', { answered: 12, players: 14 });
    const tally = { Alpha: 2, Beta: 9, Gamma: 1, Delta: 0 };
    receive('answer_checked', { ...checked({ explanation: 'Because.' }), tally });
    expect(document.getElementById('say-assertive')?.lastChild?.textContent).toBe(
      'Closed. The answer is Beta. 9 of 14 right.',
    );
    expect(polite?.lastChild?.textContent).toBe('Because.');
  });
});

it.each([
  ['/multiplayer/lobby?view=stage', inLobby({ you: 'Bogdan' })],
  ['/multiplayer/play?view=stage', inGame({ you: 'Bogdan' })],
])('%s shows no controls to a player who is not the host', async (path, state) => {
  await open(state, path);
  await screen.findByText('K7Q4MX');
  expect(screen.queryByRole('region', { name: 'Host controls' })).toBeNull();
});

describe('a host who does not play', () => {
  it('gets the stage with the controls instead of answers, and a way out', async () => {
    await open(inGame({ host_only: 'Ada' }), '/multiplayer/play');
    await screen.findByRole('region', { name: 'Host controls' });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.keyboard(' ');
    expect(sent('skip_question')).toHaveLength(1);
    await press('Leave Room');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, leave' }));
    expect(sent('leave_room')).toHaveLength(1);
  });

  it('keeps only the way out when the role has passed on', async () => {
    await open(inGame({ host_only: 'Ada', host: 'Bogdan' }), '/multiplayer/play');
    await screen.findByRole('region', { name: 'Host controls' });
    expect(buttons()).toEqual(['Full screenF', 'Leave Room']);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is not waited for, whoever is the host now and even if they are away', async () => {
    const room = { host_only: 'Ada', host: 'Bogdan', names: ['Ada', 'Bogdan', 'Chi-Wei'], total: 3 };
    await open(inGame({ ...room, away: ['Ada'] }), '/multiplayer/play');
    expect(await screen.findByText('0 of 2 answered')).toBeTruthy();
  });

  it('leaves the answers to everybody else', async () => {
    await open(inGame({ host_only: 'Ada', you: 'Bogdan' }), '/multiplayer/play');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4));
    expect(router.state.location.pathname).toBe('/multiplayer/play');
  });
});
