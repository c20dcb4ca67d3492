import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreationsResponse } from '#protocol/quizzes';
import { savedQuiz, sentQuestions } from '../testing/custom-quizzes.js';
import { newPlayer } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

type Who = 'owner' | 'other' | 'anonymous';
type Which = 'kept' | 'deleted' | 'unknown' | 'no id at all';

let started: StartedApp;
const people = {} as Record<Who, SocketPlayer>;
const quizzes = {} as Record<Which, string>;
let before: CreationsResponse;

const creations = async () => (await people.owner.call<CreationsResponse>('GET', '/profile/creations')).body;

beforeAll(async () => {
  started = await startApp();
  people.owner = await newPlayer(started);
  people.other = await newPlayer(started);
  people.anonymous = new SocketPlayer(started.url, '');
});
afterAll(() => started.close());
beforeEach(async () => {
  quizzes.kept = await savedQuiz(people.owner, 'Kept');
  quizzes.deleted = await savedQuiz(people.owner, 'Deleted');
  await people.owner.call('DELETE', '/delete-custom-quiz', { quiz_id: quizzes.deleted });
  quizzes.unknown = randomUUID();
  quizzes['no id at all'] = "' or 1=1 --";
  before = await creations();
});

const CHANGES: Record<string, (quiz_id: string) => [method: string, path: string, body: object]> = {
  edit: (quiz_id) => ['PUT', '/edit-custom-quiz', { quiz_id, title: 'Taken', questions: sentQuestions(1) }],
  rename: (quiz_id) => ['PUT', '/edit-custom-quiz-title', { quiz_id, title: 'Taken' }],
  'look at the keys': (quiz_id) => ['PUT', '/edit-custom-quiz-title', { quiz_id }],
  delete: (quiz_id) => ['DELETE', '/delete-custom-quiz', { quiz_id }],
};
const begin = (quiz_id: string) => ['POST', '/begin-quiz', { quiz_id }] as const;

const WHICH: Which[] = ['kept', 'deleted', 'unknown', 'no id at all'];
const cells = (who: Who[]) =>
  Object.keys(CHANGES).flatMap((verb) =>
    who.flatMap((each) => WHICH.map((which) => [each, verb, which] as const)),
  );

describe('a quiz', () => {
  it.each(cells(['owner', 'other', 'anonymous']))(
    'can be changed by its owner only: %s, %s, quiz %s',
    async (who, verb, which) => {
      const change = CHANGES[verb]?.(quizzes[which]);
      if (!change) throw new Error(verb);
      const { status, body } = await people[who].call(...change);
      const allowed = which !== 'kept' ? 404 : who === 'owner' ? 200 : 403;
      expect(status).toBe(who === 'anonymous' ? 401 : allowed);
      if (status === 200) return;
      expect(JSON.stringify(body)).not.toMatch(/right|secret|Kept|Deleted/);
      expect(await creations()).toEqual(before);
    },
  );

  it.each(WHICH)('can be played by every signed-in player if it exists: quiz %s', async (which) => {
    const status = which === 'kept' ? 200 : 404;
    for (const who of ['owner', 'other'] as const) {
      const answer = await people[who].call(...begin(quizzes[which]));
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.body)).not.toMatch(/secret|correct_answer|incorrect/);
    }
    expect((await people.anonymous.call(...begin(quizzes[which]))).status).toBe(401);
  });

  it('is shown with its keys in the creations of its owner only', async () => {
    expect((await people.other.call('GET', '/profile/creations')).body).toEqual({ quizzes: [], total: 0 });
    expect((await people.anonymous.call('GET', '/profile/creations')).status).toBe(401);
    expect(JSON.stringify(await creations())).toContain('secret reason 0');
  });

  it('is neither saved nor listed without a login', async () => {
    const quiz = { title: 'Mine', questions: sentQuestions(1) };
    expect((await people.anonymous.call('POST', '/save-custom-quiz', quiz)).status).toBe(401);
    expect((await people.anonymous.call('GET', '/get-custom-quizzes')).status).toBe(401);
  });

  it('keeps its owner regardless of the fields that are sent', async () => {
    const { userId } = await newPlayer(started);
    const more = { owner_id: userId, id: randomUUID(), deleted_at: '2020-01-01', created_at: '2020-01-01' };
    for (const verb of ['edit', 'rename']) {
      const [method, path, body] = CHANGES[verb]?.(quizzes.kept) ?? ['', '', {}];
      expect((await people.owner.call(method, path, { ...body, ...more })).status).toBe(200);
    }
    const was = before.quizzes.find(({ id }) => id === quizzes.kept);
    const is = (await creations()).quizzes.find(({ id }) => id === quizzes.kept);
    expect(is).toMatchObject({ title: 'Taken', timestamp: was?.timestamp });
  });

  it.each(Object.keys(CHANGES))('needs an id for %s', async (verb) => {
    const [method, path, { quiz_id: _, ...body }] = (CHANGES[verb]?.('') ?? ['', '', {}]) as [
      string,
      string,
      { quiz_id?: string },
    ];
    for (const quiz_id of [undefined, null, 7, ['x'], { $ne: '' }, 'x'.repeat(65)]) {
      const answer = await people.owner.call(method, path, { ...body, quiz_id });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'quiz_id' }] } });
    }
  });
});

describe('an author who saves too often', () => {
  it('is limited without affecting others', async () => {
    const strict = await startApp({ rateLimitScale: 0.1, databaseUrl: started.config.databaseUrl });
    const [fast, calm] = [await newPlayer(strict), await newPlayer(strict)];
    const quiz = { title: 'Fast', questions: sentQuestions(1) };
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await fast.call('POST', '/save-custom-quiz', quiz)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const late = await fast.call('DELETE', '/delete-custom-quiz', { quiz_id: randomUUID() });
    expect(late).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await calm.call('POST', '/save-custom-quiz', quiz)).status).toBe(200);
    await strict.close();
  });
});
