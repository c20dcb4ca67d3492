/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { asking, checked, completed, next } from '../features/game/testing/states.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Router = Awaited<ReturnType<typeof renderAt>>;
let router: Router;
const receive = (event: string, payload?: unknown) => act(() => socket.receive(event, payload));
const tile = (name: RegExp) => screen.getByRole('radio', { name });
/** Lets time pass without waiting for it. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const answers = () =>
  socket.sentOf('check_answer').map(({ payload }) => (payload as { user_answer: string }).user_answer);

beforeEach(async () => {
  socket = new FakeSocket();
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
  router = await renderAt('/singleplayer/play');
  await screen.findByRole('heading', { name: /Getting your quiz ready/ });
  act(() => socket.comeUp());
});
afterEach(() => {
  cleanup();
  signOut();
  jest.useRealTimers();
});

it('redirects to the setup only after the server says that there is no game', async () => {
  expect(router.state.location.pathname).toBe('/singleplayer/play');
  receive('no_namespace');
  await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/setup'));
});

describe('an open question', () => {
  beforeEach(() => receive('game_state', asking()));

  it('focuses its heading and groups the answers', () => {
    expect(document.activeElement?.textContent).toBe('Prompt 0?');
    expect(screen.getByRole('heading', { name: 'Question 1 of 2' })).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Prompt 0?' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('is answered by number key and Enter', async () => {
    await userEvent.keyboard('2');
    expect(tile(/Beta/).getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(answers()).toEqual(['Beta']);
    expect(tile(/Beta/).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('1');
    expect(tile(/Alpha/).getAttribute('aria-checked')).toBe('false');
  });

  it('moves the selection with the arrow keys', async () => {
    await userEvent.click(tile(/Alpha/));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(tile(/Beta/).getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(tile(/Beta/));
  });

  it('moves the focus with a selection by number if an answer has it', async () => {
    await userEvent.click(tile(/Alpha/));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tile(/Beta/));
    await userEvent.keyboard('4');
    expect(tile(/Delta/).getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(tile(/Delta/));
    screen.getByRole('heading', { name: 'Prompt 0?' }).focus();
    await userEvent.keyboard('1');
    expect(document.activeElement?.textContent).toBe('Prompt 0?');
  });

  it('ignores number keys if they are turned off', async () => {
    const toggle = screen.getByRole('checkbox', { name: 'Number keys' });
    await userEvent.click(toggle);
    await userEvent.keyboard('2');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(toggle);
  });

  it('asks for an answer if none is selected', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Please select an answer.').closest('[role=alert]')).toBeTruthy();
    expect(answers()).toEqual([]);
    await userEvent.click(tile(/Alpha/));
    expect(screen.queryByText('Please select an answer.')).toBeNull();
  });

  it('shows when the answer is sent', async () => {
    await userEvent.keyboard('2{Enter}');
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy();
    act(() => socket.sent[0]?.reply(null, { ok: true, version: 5 }));
    expect(screen.getByRole('button', { name: 'Answer sent' })).toBeTruthy();
  });

  it('marks only the correct answer and a wrong choice at the close', async () => {
    await userEvent.keyboard('1{Enter}');
    receive('answer_checked', checked({ points: 0, score: 0 }));
    for (const name of ['Alpha (your answer, wrong)', 'Beta (correct answer)', 'Gamma', 'Delta']) {
      expect(screen.getByRole('radio', { name }).getAttribute('aria-disabled')).toBe('true');
    }
    await waitFor(() =>
      expect(document.getElementById('say-assertive')?.textContent).toBe(
        'Wrong. The answer is Beta. 0 of 20.',
      ),
    );
  });

  it('is followed by the next question without a selection, and by the results at the end', async () => {
    await userEvent.keyboard('2{Enter}');
    receive('answer_checked', checked());
    receive('next_question', next());
    expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Prompt 1?');
    receive('answer_checked', checked({ seq: 4, question_index: 1, points: 0 }));
    receive('quiz_completed', completed());
    expect(await screen.findByText('Score: 10/20')).toBeTruthy();
    const heading = screen.getByRole('heading', { name: 'Quiz Complete!', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows at once that the connection is lost, and that it is back', () => {
    act(() => socket.goDown());
    expect(screen.getByText(/You're offline/)).toBeTruthy();
    act(() => socket.comeUp());
    expect(screen.queryByText(/You're offline/)).toBeNull();
  });
});

describe('a player who opens the next question', () => {
  const opened = () => socket.sentOf('open_next').map(({ payload }) => payload);

  it('does so by button or Enter, once', async () => {
    receive('game_state', asking({ pace: 'manual' }));
    await userEvent.keyboard('2{Enter}');
    receive('answer_checked', checked());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(opened()).toMatchObject([{ question_index: 0 }]);
    receive('next_question', next());
    receive('answer_checked', checked({ seq: 4, question_index: 1 }));
    act(() => socket.sentOf('open_next')[0]?.reply(null, { ok: true, version: 7 }));
    await userEvent.click(screen.getByRole('button', { name: 'See results' }));
    expect(opened().at(-1)).toMatchObject({ question_index: 1 });
  });

  it('is not offered where it opens automatically', () => {
    receive('game_state', asking({ pace: 'reading' }));
    receive('answer_checked', checked());
    expect(screen.getByRole('button', { name: 'Next question soon' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});

describe('a game without a time limit', () => {
  it('shows no clock and passes nothing, and its results say so', async () => {
    receive(
      'game_state',
      asking({ untimed: true, question_index: 1, my_points: [10], closes_at: Date.now() - 1 }),
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(answers()).toEqual([]);
    receive('answer_checked', checked({ question_index: 1 }));
    receive('quiz_completed', completed({ seq: 3 }));
    expect(await screen.findByText('Untimed')).toBeTruthy();
  });
});

describe('a problem with a question', () => {
  const report = () => screen.queryByRole('button', { name: 'Report a problem' });

  const dialog = () => screen.queryByRole('dialog', { name: 'Report a problem' });

  it('can be reported at the reveal; the results wait for a report of the last question', async () => {
    const calls = fakeServer({ 'POST /report-question': [200, { message: 'Thank you.' }] });
    receive('game_state', asking({ question_index: 1, my_points: [10], my_score: 10 }));
    expect(report()).toBeNull();
    receive('answer_checked', checked({ question_index: 1 }));
    await userEvent.click(report() as HTMLElement);
    expect((await screen.findByRole('dialog')).textContent).toContain('Prompt 1?');
    expect(document.activeElement).toBe(screen.getByLabelText('What is wrong with it?'));
    receive('quiz_completed', completed({ seq: 3 }));
    await userEvent.selectOptions(screen.getByLabelText('What is wrong with it?'), 'It is out of date');
    await userEvent.type(screen.getByLabelText(/Tell us more/), 'Since 2020.');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Done');
    expect(calls.at(-1)?.body).toEqual({ question_id: 'q1', kind: 'outdated', text: 'Since 2020.' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Score: 10/20')).toBeTruthy();
    expect(report()).toBeTruthy();
  });

  it('closes its dialog for the next question, and reopens on the results page', async () => {
    const calls = fakeServer({ 'POST /report-question': [200, { message: 'Thank you.' }] });
    receive('game_state', asking());
    receive('answer_checked', checked());
    await userEvent.click(report() as HTMLElement);
    await screen.findByRole('dialog');
    await userEvent.selectOptions(screen.getByLabelText('What is wrong with it?'), 'It is out of date');
    await userEvent.type(screen.getByLabelText(/Tell us more/), 'Since');
    receive('next_question', next());
    expect(dialog()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Prompt 1?');
    const said = 'Your report is saved. You can finish it on the results page.';
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    receive('answer_checked', checked({ seq: 4, question_index: 1 }));
    receive('quiz_completed', completed());
    await userEvent.click(await screen.findByRole('button', { name: 'Finish your report' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Question').value).toBe('q0');
    await userEvent.type(screen.getByLabelText(/Tell us more/), ' 2020.');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ question_id: 'q0', kind: 'outdated', text: 'Since 2020.' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(report()).toBeTruthy();
  });

  it('can be reported after the quiz, for any of its questions', async () => {
    const calls = fakeServer({ 'POST /report-question': [404, { message: 'You have not just played it.' }] });
    receive('game_state', asking());
    receive('answer_checked', checked());
    receive('next_question', next());
    receive('answer_checked', checked({ seq: 4, question_index: 1 }));
    receive('quiz_completed', completed());
    await screen.findByRole('heading', { name: 'Quiz Complete!' });
    await userEvent.click(report() as HTMLElement);
    await userEvent.selectOptions(screen.getByLabelText('Question'), '2. Prompt 1?');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('You have not just played it.')).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ question_id: 'q1', kind: 'wrong_answer' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  });
});

describe('a stalled server', () => {
  const clock = (phase: 'stalled' | 'going_on') =>
    receive('clock', { phase, why: 'server', server_time: Date.now(), closes_at: null });
  const bar = () => screen.getByRole('progressbar', { name: 'Time left' });

  it('shows a notice, stops the countdown, and keeps answers to send', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    receive('game_state', asking({ closes_at: Date.now() + 5_000 }));
    clock('stalled');
    expect(screen.getByText(/having a problem/).closest('[role=alert]')).toBeTruthy();
    await pass(10_000);
    expect(bar().getAttribute('aria-valuenow')).toBe('5');
    expect(answers()).toEqual([]);
    await user.keyboard('2{Enter}');
    expect(screen.getByRole('button', { name: 'Waiting to send' })).toBeTruthy();
    clock('going_on');
    expect(screen.queryByText(/having a problem/)).toBeNull();
    const closes_at = Date.now() + 9_000;
    receive('clock', { phase: 'stalled', why: 'server', closes_at, server_time: Date.now(), seq: 2 });
    expect(bar().getAttribute('aria-valuenow')).toBe('9');
    act(() => socket.sentOf('check_answer')[0]?.reply(null, { ok: true, version: 7 }));
    expect(screen.getByRole('button', { name: 'Answer sent' })).toBeTruthy();
  });

  it('is hidden by the notice that the connection is lost', () => {
    receive('game_state', asking());
    clock('stalled');
    act(() => socket.goDown());
    expect(screen.getByText(/You're offline/)).toBeTruthy();
    expect(screen.queryByText(/having a problem/)).toBeNull();
  });
});

describe('leaving', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('asks for confirmation, and links to the unfinished quiz', async () => {
    receive('game_state', asking());
    await press('Leave the quiz');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/singleplayer/play');
    await press('Leave the quiz');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    const back = await screen.findByRole('link', { name: 'Continue your quiz' });
    expect(back.getAttribute('href')).toBe('/singleplayer/play');
    expect(screen.getByRole('region', { name: 'You have an unfinished quiz' }).textContent).toContain(
      'Geography · Question 1 of 2',
    );
  });

  it.each(['/', '/play'])('is linked on %s too', async (path) => {
    receive('game_state', asking());
    await act(() => router.navigate(path));
    const back = await screen.findByRole('link', { name: 'Continue your quiz' });
    expect(back.getAttribute('href')).toBe('/singleplayer/play');
  });

  it('shows no link after the end', async () => {
    receive('game_state', asking());
    receive('no_namespace');
    await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/setup'));
    await act(() => router.navigate('/singleplayer'));
    await screen.findByRole('heading', { name: 'Singleplayer' });
    expect(screen.queryByRole('link', { name: 'Continue your quiz' })).toBeNull();
  });
});

it('clears its announcements on the next page', async () => {
  receive('game_state', asking());
  await waitFor(() => expect(document.getElementById('say-polite')?.textContent).toBe('Question 1 of 2'));
  receive('no_namespace');
  await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/setup'));
  await waitFor(() => expect(document.getElementById('say-polite')?.textContent).toBe(''));
});

it('credits the source of a fetched question', () => {
  const { questions, ...state } = asking();
  const source = 'Open Trivia DB, CC BY-SA 4.0';
  receive('game_state', { ...state, questions: questions.map((question) => ({ ...question, source })) });
  expect(screen.getByText(`Questions from ${source}`)).toBeTruthy();
});

describe('the clock', () => {
  const left = (ms: number) => receive('game_state', asking({ closes_at: Date.now() + ms }));
  const bar = () => screen.getByRole('progressbar', { name: 'Time left' });

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it.each([
    [20_000, 'green', '20'],
    [12_900, 'amber', '13'],
    [6_500, 'red', '7'],
  ])('fills its bar for %i of 20,000 ms in %s', (ms, colour, seconds) => {
    left(ms);
    const fill = bar().firstElementChild as HTMLElement;
    expect(fill.style.backgroundColor).toBe(`var(--timer-${colour})`);
    expect(bar().getAttribute('aria-valuenow')).toBe(seconds);
  });

  it('submits an empty answer at zero, even if a choice is selected', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    left(3_000);
    await user.click(tile(/Beta/));
    await pass(2_000);
    expect(answers()).toEqual([]);
    await pass(1_500);
    expect(answers()).toEqual(['']);
  });
});

it('returns to the running question after a reload', () => {
  receive('game_state', asking({ question_index: 1, my_points: [10], my_score: 10, my_answer: 'Gamma' }));
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Answer sent' })).toBeTruthy();
  expect(tile(/Gamma/).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('img', { name: '1 right, 0 wrong so far' })).toBeTruthy();
});
