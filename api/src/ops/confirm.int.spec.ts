import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ranOps } from '../testing/ops.js';
import { newUser } from '../testing/sign-up.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

const [QUIZ, EMAIL] = [randomUUID(), 'ann@example.org'];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { id } = await newUser(database.dataSource, 'Ann');
  await database.query('update users set email = $2 where id = $1', [id, EMAIL]);
  await database.query(
    `insert into quiz (id, owner_id, title, total_questions, search, questions) values ($1, $2, 'Rivers', 0, '', '[]')`,
    [QUIZ, id],
  );
});
afterAll(() => database.drop());

describe.each([
  ['users grant-operator', EMAIL, 'Make Ann (ann@example.org) an operator?'],
  ['users revoke-operator', EMAIL, 'No longer let Ann (ann@example.org) be an operator?'],
  ['users reset-link', EMAIL, 'the password of Ann'],
  ['quizzes hide', QUIZ, '“Rivers” by Ann. Hide it'],
  ['quizzes show', QUIZ, '“Rivers” by Ann. Let everybody'],
  ['quizzes remove', QUIZ, '“Rivers” by Ann. Delete it'],
  ['bank off', '18/a/b', 'Stop asking 18/a/b?'],
  ['bank on', '18/a/b', 'Ask 18/a/b again?'],
  ['import', 'game.jsonl', 'Add the game in game.jsonl'],
  ['restore', 'all.gz', 'all that is in all.gz?'],
])('%s', (command, of, question) => {
  const args = [...command.split(' '), of];

  it('asks first, and changes nothing without a yes', async () => {
    for (const answer of ['n', '', undefined])
      expect(await ranOps(database.url, args, answer)).toMatchObject({
        ...{ code: 2, out: '' },
        errors: expect.stringContaining(question),
      });
    expect(await ranOps(database.url, args)).toMatchObject({ errors: expect.stringContaining('add --yes') });
    expect(await database.query('select from operator_action', [])).toEqual([]);
    expect(await database.query('select from password_reset', [])).toEqual([]);
    expect(await database.query('select from quiz where deleted_at is not null or hidden', [])).toEqual([]);
  });
});
