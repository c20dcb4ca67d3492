import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  BegunQuizResponse,
  CreationsResponse,
  QuizzesResponse,
  SavedQuizResponse,
  SentQuestion,
  TitleResponse,
} from '#protocol/quizzes';
import type { ErrorResponse } from '#protocol/rest';
import { aSentQuestion, asEdited, savedQuiz, sentQuestions } from '../testing/custom-quizzes.js';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let started: StartedApp;
let author: Awaited<ReturnType<typeof newPlayer>>;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(async () => {
  author = await newPlayer(started);
});

const TITLE = 'A quiz';
const PLAY_FORM = ['category', 'choices', 'difficulty', 'prompt', 'question_id', 'timer', 'type'];

const creations = async (query = '') =>
  (await author.call<CreationsResponse>('GET', `/profile/creations${query}`)).body;
const fails = async (method: string, path: string, body: object, status: number, code: string) => {
  const answer = await author.call<ErrorResponse>(method, path, body);
  expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
  expect(answer.body.request_id).toBeTruthy();
  return answer.body;
};

describe('POST /save-custom-quiz', () => {
  it('stores the quiz for its author and returns it as players see it', async () => {
    const questions = [
      ...sentQuestions(2),
      aSentQuestion(2, { type: 'boolean', correct_answer: 'False', incorrect_answers: ['True'], timer: 7 }),
    ];
    const { status, body } = await author.call<SavedQuizResponse>('POST', '/save-custom-quiz', {
      title: `  ${TITLE} `,
      questions,
    });
    expect(status).toBe(200);
    for (const question of body.questions) expect(Object.keys(question).sort()).toEqual(PLAY_FORM);
    expect(body.questions[2]).toMatchObject({
      choices: ['True', 'False'],
      timer: 7,
      prompt: 'Which one, 2?',
    });
    expect(new Set(body.questions[0]?.choices)).toEqual(
      new Set(['right 0', 'wrong 0', 'worse 0', 'worst 0']),
    );
    const { quizzes, total } = await creations();
    expect(total).toBe(1);
    expect(quizzes).toEqual([
      {
        id: body.quiz_id,
        title: TITLE,
        total_questions: 3,
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        questions: questions.map((question) => ({ question_id: expect.any(String), ...asEdited(question) })),
      },
    ]);
  });

  it('sets default timers by difficulty and type, and an empty explanation if there is none', async () => {
    const { explanation: _, ...bare } = aSentQuestion(0);
    await savedQuiz(author, TITLE, [
      bare,
      { ...bare, difficulty: 'medium' },
      { ...bare, difficulty: 'hard' },
      { ...bare, type: 'boolean', correct_answer: 'True', incorrect_answers: ['False'] },
    ]);
    const [quiz] = (await creations()).quizzes;
    expect(quiz?.questions.map(({ timer }) => timer)).toEqual([20, 25, 30, 15]);
    expect(quiz?.questions[0]?.explanation).toBe('');
  });

  it('opens no game', async () => {
    await savedQuiz(author);
    const open = await started.database.query('select from seat_of where user_id = $1', [author.userId]);
    expect(open).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['a long title', { title: 'x'.repeat(38) }, 'title'],
    ['no questions', { questions: [] }, 'questions'],
    ['too many questions', { questions: sentQuestions(51) }, 'questions'],
    ['a blank prompt', { questions: [aSentQuestion(0, { question: ' ' })] }, 'questions.0.question'],
    [
      'equal answers',
      { questions: [aSentQuestion(0), aSentQuestion(1, { incorrect_answers: ['a', ' A ', 'b'] })] },
      'questions.1.incorrect_answers.1',
    ],
    [
      'a category that is none',
      { questions: [{ ...aSentQuestion(0), category: 'Gossip' }] },
      'questions.0.category',
    ],
  ])('refuses %s and returns the path of the field', async (_, fields, path) => {
    const body = { title: TITLE, questions: sentQuestions(1), ...fields };
    const { errors } = await fails('POST', '/save-custom-quiz', body, 400, 'bad_request');
    expect(errors?.map((error) => error.path)).toContain(path);
    expect((await creations()).total).toBe(0);
  });

  it('refuses more than 256 KB', async () => {
    const body = { title: TITLE, questions: sentQuestions(1), more: 'x'.repeat(256 * 1024) };
    await fails('POST', '/save-custom-quiz', body, 413, 'too_large');
  });

  it('ignores ids, owners and times that the client sends', async () => {
    const id = randomUUID();
    const other = await newPlayer(started);
    const [question] = sentQuestions(1);
    const { body } = await author.call<SavedQuizResponse>('POST', '/save-custom-quiz', {
      ...{ title: TITLE, id, quiz_id: id, owner_id: other.userId, ownerId: other.userId },
      ...{ deleted_at: '2020-01-01', created_at: '2020-01-01', updated_at: '2020-01-01', total_questions: 9 },
      questions: [{ ...question, id: 'mine', question_id: 'mine', points: 100, __proto__: { admin: true } }],
    });
    expect(body.quiz_id).not.toBe(id);
    const [row] = await started.database.query('select * from quiz where id = $1', [body.quiz_id]);
    expect(row).toMatchObject({ owner_id: author.userId, deleted_at: null, total_questions: 1 });
    expect(row.created_at.getTime()).toBeGreaterThan(Date.UTC(2021, 0));
    expect(Object.keys(row.questions[0]).sort()).toEqual(
      [...Object.keys(asEdited(aSentQuestion(0))), 'question_id'].sort(),
    );
    expect(row.questions[0].question_id).not.toBe('mine');
  });

  it('stores at most 500 quizzes per user, even with parallel calls', async () => {
    await started.database.query(
      `insert into quiz (id, owner_id, title, total_questions, questions, search, deleted_at)
       select gen_random_uuid(), $1, 'many', 0, '[]', '', case when n > 497 then now() end
       from generate_series(1, 600) n`,
      [author.userId],
    );
    const save = () =>
      author.call<ErrorResponse>('POST', '/save-custom-quiz', { title: TITLE, questions: sentQuestions(1) });
    const answers = await Promise.all(Array.from({ length: 9 }, save));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'too_many_quizzes' });
    }
    expect((await creations()).total).toBe(500);
    const [quiz] = (await creations()).quizzes;
    await author.call('DELETE', '/delete-custom-quiz', { quiz_id: quiz?.id });
    expect((await save()).status).toBe(200);
  });
});

describe('PUT /edit-custom-quiz', () => {
  const edit = (quiz_id: string, questions: SentQuestion[], title = 'Edited') =>
    author.call<SavedQuizResponse>('PUT', '/edit-custom-quiz', { quiz_id, title, questions });

  it('replaces title and questions and keeps the id of each question once', async () => {
    const quiz_id = await savedQuiz(author, TITLE, sentQuestions(3));
    const [before] = (await creations()).quizzes;
    const ids = before?.questions.map(({ question_id }) => question_id) ?? [];
    const [first, , third] = ids as [string, string, string];
    const { status, body } = await edit(quiz_id, [
      aSentQuestion(7, { id: third }),
      aSentQuestion(8, { id: first }),
      aSentQuestion(9, { id: first }),
      aSentQuestion(10, { id: randomUUID() }),
    ]);
    expect(status).toBe(200);
    expect(body.quiz_id).toBe(quiz_id);
    expect(body.questions.map(({ prompt }) => prompt)).toEqual([7, 8, 9, 10].map((n) => `Which one, ${n}?`));
    for (const question of body.questions) expect(Object.keys(question).sort()).toEqual(PLAY_FORM);
    const [after] = (await creations()).quizzes;
    expect(after).toMatchObject({ title: 'Edited', total_questions: 4, timestamp: before?.timestamp });
    const kept = after?.questions.map(({ question_id }) => question_id) ?? [];
    expect(kept.slice(0, 2)).toEqual([third, first]);
    expect(new Set(kept).size).toBe(4);
    for (const id of kept.slice(2)) expect(ids).not.toContain(id);
  });

  it('refuses an invalid question and changes nothing', async () => {
    const quiz_id = await savedQuiz(author);
    const before = await creations();
    const body = { quiz_id, title: 'Edited', questions: [{ ...aSentQuestion(0), timer: 4 }] };
    const { errors } = await fails('PUT', '/edit-custom-quiz', body, 400, 'bad_request');
    expect(errors?.map(({ path }) => path)).toEqual(['questions.0.timer']);
    expect(await creations()).toEqual(before);
  });

  it('applies two parallel edits one after the other', async () => {
    const quiz_id = await savedQuiz(author);
    await Promise.all([1, 2, 3, 4].map((n) => edit(quiz_id, sentQuestions(n), `Edit ${n}`)));
    const [quiz] = (await creations()).quizzes;
    expect(quiz?.title).toBe(`Edit ${quiz?.total_questions}`);
    expect(quiz?.questions).toHaveLength(quiz?.total_questions ?? 0);
  });
});

describe('PUT /edit-custom-quiz-title', () => {
  it.each([
    ['New title', 'New title'],
    ['  ', TITLE],
    ['', TITLE],
    [null, TITLE],
    [undefined, TITLE],
  ])('given %j, leaves the title %j', async (title, becomes) => {
    const quiz_id = await savedQuiz(author);
    const { status, body } = await author.call<TitleResponse>('PUT', '/edit-custom-quiz-title', {
      quiz_id,
      title,
    });
    const [quiz] = (await creations()).quizzes;
    expect({ status, title: quiz?.title }).toEqual({ status: 200, title: becomes });
    expect(body).toEqual({ questions: quiz?.questions });
  });

  it('refuses a long title', async () => {
    const quiz_id = await savedQuiz(author);
    await fails('PUT', '/edit-custom-quiz-title', { quiz_id, title: 'x'.repeat(38) }, 400, 'bad_request');
  });
});

describe('DELETE /delete-custom-quiz', () => {
  it('removes the quiz from all lists and calls', async () => {
    const quiz_id = await savedQuiz(author, 'A deleted quiz');
    const { status, body } = await author.call('DELETE', '/delete-custom-quiz', { quiz_id });
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Quiz deleted.' } });
    expect(await creations()).toEqual({ quizzes: [], total: 0 });
    for (const query of ['', '?search=deleted']) {
      const { body: list } = await author.call<QuizzesResponse>('GET', `/get-custom-quizzes${query}`);
      expect(list.quizzes.map(({ id }) => id)).not.toContain(quiz_id);
    }
    const quiz = { quiz_id, title: TITLE, questions: sentQuestions(1) };
    await fails('PUT', '/edit-custom-quiz', quiz, 404, 'not_found');
    await fails('PUT', '/edit-custom-quiz-title', quiz, 404, 'not_found');
    await fails('DELETE', '/delete-custom-quiz', quiz, 404, 'not_found');
    await fails('POST', '/begin-quiz', quiz, 404, 'not_found');
  });
});

describe('GET /profile/creations', () => {
  it('returns each quiz on exactly one page, newest first', async () => {
    for (let n = 0; n < 5; n++) await savedQuiz(author, `Quiz ${n}`);
    const titles: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { quizzes, total } = await creations(`?page=${page}&page_size=2`);
      expect(total).toBe(5);
      titles.push(...quizzes.map(({ title }) => title));
    }
    expect(titles).toEqual(['Quiz 4', 'Quiz 3', 'Quiz 2', 'Quiz 1', 'Quiz 0']);
  });

  it.each(['page=0', 'page=x', 'page_size=101'])('refuses ?%s', async (query) => {
    expect((await author.call('GET', `/profile/creations?${query}`)).status).toBe(400);
  });
});

describe('POST /begin-quiz', () => {
  it('opens any player’s solo game, replacing an open one', async () => {
    const quiz_id = await savedQuiz(author, 'Played');
    const player = await newPlayer(started);
    await player.quiz({ amount: 3, category: 19 });
    const { status, body } = await player.call<BegunQuizResponse>('POST', '/begin-quiz', { quiz_id });
    expect({ status, title: body.title, message: body.message }).toEqual({
      ...{ status: 200, title: 'Played', message: 'Quiz started.' },
    });
    for (const question of body.questions) expect(Object.keys(question).sort()).toEqual(PLAY_FORM);
    await player.connect();
    const state = await player.state();
    expect(state).toMatchObject({ title: 'Played', phase: 'asking', questions: body.questions });
    const [first] = body.questions;
    expect(await player.answer(first?.question_id ?? '', 0, 'right 0')).toMatchObject({ ok: true });
    expect(await player.frame('answer_checked')).toMatchObject({
      ...{ correct_answer: 'right 0', explanation: 'secret reason 0', points: 10 },
    });
    player.disconnect();
  });

  it('deals new ids and orders for every run', async () => {
    const quiz_id = await savedQuiz(author, TITLE, sentQuestions(20));
    const [one, two] = [
      await author.call<BegunQuizResponse>('POST', '/begin-quiz', { quiz_id }),
      await author.call<BegunQuizResponse>('POST', '/begin-quiz', { quiz_id }),
    ];
    const ids = [...one.body.questions, ...two.body.questions].map(({ question_id }) => question_id);
    expect(new Set(ids).size).toBe(40);
    const orders = ({ body }: typeof one) => body.questions.map(({ choices }) => choices.join());
    expect(orders(one)).not.toEqual(orders(two));
  });

  it('is not affected when the quiz is edited or deleted', async () => {
    const quiz_id = await savedQuiz(author, 'Before', sentQuestions(1));
    const { body } = await author.call<BegunQuizResponse>('POST', '/begin-quiz', { quiz_id });
    const edited = { quiz_id, title: 'After', questions: [aSentQuestion(5)] };
    await author.call('PUT', '/edit-custom-quiz', edited);
    await author.call('DELETE', '/delete-custom-quiz', { quiz_id });
    await author.connect();
    expect(await author.state()).toMatchObject({ title: 'Before', questions: body.questions });
    await author.answer(body.questions[0]?.question_id ?? '', 0, 'right 0');
    await author.frame('quiz_completed');
    const { body: history } = await author.call('GET', '/profile/history');
    expect(history).toMatchObject({ quizzes: [{ title: 'Before', score: 10, total_questions: 1 }] });
    author.disconnect();
  });
});
