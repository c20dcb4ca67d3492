import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryResponse } from '#protocol/rest';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { PlayedQuizEntity } from './played-quiz.entity.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const played = (userId: string, minute: number, score: number | null, totalQuestions = 10) =>
  started.database.manager.insert(PlayedQuizEntity, {
    gameId: randomUUID(),
    run: 1,
    userId,
    title: `quiz ${minute}`,
    score,
    totalQuestions,
    isMultiplayer: false,
    at: new Date(Date.UTC(2026, 0, 1, 12, minute)),
  });

describe('GET /profile/history', () => {
  it('returns zeros for a new player', async () => {
    const player = await newPlayer(started);
    const { body } = await player.call('GET', '/profile/history');
    expect(body).toEqual({ quizzes: [], total: 0, games_played: 0, average_score: 0 });
  });

  it('lists the newest first and averages over finished games only', async () => {
    const player = await newPlayer(started);
    await played(player.userId, 1, 100);
    await played(player.userId, 2, 5, 1);
    await played(player.userId, 3, null);
    const { body } = await player.call<HistoryResponse>('GET', '/profile/history');
    expect(body).toMatchObject({ total: 3, games_played: 3, average_score: 75 });
    expect(body.quizzes.map(({ title }) => title)).toEqual(['quiz 3', 'quiz 2', 'quiz 1']);
    expect(body.quizzes[2]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}\.1$/),
      title: 'quiz 1',
      score: 100,
      is_multiplayer: false,
      total_questions: 10,
      timestamp: '2026-01-01T12:01:00.000Z',
    });
  });

  it('returns each game on exactly one page', async () => {
    const player = await newPlayer(started);
    for (let minute = 0; minute < 7; minute++) await played(player.userId, minute, 10);
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        player.call<HistoryResponse>('GET', `/profile/history?page=${page}&page_size=5`),
      ),
    );
    expect(pages.map(({ body }) => body.quizzes.length)).toEqual([5, 2, 0]);
    expect(new Set(pages.flatMap(({ body }) => body.quizzes.map(({ title }) => title))).size).toBe(7);
    expect(pages.every(({ body }) => body.total === 7)).toBe(true);
  });

  it('returns only the caller’s own history', async () => {
    const [player, other] = [await newPlayer(started), await newPlayer(started)];
    await played(other.userId, 1, 100);
    const { body } = await player.call('GET', `/profile/history?user_id=${other.userId}`);
    expect(body).toMatchObject({ total: 0 });
  });

  it.each(['page=0', 'page=x', 'page_size=0', 'page_size=101'])('refuses %s', async (query) => {
    const player = await newPlayer(started);
    expect((await player.call('GET', `/profile/history?${query}`)).status).toBe(400);
  });
});

it('GET /profile/creations returns an empty list to a player without quizzes', async () => {
  const player = await newPlayer(started);
  const { body } = await player.call('GET', '/profile/creations');
  expect(body).toEqual({ quizzes: [], total: 0 });
});
