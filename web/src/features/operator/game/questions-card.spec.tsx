/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../../../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreviewResponse, StatisticsResponse } from '#protocol/operator';
import { fakeServer } from '../../../lib/testing/fake-server.js';
import { QuestionsCard } from './questions-card.js';

type Replies = Parameters<typeof fakeServer>[0];

const PREVIEW = 'POST /operator/games/g1/corrections/preview';
const CORRECT = 'POST /operator/games/g1/corrections';
const choices = ['Japan', 'Iceland'].map((text, n) => ({ text, answers: 2 - n, right: n === 0 }));
const RUN: StatisticsResponse['runs'][number] = {
  ...{ run: 1, title: 'Volcanoes', correctable: true },
  players: [
    { seat: 0, name: 'Emre', score: 10, rank: 1 },
    { seat: 2, name: 'Dalia', score: 0, rank: 2 },
  ],
  questions: [
    {
      ...{ index: 0, prompt: 'Which has more?', state: 'closed', voided: false },
      ...{ answered: 3, right: 2, wrong: 1, no_answer: 1, median_ms: 4_200, choices },
    },
  ],
};
const NEW_RANKING: PreviewResponse = {
  ...{ replaces: 40, in_force: false, counted: [1, 1] },
  changes: [
    { name: 'Dalia', score: [0, 10], rank: [2, 1] },
    { name: 'Emre', score: [10, 10], rank: [1, 1] },
  ],
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open(replies: Replies = {}, runs = [RUN]) {
  const calls = fakeServer({
    'GET /operator/games/g1/statistics': [200, { runs }],
    [PREVIEW]: [
      [200, { ...NEW_RANKING, in_force: true }],
      [200, NEW_RANKING],
    ],
    ...replies,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <QuestionsCard id="g1" />
    </QueryClientProvider>,
  );
  await screen.findByRole('table');
  const sent = (path: string) => calls.filter((call) => `${call.method} ${call.path}` === path);
  return { sent };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOff = () =>
  screen.getByRole('button', { name: 'Append the correction' }).getAttribute('aria-disabled') === 'true';
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent?.trim());

describe('the questions of a game', () => {
  it('have counts, a median time and the spread over the choices', async () => {
    await open();
    expect(cells()).toEqual([
      'Closed',
      '3',
      '2',
      '1',
      '1',
      '4.2 s',
      expect.stringMatching(/Japan2.*Iceland1/),
    ]);
    expect(screen.getAllByLabelText('right')).toHaveLength(1);
  });

  it('of a run that is not complete cannot be corrected', async () => {
    const [question] = RUN.questions;
    if (!question) throw new Error('no question');
    const asked = { ...question, state: 'open' as const, no_answer: null, median_ms: null };
    await open({}, [RUN, { ...RUN, run: 2, correctable: false, players: [], questions: [asked] }]);
    expect(cells().slice(0, 6)).toEqual(['Not closed', '3', '2', '1', '–', '–']);
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Run'), '1');
    expect(screen.getByRole('button', { name: 'Correct a question' })).toBeTruthy();
  });
});

describe('the correction of a question', () => {
  it('shows the new ranking, and is appended with a reason', async () => {
    const { sent } = await open({ [CORRECT]: [200, { version: 41 }] });
    await press('Correct a question');
    await screen.findByText('The run is already graded like this.');
    await userEvent.type(screen.getByLabelText('Reason, shown to the players'), 'Sources disagree.');
    expect(isOff()).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Iceland/ }));
    await screen.findByText('1 of 2 players gains points, 0 lose some.');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('row', { name: '1 1 up Dalia 0 10' })).toBeTruthy();
    await waitFor(() => expect(isOff()).toBe(false));
    expect(sent(CORRECT)).toEqual([]);
    await press('Append the correction');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(CORRECT).map(({ body }) => body)).toEqual([
      {
        ...{ run: 1, correction: { index: 0, right: ['Japan', 'Iceland'] }, replaces: 40 },
        ...{ reason: 'Sources disagree.', command_id: expect.any(String) },
      },
    ]);
  });

  it('needs a reason, and answers that are right unless the question is void', async () => {
    const { sent } = await open();
    await press('Correct a question');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Japan/ }));
    expect(screen.getByText('Choose what is right from now on.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Void/ }));
    await screen.findByText(/^1 of 2 players/);
    expect(sent(PREVIEW).at(-1)?.body).toEqual({ run: 1, correction: { index: 0, voided: true } });
    expect(isOff()).toBe(true);
  });

  it('says that another operator was faster, and shows the ranking again', async () => {
    const message = 'Nothing was changed: these results were corrected meanwhile.';
    const { sent } = await open({
      [PREVIEW]: [200, NEW_RANKING],
      [CORRECT]: [
        [409, { message, code: 'conflict' }],
        [200, { version: 42 }],
      ],
    });
    await press('Correct a question');
    await userEvent.type(screen.getByLabelText('Reason, shown to the players'), 'why');
    await waitFor(() => expect(isOff()).toBe(false));
    const before = sent(PREVIEW).length;
    await press('Append the correction');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(sent(PREVIEW).length).toBeGreaterThan(before));
    await waitFor(() => expect(isOff()).toBe(false));
    await press('Append the correction');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is one command if it is sent again because there was no reply', async () => {
    const { sent } = await open({
      [PREVIEW]: [200, NEW_RANKING],
      [CORRECT]: ['no answer', [200, { version: 41 }]],
    });
    await press('Correct a question');
    await userEvent.type(screen.getByLabelText('Reason, shown to the players'), 'why');
    await waitFor(() => expect(isOff()).toBe(false));
    await press('Append the correction');
    await screen.findByText('There was no reply. Append it again: it takes effect once.');
    await waitFor(() => expect(isOff()).toBe(false));
    await press('Append the correction');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sent(CORRECT).map(({ body }) => body);
    expect(first).toEqual(second);
  });
});

describe('the correction of a score', () => {
  it('shows why it cannot be made, and the new ranking if it can', async () => {
    const message = 'Dalia would have 99 of 10 points.';
    const { sent } = await open({
      [PREVIEW]: [
        [400, { message, code: 'bad_request' }],
        [200, NEW_RANKING],
      ],
    });
    await press('Correct a score');
    expect(screen.getByText('Say how many points.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Player'), 'Dalia, 0 points');
    await userEvent.type(screen.getByLabelText('Points to add'), '9');
    expect(await screen.findByText(message)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Points to add'), '{Backspace}-2');
    await screen.findByText(/^1 of 2 players/);
    expect(sent(PREVIEW).at(-1)?.body).toEqual({ run: 1, correction: { seat: 2, points: -2 } });
  });
});
