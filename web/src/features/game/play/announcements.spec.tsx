/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../../../lib/testing/jsdom.js';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LiveRegions } from '../../../components/live-regions.js';
import type { GameView } from '../connection/mirror.js';
import { mirrorOf } from '../connection/mirror.js';
import { asking, revealed } from '../testing/states.js';
import { useAnnouncements } from './use-announcements.js';

type Shown = Parameters<typeof useAnnouncements>[0];

const EXPLANATION = 'It cools at once, "so" crystals stay small & glassy.';
const shown = (change: Partial<Shown> = {}, state: Parameters<typeof asking>[0] = {}): Shown => ({
  game: mirrorOf(asking(state)).view,
  seconds: 20,
  total: 20,
  accepted: false,
  answer: null,
  takesPart: true,
  ...change,
});
const reveal = (change: Partial<GameView> = {}): Partial<Shown> => {
  const last_reveal = revealed({ explanation: EXPLANATION });
  const state = asking({ phase: 'revealing', my_points: [10], my_score: 10, last_reveal });
  return { game: { ...mirrorOf(state).view, ...change } };
};

function Probe(props: Shown) {
  useAnnouncements(props);
  return <LiveRegions />;
}

let lines: string[];
let update: (props: Shown) => void;

/** Renders the announcements of a screen, and keeps all that its live regions get. */
function start(props: Shown) {
  lines = [];
  const { rerender, container } = render(<LiveRegions />);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeName === 'P') lines.push(node.textContent ?? '');
  }).observe(container, { childList: true, subtree: true });
  update = (next) => rerender(<Probe {...next} />);
  update(props);
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('announces the number of a question only after the focus has moved to it', async () => {
  start(shown({}, { question_index: 1 }));
  await pass(100);
  expect(lines).toEqual([]);
  await pass(1_000);
  expect(lines).toEqual(['Question 2 of 2']);
});

it('announces each time mark once, even if the screen renders several times', async () => {
  start(shown());
  for (const seconds of [20, 15, 14, 14, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1, 0]) {
    update(shown({ seconds }));
    await pass(1_000);
  }
  const calls = ['14', '10', '7', '5'].map((seconds) => `${seconds} seconds left`);
  expect(lines.filter((line) => line.endsWith('left'))).toEqual(calls);
});

it('does not announce the time once the answer is sent', async () => {
  start(shown({ seconds: 16 }));
  await pass(1_000);
  for (const seconds of [15, 14, 9, 4]) update(shown({ seconds, accepted: true, answer: 'Alpha' }));
  await pass(1_000);
  expect(lines).toEqual(['Question 1 of 2', 'Answer sent']);
});

it('announces the explanation word for word after the verdict', async () => {
  start(shown({ answer: 'Beta' }));
  update(shown({ ...reveal(), answer: 'Beta' }));
  await pass(0);
  expect(lines).toEqual(['Right. 10 points. 10 of 20.', EXPLANATION]);
  expect(screen.getByText(EXPLANATION).parentElement?.getAttribute('aria-live')).toBe('polite');
});

it('holds the explanation back until the points of a room arrive', async () => {
  start(shown({ answer: 'Alpha' }));
  update(shown({ ...reveal({ points: [] }), answer: 'Alpha' }));
  await pass(1_000);
  expect(lines).toEqual([]);
  update(shown({ ...reveal({ points: [0], score: 0 }), answer: 'Alpha' }));
  await pass(0);
  expect(lines).toEqual(['Wrong. The answer is Beta. 0 of 20.', EXPLANATION]);
});

it('announces the explanation to a player who joins at the next question', async () => {
  start(shown({ takesPart: false }));
  update(shown({ ...reveal({ points: [] }), takesPart: false }));
  await pass(0);
  expect(lines).toEqual([EXPLANATION]);
});

it('announces the explanation to a player who joins after the close, once the focus has moved', async () => {
  start(shown(reveal({ points: [] })));
  await pass(100);
  expect(lines).toEqual([]);
  await pass(1_000);
  expect(lines).toEqual([EXPLANATION]);
});

it('keeps a line long enough to be read out, and clears all when the screen closes', async () => {
  start(shown({ ...reveal(), answer: 'Beta' }));
  await pass(1_000);
  expect(screen.getByText(EXPLANATION)).toBeTruthy();
  await pass(10_000);
  expect(screen.queryByText(EXPLANATION)).toBeNull();
});
