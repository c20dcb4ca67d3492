import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUser } from '../testing/sign-up.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { Operators } from './operators.js';

let database: TestDatabase;
let operators: Operators;
beforeAll(async () => {
  database = await testDatabase();
  operators = new Operators(database.dataSource);
});
afterAll(() => database.drop());

const setOperator = (userId: string, is: boolean) =>
  database.query('update users set is_operator = $2 where id = $1', [userId, is]);

describe('Operators', () => {
  it('reads the role at each call', async () => {
    const { id } = await newUser(database.dataSource);
    const other = await newUser(database.dataSource);
    const found: boolean[] = [];
    for (const is of [false, true, false]) {
      await setOperator(id, is);
      found.push(await operators.isOperator(id));
    }
    expect(found).toEqual([false, true, false]);
    await setOperator(id, true);
    expect(await operators.isOperator(other.id)).toBe(false);
    expect(await operators.isOperator(randomUUID())).toBe(false);
  });

  it('records an action and its change in one transaction', async () => {
    const { id: userId, username } = await newUser(database.dataSource);
    const action = { operator: { userId, username }, action: 'quizzes hide', target: randomUUID() };
    const changed = (fails: boolean) =>
      database.dataSource.transaction(async (manager) => {
        await operators.record({ ...action, details: { fails } }, manager);
        if (fails) throw new Error('the change failed');
      });
    await expect(changed(true)).rejects.toThrow('the change failed');
    await changed(false);
    const rows = await database.query(
      'select operator, operator_id, action, target, details from operator_action',
      [],
    );
    expect(rows).toEqual([
      {
        operator: username,
        operator_id: userId,
        action: action.action,
        target: action.target,
        details: { fails: false },
      },
    ]);
  });

  it('records an action of the command line without a user', async () => {
    await operators.record({ action: 'bank off', target: 'fact' });
    expect(
      await database.query(
        `select operator, operator_id, details from operator_action where target = 'fact'`,
        [],
      ),
    ).toEqual([{ operator: 'command line', operator_id: null, details: null }]);
  });
});
