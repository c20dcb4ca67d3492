import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '#game/category';
import type { ErrorResponse } from '#protocol/rest';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { switchOff } from '../testing/switch-off.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const cells = CATEGORIES.flatMap(({ id, name }) =>
  ['easy', 'medium', 'hard'].flatMap((difficulty) =>
    ['multiple', 'boolean'].map((type) => ({ id, name, difficulty, type })),
  ),
);

/** The keys of the player's open game, as the log has them. */
async function keysOf({ userId }: { userId: string }): Promise<string[]> {
  const rows: { answer: string }[] = await started.database.query(
    `select k->>'answer' as answer from game_event e cross join lateral jsonb_array_elements(e.data->'keys') as k
     where e.type = 'AnswerKeySet' and e.game_id = (select game_id from seat_of where user_id = $1)`,
    [userId],
  );
  return rows.map(({ answer }) => answer);
}

describe('POST /quiz', () => {
  it.each(cells)(
    'gives 50 different questions with their keys apart: $name $difficulty $type',
    async ({ id, name, difficulty, type }) => {
      const player = await newPlayer(started);
      const questions = await player.quiz({ amount: 50, category: id, difficulty, type });
      expect(questions).toHaveLength(50);
      expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(50);
      expect(new Set(questions.map(({ question_id }) => question_id)).size).toBe(50);
      const size = type === 'boolean' ? 2 : 4;
      for (const question of questions) {
        expect(Object.keys(question).sort()).toEqual(
          ['category', 'choices', 'difficulty', 'prompt', 'question_id', 'timer', 'type'].sort(),
        );
        expect(question).toMatchObject({ category: name, difficulty, type });
        expect(new Set(question.choices).size).toBe(size);
      }
      const keys = await keysOf(player);
      expect(keys).toHaveLength(50);
      for (const [i, key] of keys.entries()) expect(questions[i]?.choices).toContain(key);
    },
  );

  it('draws unseen facts first: five quizzes of ten share none', async () => {
    const player = await newPlayer(started);
    for (let quiz = 0; quiz < 5; quiz++) {
      await player.quiz({ amount: 10, category: 17, difficulty: 'easy', type: 'multiple' });
      const seen = await started.database.query(
        'select count(*)::int as n from seen_fact where user_id = $1',
        [player.userId],
      );
      expect(seen).toEqual([{ n: (quiz + 1) * 10 }]);
    }
  });

  it('accepts a form as browsers send it: numbers as text, empty fields and any', async () => {
    const player = await newPlayer(started);
    expect(await player.quiz({ amount: '12', category: '', difficulty: 'any', type: '' })).toHaveLength(12);
    expect(await player.quiz({ amount: 1 })).toHaveLength(1);
  });

  it('opens the game even if the seen facts cannot be stored', async () => {
    const player = await newPlayer(started);
    await started.database.query('alter table seen_fact add constraint away check (false) not valid');
    const answered = player.call('POST', '/quiz', { amount: 2, category: 19 });
    const { status } = await answered.finally(() =>
      started.database.query('alter table seen_fact drop constraint away'),
    );
    expect(status).toBe(200);
    expect(await player.quiz({ amount: 1, category: 19 })).toHaveLength(1);
  });

  it('abandons the player’s open game without a history row', async () => {
    const player = await newPlayer(started);
    await player.quiz({ amount: 1, category: 19 });
    await player.quiz({ amount: 2, category: 19 });
    const open = await started.database.query(
      `select g.phase, count(*)::int as n from game g join game_event e on e.game_id = g.id and e.version = 2
       where e.data->>'userId' = $1 group by g.phase order by 1`,
      [player.userId],
    );
    expect(open).toEqual([
      { phase: 'closed', n: 1 },
      { phase: 'lobby', n: 1 },
    ]);
    expect((await player.call('GET', '/profile/history')).body).toMatchObject({
      quizzes: [],
      games_played: 0,
    });
  });

  it.each([
    ['no amount', {}, 'amount'],
    ['too few', { amount: 0 }, 'amount'],
    ['too many', { amount: 51 }, 'amount'],
    ['half a question', { amount: 1.5 }, 'amount'],
    ['an unknown category', { amount: 5, category: 8 }, 'category'],
    ['an unknown difficulty', { amount: 5, difficulty: 'brutal' }, 'difficulty'],
    ['an unknown type', { amount: 5, type: 'open' }, 'type'],
  ])('refuses %s and returns the path of the field', async (_, wanted, path) => {
    const player = await newPlayer(started);
    const { status, body } = await player.call<ErrorResponse>('POST', '/quiz', wanted);
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toContain(path);
    expect(body.request_id).toBeTruthy();
  });

  it('returns a clear error if too few questions are switched on', async () => {
    await switchOff(started, 26, 1);
    const player = await newPlayer(started);
    expect(await player.quiz({ amount: 3, category: 26 })).toHaveLength(3);
    const { status, body } = await player.call<ErrorResponse>('POST', '/quiz', { amount: 4, category: 26 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'not_enough_questions',
      message: expect.stringContaining('Celebrities'),
    });
  });

  it('refuses callers without a token', async () => {
    const response = await fetch(`${started.url}/quiz`, { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'access token is missing.' });
  });
});
