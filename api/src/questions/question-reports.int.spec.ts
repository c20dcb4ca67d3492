import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QuizResponse } from '#protocol/rest';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { rowsVisited } from '../testing/rows-visited.js';
import { newPlayer, newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { bankReports, bankSwitch, QUIZZES_WITH, quizzesWith } from './bank.commands.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;

/** A player who has seen the key of the first of two questions. */
async function afterFirst(): Promise<{ player: Player; questions: QuizResponse }> {
  const player = await newPlayer(started);
  const questions = await player.quiz({ amount: 2, category: 19, difficulty: 'easy', type: 'boolean' });
  await player.connect();
  await player.frame('game_state');
  await player.answer(questions[0]?.question_id ?? '', 0, 'True');
  await player.frame('answer_checked');
  return { player, questions };
}

const report = (player: Player, question_id: string | undefined, more: object = {}) =>
  player.call<{ message: string; errors?: { path: string }[] }>('POST', '/report-question', {
    question_id,
    kind: 'wrong_answer',
    ...more,
  });
const reportsOf = async (ref: string) =>
  (await bankReports(started.database, 1000)).find((reported) => reported.ref === ref);
const refsSeenBy = async ({ userId }: Player): Promise<string[]> => {
  const rows = await started.database.query('select fact from seen_fact where user_id = $1', [userId]);
  return rows.map(({ fact }: { fact: string }) => fact);
};

describe('POST /report-question', () => {
  it('stores a report of a closed question', async () => {
    const { player, questions } = await afterFirst();
    const { status } = await report(player, questions[0]?.question_id, { text: '  It is 7.  ' });
    expect(status).toBe(200);
    const reported = (await bankReports(started.database, 1000)).find(
      ({ prompt }) => prompt === questions[0]?.prompt,
    );
    expect(reported).toMatchObject({
      reports: 1,
      kinds: ['wrong_answer'],
      texts: ['It is 7.'],
      answer: expect.stringMatching(/True|False/),
      off: false,
    });
    expect(await refsSeenBy(player)).toContain(reported?.ref);
    player.disconnect();
  });

  it('keeps the last report per player and question', async () => {
    const { player, questions } = await afterFirst();
    for (const kind of ['wording', 'outdated']) await report(player, questions[0]?.question_id, { kind });
    const mine = await started.database.query('select kind from question_report where user_id = $1', [
      player.userId,
    ]);
    expect(mine).toEqual([{ kind: 'outdated' }]);
    player.disconnect();
  });

  it('accepts a report after the game', async () => {
    const { player, questions } = await afterFirst();
    await player.frame('next_question', (payload) => payload['newQuestionIndex'] === 1);
    await player.answer(questions[1]?.question_id ?? '', 1, 'True');
    await player.frame('quiz_completed');
    expect((await report(player, questions[1]?.question_id)).status).toBe(200);
    player.disconnect();
  });

  it('refuses a report of an open, a foreign or an unknown question', async () => {
    const { player, questions } = await afterFirst();
    const other = await newPlayer(started);
    expect((await report(player, questions[1]?.question_id)).status).toBe(404);
    expect((await report(other, questions[0]?.question_id)).status).toBe(404);
    expect((await report(player, 'nothing')).status).toBe(404);
    player.disconnect();
  });

  it.each([
    ['an unknown kind', { kind: 'boring' }, 'kind'],
    ['too long a text', { text: 'x'.repeat(501) }, 'text'],
    ['no question', { question_id: 7 }, 'question_id'],
  ])('refuses %s', async (_, body, path) => {
    const player = await newPlayer(started);
    const { status, body: answer } = await report(player, 'any', body);
    expect(status).toBe(400);
    expect(answer.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('reported questions', () => {
  it('say which quizzes have them, which an index finds', async () => {
    const author = await newPlayer(started);
    const ids = [];
    for (const title of ['Rivers', 'Lakes', 'Seas']) ids.push(await savedQuiz(author, title));
    const rows = await started.database.query<{ id: string; ref: string }[]>(
      `select id, 'quiz/' || (questions->1->>'question_id') as ref from quiz where id = any($1::uuid[])`,
      [ids],
    );
    const refs = rows.map(({ ref }) => ref);
    const found = await quizzesWith(started.database, [...refs, 'quiz/none', '19/none', 'quiz/']);
    expect([...found].map(([ref, { id }]) => ({ id, ref }))).toEqual(expect.arrayContaining(rows));
    expect(found.size).toBe(rows.length);
    expect(found.get(refs[0] ?? '')).toMatchObject({ author: expect.any(String), hidden: false });
    // One quiz and its author.
    expect(await rowsVisited(started.database, QUIZZES_WITH, [refs.slice(0, 1)])).toBe(2);
  });

  it('hold the newest texts only', async () => {
    const users = await Promise.all(Array.from({ length: 25 }, () => newUser(started.database)));
    await started.database.query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer, at)
       select '19/texts', id, 'wording', case n when 25 then '' else n::text end, 'P?', 'A', now() - n * interval '1 s'
       from unnest($1::uuid[]) with ordinality as u(id, n)`,
      [users.map(({ id }) => id)],
    );
    const texts = Array.from({ length: 20 }, (_, n) => `${n + 1}`);
    expect(await reportsOf('19/texts')).toMatchObject({ reports: 25, texts });
  });
});

describe('a question that is switched off', () => {
  it('is looked for in the bank that the server has read', async () => {
    const asked: number[] = [];
    const facts = (category: number) => {
      asked.push(category);
      return [];
    };
    const bank = { categories: [9], facts };
    expect(await bankSwitch(started.database, '18/no-such/fact', false, bank)).toBe(false);
    expect(new Set(asked)).toEqual(new Set([9]));
  });

  it('is not drawn any more', async () => {
    const player = await newPlayer(started);
    await player.quiz({ amount: 50, category: 18, difficulty: 'easy' });
    const refs = await refsSeenBy(player);
    await started.database.query('insert into question_off (ref) select unnest($1::text[])', [refs]);
    const other = await newPlayer(started);
    await other.quiz({ amount: 50, category: 18, difficulty: 'easy' });
    expect((await refsSeenBy(other)).filter((ref) => refs.includes(ref))).toEqual([]);
    await started.database.query('truncate question_off');
    expect(await bankSwitch(started.database, '18/no-such/fact', false)).toBe(false);
  });

  it('is marked in the reports', async () => {
    const { player, questions } = await afterFirst();
    await report(player, questions[0]?.question_id);
    const [{ ref }] = await started.database.query('select ref from question_report where user_id = $1', [
      player.userId,
    ]);
    await bankSwitch(started.database, ref, false);
    expect(await reportsOf(ref)).toMatchObject({ off: true });
    await bankSwitch(started.database, ref, true);
    player.disconnect();
  });
});
