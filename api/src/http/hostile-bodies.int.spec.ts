import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let server: StartedApp;
let player: SocketPlayer;
beforeAll(async () => {
  server = await startApp();
  player = await newPlayer(server);
});
afterAll(() => server?.close());

const CALLS: [method: string, path: string, fields: string[]][] = [
  ['POST', '/register', ['email', 'username', 'password']],
  ['POST', '/login', ['email', 'password', 'keep_logged_in']],
  ['POST', '/quiz', ['amount', 'category', 'difficulty', 'type']],
  ['POST', '/begin-quiz', ['quiz_id']],
  ['POST', '/save-custom-quiz', ['title', 'questions']],
  ['PUT', '/edit-custom-quiz', ['quiz_id', 'title', 'questions']],
  ['PUT', '/edit-custom-quiz-title', ['quiz_id', 'title']],
  ['DELETE', '/delete-custom-quiz', ['quiz_id']],
  ['POST', '/report-question', ['question_id', 'kind', 'text']],
];
const QUESTION = [
  'question',
  'category',
  'difficulty',
  'type',
  'incorrect_answers',
  'correct_answer',
  'timer',
];

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    { length: { valueOf: 1, toString: 1 } },
    { length: -1 },
    { length: 1e308 },
    { toString: null },
    { toJSON: {} },
    'a\u0301\u0316'.repeat(40),
    '\u200b\u202e',
    '\ud800',
    '\0',
    -0,
    1e21,
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
);
const questions = fc.array(fc.record(Object.fromEntries(QUESTION.map((name) => [name, hostile]))), {
  maxLength: 3,
});
const bodyOf = (fields: string[]) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record(Object.fromEntries(fields.map((name) => [name, hostile])), { requiredKeys: [] }),
    },
    {
      weight: 2,
      arbitrary: fc.record(
        Object.fromEntries(fields.map((name) => [name, name === 'questions' ? questions : hostile])),
      ),
    },
    { weight: 1, arbitrary: hostile },
  );

describe('a hostile body', () => {
  it.each(CALLS)('is refused by %s %s', async (method, path, fields) => {
    const seed = Date.now();
    await fc.assert(
      fc.asyncProperty(bodyOf(fields), async (body) => {
        const { status } = await player.call(method, path, body as object);
        if (status < 200 || status >= 500) throw new Error(`${status} for ${JSON.stringify(body)}`);
      }),
      { seed, numRuns: 40 },
    );
  });

  const lengthy = { length: { valueOf: 1, toString: 1 } };
  it.each(CALLS)('whose fields have hostile lengths is refused by %s %s', async (method, path, fields) => {
    for (const field of fields) {
      const { status, body } = await player.call<{ errors: { path: string; message: string }[] }>(
        method,
        path,
        { [field]: lengthy },
      );
      expect([field, status]).toEqual([field, 400]);
      expect(body.errors.map(({ message }) => message).join()).not.toMatch(/Invalid|expected|pattern/);
    }
  });
});

describe('a body', () => {
  const ofBytes = (bytes: number) => ({ email: 'x'.repeat(bytes - '{"email":""}'.length) });

  it.each(CALLS.filter(([, path]) => !/^\/(save|edit)-custom-quiz$/.test(path)))(
    'of more than 16 KiB is refused by %s %s before it is parsed',
    async (method, path) => {
      expect((await player.call(method, path, ofBytes(16 * 1024 + 1))).status).toBe(413);
      expect((await player.call(method, path, ofBytes(16 * 1024))).status).toBe(400);
    },
  );

  it.each(['/save-custom-quiz', '/edit-custom-quiz'])('of a quiz may have 256 KiB, %s', async (path) => {
    const method = path.startsWith('/save') ? 'POST' : 'PUT';
    expect((await player.call(method, path, ofBytes(256 * 1024))).status).toBe(400);
    expect((await player.call(method, path, ofBytes(256 * 1024 + 1))).status).toBe(413);
  });
});
