import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Question } from '#game/question';
import type { HistoryResponse } from '#protocol/rest';
import { newResetLink } from '../account/reset-links.js';
import { Authenticator, type Options } from '../testing/authenticator.js';
import { CallContract, StrictVisitor } from '../testing/contract.js';
import { sentQuestions } from '../testing/custom-quizzes.js';
import { openRoom } from '../testing/room-players.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import type { Answer } from '../testing/visitor.js';

const METRICS_TOKEN = 'a-token-that-only-the-tests-know';

let server: StartedApp;
let contract: CallContract;
beforeAll(async () => {
  server = await startApp({ metricsToken: METRICS_TOKEN });
  contract = new CallContract(await (await fetch(`${server.url}/openapi.json`)).json());
});
afterAll(() => server?.close());

const newVisitor = (headers = {}) => new StrictVisitor(server.url, contract, headers);

/** The body of a reply, with the documented type. */
const bodyOf = <T>({ body }: { body: unknown }) => body as T;

async function registered() {
  const visitor = newVisitor({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' });
  const id = randomUUID();
  const account = {
    email: `${id}@example.org`,
    username: `Ann ${id.slice(0, 8)}`,
    password: 'correct horse',
  };
  await visitor.post('/register', account);
  visitor.accessToken = (
    await visitor.post('/login', { ...account, keep_logged_in: true })
  ).body.access_token;
  return { visitor, account };
}

async function guest() {
  const visitor = newVisitor();
  visitor.accessToken = (await visitor.post('/guest', { username: 'Bob' })).body.access_token;
  return visitor;
}

/** Answers all questions of the visitor's open game, the last one wrong. */
async function play(visitor: StrictVisitor, questions: Question[]) {
  const player = new SocketPlayer(server.url, visitor.accessToken ?? '');
  await player.connect();
  for (const [index, { question_id, prompt }] of questions.entries()) {
    await player.frame('next_question', (m) => m['newQuestionIndex'] === index);
    const n = /\d/.exec(prompt)?.[0];
    const isLast = index + 1 === questions.length;
    await player.answer(question_id, index, `${isLast ? 'wrong' : 'right'} ${n}`);
  }
  await player.frame('quiz_completed');
  player.disconnect();
}

it('signs in, renews and logs out as documented', async () => {
  const { visitor, account } = await registered();
  await newVisitor().post('/register', account);
  await newVisitor().post('/register', { email: 'no email' });
  await newVisitor().post('/login', { ...account, password: 'another horse' });
  await visitor.get('/auth/refresh');
  await newVisitor().get('/auth/refresh');
  await visitor.get('/sign-in-ways');
  const bob = await guest();
  await bob.post('/save-custom-quiz', { title: 'A quiz', questions: sentQuestions() });
  await bob.post('/register', {
    ...account,
    email: `${randomUUID()}@example.org`,
    username: `Bob ${randomUUID().slice(0, 8)}`,
  });
  await newVisitor().post('/login', account, { 'sec-fetch-site': 'cross-site' });
  await newVisitor().get('/oidc/start');
  await newVisitor().get('/oidc/callback');
  await visitor.post('/oidc/connect');
  await visitor.post('/oidc/disconnect', {});
  await visitor.post('/logout');
  await newVisitor().get('/account');
});

it('shows and changes accounts as documented', async () => {
  const { visitor, account } = await registered();
  const { password } = account;
  await visitor.get('/account');
  await visitor.call('PATCH', '/account', { username: `Cyd ${randomUUID().slice(0, 8)}` });
  await visitor.call('PATCH', '/account', {
    email: `${randomUUID()}@example.org`,
    password_now: 'wrong horse',
  });
  const other = newVisitor();
  await other.post('/login', account);
  const { sign_ins } = bodyOf<{ sign_ins: { id: string; current: boolean }[] }>(
    await visitor.get('/account/sign-ins'),
  );
  await visitor.call('DELETE', `/account/sign-ins/${sign_ins.find(({ current }) => !current)?.id}`);
  await visitor.call('DELETE', `/account/sign-ins/${randomUUID()}`);
  await visitor.call('DELETE', '/account/sign-ins');
  await visitor.post('/account/password', { password_now: password, password: 'correct donkey' });
  await visitor.get('/account/export');
  await visitor.post('/password/forgot', { email: account.email });
  await visitor.post('/password/reset', { token: 'unknown', password: 'correct donkey' });
  await visitor.call('DELETE', '/account', {});
  const query = (sql: string, values: unknown[]) => server.database.query(sql, values);
  const [{ id }] = await query('select id from users where email = $1', [account.email]);
  const token = new URL(await newResetLink(query, server.url, id)).searchParams.get('token');
  await visitor.post('/password/reset', { token, password: 'correct mule' });
  const login = { email: account.email, password: 'correct mule' };
  visitor.accessToken = (await visitor.post('/login', login)).body.access_token;
  await visitor.call('DELETE', '/account', { password_now: 'correct mule' });
});

it('adds and uses passkeys as documented', async () => {
  const { visitor, account } = await registered();
  const key = new Authenticator(server.url);
  const optionsOf = async () =>
    bodyOf<Options>(await visitor.post('/passkeys/registration-options', { password_now: account.password }));
  const added = await visitor.post('/passkeys', { name: 'Phone', passkey: key.create(await optionsOf()) });
  const { id } = bodyOf<{ id: string }>(added);
  await optionsOf();
  await visitor.call('PATCH', `/passkeys/${id}`, { name: 'Tablet' });
  const other = newVisitor();
  const challenge = bodyOf<Options>(await other.post('/passkeys/authentication-options'));
  const signed = key.get(challenge);
  await other.post('/passkeys/login', { passkey: signed });
  await other.post('/passkeys/login', { passkey: signed });
  await visitor.call('DELETE', `/passkeys/${id}`);
  await visitor.call('DELETE', `/passkeys/${id}`);
});

it('writes, plays and reviews quizzes as documented', async () => {
  const { visitor } = await registered();
  const questions = sentQuestions();
  const saved = await visitor.post('/save-custom-quiz', { title: 'A quiz', questions });
  const { quiz_id } = bodyOf<{ quiz_id: string }>(saved);
  await visitor.post('/save-custom-quiz', { title: '', questions: [{}] });
  await visitor.call('PUT', '/edit-custom-quiz', { quiz_id, title: 'Another', questions });
  await visitor.call('PUT', '/edit-custom-quiz-title', { quiz_id, title: 'Another one' });
  await visitor.get('/get-custom-quizzes?search=another&page=1&page_size=5');
  await visitor.get('/get-custom-quizzes?page=none');
  const { visitor: stranger } = await registered();
  await stranger.call('PUT', '/edit-custom-quiz-title', { quiz_id, title: 'Mine' });
  await visitor.post('/quiz', { amount: 1, category: '', difficulty: 'easy', type: 'any' });
  const begun = await visitor.post('/begin-quiz', { quiz_id });
  const { questions: asked } = bodyOf<{ questions: Question[] }>(begun);
  await play(visitor, asked);
  const [question] = asked;
  await visitor.post('/report-question', { question_id: question?.question_id, kind: 'wording' });
  await visitor.post('/report-question', { question_id: 'unknown', kind: 'wording' });
  const history = bodyOf<HistoryResponse>(await visitor.get('/profile/history?page=1'));
  expect(history.quizzes).toHaveLength(1);
  const review = `/profile/history/${history.quizzes[0]?.id}`;
  await visitor.get(review);
  await visitor.get('/profile/history/unknown');
  await visitor.post(`${review}/replay`, { pace: 'reading', time: 2 });
  await visitor.get('/profile/creations');
  await visitor.get('/account/export');
  await visitor.call('DELETE', '/delete-custom-quiz', { quiz_id });
  await visitor.call('DELETE', '/delete-custom-quiz', { quiz_id });
  await visitor.post('/begin-quiz', { quiz_id });
});

it('shows rooms, health, metrics and documents as documented', async () => {
  const visitor = newVisitor();
  const { host, all, code } = await openRoom(server);
  await visitor.get(`/rooms/${code}`);
  await visitor.get('/rooms/ZZZZZZ');
  await host.send('start_game', { amount: 1 });
  await visitor.get(`/rooms/${code}`);
  for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/asyncapi.json', '/docs'])
    await visitor.get(path);
  await visitor.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const { headers } = await visitor.get('/docs');
  await visitor.get('/docs', { 'if-none-match': headers.get('etag') });
  for (const player of all) player.disconnect();
});

it('detects a status, a field or a code that is not documented', () => {
  const reply = (status: number, body: object) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    return contract.faultsOf('GET', '/rooms/ABCDEF', { status, headers, body } as Answer);
  };
  const error = { message: 'No.', request_id: '1' };
  expect(reply(404, { ...error, code: 'room_not_found' })).toEqual([]);
  expect(reply(404, { ...error, code: 'not_found' })).toHaveLength(1);
  expect(reply(404, { ...error, code: 'room_not_found', more: 1 })).toHaveLength(1);
  expect(reply(418, {})).toHaveLength(1);
});

it('has checked the successful reply of each call, except for logins by another provider', () => {
  const usual = Object.entries(contract.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const [status] = Object.keys(responses);
      return `${method.toUpperCase()} ${path} ${status}`;
    }),
  );
  expect(usual.filter((reply) => !contract.seen.has(reply)).sort()).toEqual([
    'GET /oidc/callback 302',
    'GET /oidc/start 302',
    'POST /oidc/connect 204',
    'POST /oidc/disconnect 204',
  ]);
});
