/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../../../lib/testing/jsdom.js';
import { afterEach, expect, it } from '@jest/globals';
import { rememberOptions } from '../../../lib/play-options.js';
import { ServerError } from '../../../lib/send.js';
import { currentToken, signIn, signOut } from '../../../lib/session.js';
import { fakeServer, GUEST, SIGNED_IN } from '../../../lib/testing/fake-server.js';
import { beginQuiz } from './begin-quiz.js';

type Reply = [number, unknown];
const OPEN: Reply = [200, []];
const BUSY: Reply = [503, { message: 'Later.' }];
const EXPIRED: Reply = [401, { message: 'access token is expired.' }];
const made = (token: string): Reply => [201, { ...GUEST, access_token: token }];
const summary = (calls: ReturnType<typeof fakeServer>) =>
  calls.map(({ path, token }) => (token ? `${path} ${token}` : path));

afterEach(() => {
  signOut();
  localStorage.clear();
});

it("opens the quiz with the player's own time and pace", async () => {
  rememberOptions({ pace: 'manual', time: 3 });
  signIn(SIGNED_IN);
  const calls = fakeServer({ 'POST /quiz': OPEN });
  await beginQuiz();
  expect(calls.map(({ body }) => body)).toEqual([
    { amount: 10, category: '', difficulty: '', type: '', pace: 'manual', time: 3 },
  ]);
});

it('gives a new player time to read', async () => {
  const calls = fakeServer({ 'POST /guest': made('a'), 'POST /quiz': OPEN });
  await beginQuiz();
  expect(calls.at(-1)?.body).toMatchObject({ pace: 'reading', time: 1 });
});

it('creates one guest, even if opening the quiz fails several times', async () => {
  const calls = fakeServer({
    'POST /guest': [made('a'), made('b')],
    'POST /quiz': [BUSY, 'no answer', OPEN],
  });
  await expect(beginQuiz()).rejects.toThrow(ServerError);
  expect(currentToken()).toBeUndefined();
  await expect(beginQuiz()).rejects.toThrow('No response');
  await beginQuiz();
  expect(summary(calls)).toEqual(['/guest', '/quiz Bearer a', '/quiz Bearer a', '/quiz Bearer a']);
  expect(currentToken()).toBe('a');
});

it('creates another guest if the sign-in of the first has expired', async () => {
  const calls = fakeServer({
    'POST /guest': [made('a'), made('b')],
    'POST /quiz': [BUSY, EXPIRED, OPEN],
  });
  await expect(beginQuiz()).rejects.toThrow(ServerError);
  await beginQuiz();
  expect(summary(calls)).toEqual(['/guest', '/quiz Bearer a', '/quiz Bearer a', '/guest', '/quiz Bearer b']);
  expect(currentToken()).toBe('b');
});

it('creates a new guest for each quiz that was opened', async () => {
  const calls = fakeServer({ 'POST /guest': [made('a'), made('b')], 'POST /quiz': OPEN });
  await beginQuiz();
  signOut();
  await beginQuiz();
  expect(summary(calls)).toEqual(['/guest', '/quiz Bearer a', '/guest', '/quiz Bearer b']);
});
