/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameEvent } from '#game/events';
import { answerSubmitted, playerLeft, questionClosed } from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { BOB, CYD, NOW } from '#game/testing/world';
import type { LoggedEvent, OperatorGame } from '#protocol/operator';
import { renderAt } from '../app/testing/render-at.js';
import { announce } from '../lib/announce.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

type Replies = Parameters<typeof fakeServer>[0];

const ID = '0b9f3c5e-6a7d-4c1e-9f00-3a5b7c9d1e2f';
const GAME = `GET /operator/games/${ID}`;
const EVENTS = `${GAME}/events`;

const logged = (events: GameEvent[]): LoggedEvent[] =>
  events.map((event, n) => ({
    ...{ version: n + 1, at: NOW + n * 100, commandId: null, event },
    ...{ epoch: 1, hash: `${n}`.padStart(64, '0') },
  }));
/** Ann, Bob and Cyd play; Bob has answered, and Cyd has left. */
const LOG = logged([...playing(), answerSubmitted(BOB, 0), playerLeft(CYD)]);
const LAST = LOG.length;
const game = (version: number): OperatorGame => ({
  ...{ id: ID, kind: 'room', phase: 'asking', version, epoch: 1, owner: null, quarantine: null },
  ...{ created_at: '2030-01-01T00:00:00.000Z', code: 'BCDFGH' },
});
const ROOMS = { rooms: [], instances: [], open: 0 };

async function open(path: string, replies: Replies = {}) {
  const calls = fakeServer({
    'GET /auth/refresh': [200, SIGNED_IN],
    'GET /operator/actions': [200, { actions: [] }],
    'GET /operator/rooms': [200, ROOMS],
    'GET /operator/games': [200, { games: [] }],
    [GAME]: [200, game(LAST)],
    [EVENTS]: [200, { events: LOG }],
    ...replies,
  });
  const router = await renderAt(path);
  return { calls, router };
}
const openGame = async (query = '', replies: Replies = {}) => {
  const page = await open(`/operator/game?id=${ID}${query}`, replies);
  await screen.findByRole('heading', { level: 1, name: 'Room BCDFGH' });
  return page;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const seen = (selector: string) => document.querySelectorAll(`.seen-screen ${selector}`);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('the pages of operators', () => {
  it('do not exist for those whom the server refuses', async () => {
    await open('/operator', { 'GET /operator/actions': [404, { message: 'Not found.' }] });
    expect(await screen.findByRole('heading', { name: 'This page is not one of the answers' })).toBeTruthy();
  });

  it('can be loaded again while the server is busy', async () => {
    await open('/operator', {
      'GET /operator/actions': [
        [503, { message: 'Busy.' }],
        [200, { actions: [] }],
      ],
    });
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Live rooms' })).toBeTruthy();
  });

  it('say that there is no network, and that what they show is old', async () => {
    await open('/operator');
    await screen.findByText('No room is open.');
    act(() => onlineManager.setOnline(false));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You're offline\./);
    expect(screen.getByText('No room is open.')).toBeTruthy();
  });
});

describe('a game', () => {
  it('is shown as a player saw it, and takes neither keys nor announcements from the operator', async () => {
    await openGame('&as=cyd&at=9');
    await waitFor(() => expect(seen('.tile')).toHaveLength(4));
    await userEvent.keyboard('2{Enter}');
    expect(seen('[aria-checked=true]')).toHaveLength(0);
    expect(seen('[role=alert]')).toHaveLength(0);
    announce('Question 1 of 3');
    await act(async () => {});
    expect(document.getElementById('say-polite')?.textContent).toBe('');
  });

  it('plays from its beginning, as it opens at its end', async () => {
    await openGame();
    expect(screen.getByText(`Event ${LAST} of ${LAST}, question 1`)).toBeTruthy();
    await press('Play');
    expect(await screen.findByText(new RegExp(`^Event \\d of ${LAST}`))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('has a link to each moment, also before any move', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
    const { router } = await openGame();
    // it says for a while that it was copied
    const copyLink = () => userEvent.click(screen.getByRole('button', { name: /^Cop/ }));
    await copyLink();
    await press('Previous event');
    await userEvent.selectOptions(screen.getByLabelText('Screen of'), 'Stage');
    await copyLink();
    const link = `/operator/game?id=${ID}`;
    expect(copied).toEqual([
      `http://localhost${link}&at=${LAST}&as=host`,
      `http://localhost${link}&at=${LAST - 1}&as=stage&view=stage`,
    ]);
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
        `${link}&at=${LAST - 1}&as=stage&view=stage`,
      ),
    );
  });

  it('keeps the focus on a button that does nothing any more', async () => {
    await openGame('&as=cyd&at=2', {
      [`POST /operator/games/${ID}/verify`]: [
        200,
        { verified_at: '2030-01-01T10:00:00Z', events: LAST, unchained: 0, erased: 0, differences: [] },
      ],
    });
    const before = screen.getByRole('button', { name: 'Previous event' });
    await userEvent.click(before);
    expect(before.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(before);
    await press('Verify');
    expect(await screen.findByText(`Chain intact, ${LAST} events`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verify again' }));
  });

  it('loads only what is new when it is opened again', async () => {
    const more = logged([...LOG.map(({ event }) => event), questionClosed(0)]).slice(LAST);
    const { calls, router } = await openGame('', {
      [GAME]: [
        [200, game(LAST)],
        [200, game(LAST + 1)],
      ],
      [EVENTS]: [
        [200, { events: LOG }],
        [200, { events: more }],
      ],
    });
    await act(() => router.navigate('/operator'));
    await screen.findByText('No room is open.');
    await act(() => router.navigate(`/operator/game?id=${ID}`));
    expect(await screen.findByText(new RegExp(`of ${LAST + 1}, question 1$`))).toBeTruthy();
    const pages = calls.filter(({ path }) => path.includes('/events')).map(({ path }) => path.split('?')[1]);
    expect(pages).toEqual(['after=0', `after=${LAST}`]);
  });

  it('says how many events match a filter', async () => {
    await openGame();
    await userEvent.type(screen.getByLabelText('Filter events'), 'PlayerJoined');
    expect(screen.getByText('3 events match.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Filter events'), 'x');
    expect(screen.getByText('No event matches.')).toBeTruthy();
  });
});

describe('the search of games', () => {
  it('says how many it has found, and shows an earlier search on the way back', async () => {
    const { calls, router } = await open('/operator/search?code=K7Q4MX', {
      'GET /operator/games': [
        [200, { games: [] }],
        [200, { games: [game(LAST)] }],
      ],
    });
    const code = await screen.findByLabelText<HTMLInputElement>('Room code');
    expect(code.value).toBe('K7Q4MX');
    expect(await screen.findByText('0 games')).toBeTruthy();
    await userEvent.clear(code);
    await userEvent.type(code, 'BCDFGH{Enter}');
    expect(await screen.findByText('1 game')).toBeTruthy();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(code.value).toBe('K7Q4MX'));
    const searches = calls.filter(({ path }) => path.startsWith('/operator/games?')).length;
    await press('Search');
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.startsWith('/operator/games?')).length).toBe(searches + 1),
    );
  });
});
