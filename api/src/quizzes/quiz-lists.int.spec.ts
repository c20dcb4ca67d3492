import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FOUND_QUIZZES, LISTED_QUIZZES } from '#protocol/limits';
import type { QuizzesResponse } from '#protocol/quizzes';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { newPlayer, newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { searchWords } from './search-words.js';

let started: StartedApp;
let player: Awaited<ReturnType<typeof newPlayer>>;
beforeAll(async () => {
  started = await startApp();
  player = await newPlayer(started);
});
afterAll(() => started.close());

const get = (query: Record<string, string | number> = {}) =>
  player.call<QuizzesResponse>('GET', `/get-custom-quizzes?${new URLSearchParams(query as never)}`);
const list = async (query: Record<string, string | number> = {}) => (await get(query)).body;
const titles = async (query: Record<string, string | number> = {}) =>
  (await list(query)).quizzes.map(({ title }) => title);

/** Inserts quizzes `from … to` directly into the database, two per minute of `created_at`. */
const write = (ownerId: string, title: string, count: number, author = '') =>
  started.database.query(
    `insert into quiz (id, owner_id, title, total_questions, questions, search, created_at)
     select gen_random_uuid(), $1, $2 || ' ' || n, 1, '[]', array_to_tsvector($3::text[]),
       timestamptz '2026-01-01 12:00Z' + n / 2 * interval '1 min' from generate_series(1, $4::int) n`,
    [ownerId, title, searchWords(`${title} ${author}`), count],
  );

describe('GET /get-custom-quizzes', () => {
  it('returns an empty list if there are no quizzes', async () => {
    expect(await get()).toEqual({ status: 200, body: { quizzes: [], total: 0 } });
    expect(await list({ search: 'cats' })).toEqual({ quizzes: [], total: 0 });
  });

  it('returns title, size, time and author, but no questions', async () => {
    const author = await newPlayer(started);
    const id = await savedQuiz(author, 'Just this one');
    const [user] = await started.database.query('select username from users where id = $1', [author.userId]);
    const answer = await list({ search: 'just this' });
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const quiz = { id, title: 'Just this one', total_questions: 2, timestamp, author: user.username };
    expect(answer).toEqual({ quizzes: [quiz], total: 1 });
    expect(JSON.stringify(answer)).not.toMatch(/right|secret|wrong|question_id/);
    await author.call('DELETE', '/delete-custom-quiz', { quiz_id: id });
  });

  it('returns each quiz on exactly one page, newest first, even if times are equal', async () => {
    const { id } = await newUser(started.database);
    await write(id, 'Paged', 11);
    const whole = await list();
    expect(whole.total).toBe(11);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, page_size: 3 })));
    for (const { total } of pages) expect(total).toBe(11);
    expect(pages.flatMap(({ quizzes }) => quizzes)).toEqual(whole.quizzes);
    expect(new Set(whole.quizzes.map((quiz) => quiz.id)).size).toBe(11);
    const times = whole.quizzes.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(await list({ page: 5, page_size: 3 })).toEqual({ quizzes: [], total: 11 });
    expect(await list({ page: 2, page_size: 3, search: 'paged' })).toEqual(pages[1]);
  });

  it('returns the same to every player', async () => {
    const other = await newPlayer(started);
    expect((await other.call('GET', '/get-custom-quizzes')).body).toEqual(await list());
  });

  it('returns only the newest 1,000, and the newest 100 for a search', async () => {
    const { id } = await newUser(started.database);
    await write(id, 'Crowd', LISTED_QUIZZES + 10);
    expect((await list()).total).toBe(LISTED_QUIZZES);
    expect((await list({ page: 10 })).quizzes).toHaveLength(100);
    expect(await list({ page: 11 })).toEqual({ quizzes: [], total: LISTED_QUIZZES });
    const found = await list({ search: 'crowd' });
    expect(found.total).toBe(FOUND_QUIZZES);
    expect(found.quizzes[0]?.title).toBe(`Crowd ${LISTED_QUIZZES + 10}`);
    expect((await list({ search: 'crowd', page: 2 })).quizzes).toEqual([]);
    await started.database.query('delete from quiz where owner_id = $1', [id]);
  });

  it.each(['page=0', 'page=1.5', 'page_size=0', 'page_size=101', `search=${'x'.repeat(101)}`, 'search=%00'])(
    'refuses ?%s',
    async (query) => {
      expect((await player.call('GET', `/get-custom-quizzes?${query}`)).status).toBe(400);
    },
  );
});

describe('a search', () => {
  beforeAll(async () => {
    await started.database.query('delete from quiz');
    const zoe = await newUser(started.database, 'Zoë_Müller');
    const kim = await newUser(started.database, '金 Kim');
    await write(zoe.id, 'Wild cats of Africa', 1, zoe.username);
    await write(kim.id, 'CATEGORIES of logic', 1, kim.username);
    await write(kim.id, 'Über die Straße', 1, kim.username);
    await write(kim.id, 'Ёлка и ПРАЗДНИК', 1, kim.username);
    await write(kim.id, '日本の歴史', 1, kim.username);
    await write(kim.id, "O'Brien & (sons): 100% !true", 1, kim.username);
  });

  const WILD = 'Wild cats of Africa 1';
  const LOGIC = 'CATEGORIES of logic 1';
  it.each<[string, string[]]>([
    ['cats', [WILD]],
    ['CAT', [LOGIC, WILD]],
    ['cat wil', [WILD]],
    ['wild  cats  of  africa', [WILD]],
    ['of', [LOGIC, WILD]],
    ['ats', []],
    ['cats dogs', []],
    ['muller', [WILD]],
    ['ZOË cat', [WILD]],
    ['zoe_m', [WILD]],
    ['strasse', ['Über die Straße 1']],
    ['UBER', ['Über die Straße 1']],
    ['елка праз', ['Ёлка и ПРАЗДНИК 1']],
    ['日本', ['日本の歴史 1']],
    ['金 日', ['日本の歴史 1']],
    ["o'brien", ["O'Brien & (sons): 100% !true 1"]],
    ['brien (sons)', ["O'Brien & (sons): 100% !true 1"]],
    ["cats' | 'logic", []],
    ['cats | logic', []],
    ['!cats', [WILD]],
    ['cats & !africa', [WILD]],
    ['cats:*', [WILD]],
    ['cats <-> of', [WILD]],
    ["'); drop table quiz; --", []],
    ['cats\\', [WILD]],
    ["& | ! : * ' ( )", []],
    ['%', []],
    [`cats ${'c '.repeat(47)}`, [WILD]],
    ['x'.repeat(100), []],
  ])('finds for %j %j', async (search, found) => {
    expect((await titles({ search })).sort()).toEqual([...found].sort());
  });

  it.each(['', '   '])('returns the whole list for %j', async (search) => {
    expect(await list({ search })).toEqual(await list());
  });

  it('finds an edited title', async () => {
    const author = await newPlayer(started);
    const title = `quokka${randomUUID().slice(0, 8)}`;
    const quiz_id = await savedQuiz(author, title);
    expect(await titles({ search: title })).toEqual([title]);
    await author.call('PUT', '/edit-custom-quiz-title', { quiz_id, title: 'Wombats' });
    expect(await titles({ search: title })).toEqual([]);
    expect(await titles({ search: 'wombat player' })).toEqual(['Wombats']);
  });
});
