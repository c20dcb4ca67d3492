import { describe, expect, it } from '@jest/globals';
import { pageQuery, quizBody } from './rest.js';

const aBody = (fields: object = {}) => ({
  amount: 10,
  category: 9,
  difficulty: 'easy',
  type: 'multiple',
  ...fields,
});
const accepts = (fields: object) => quizBody.safeParse(aBody(fields)).success;

describe('POST /quiz', () => {
  it.each([1, 10, 50, '1', '50', '007'])('accepts the amount %j as a number', (amount) => {
    expect(quizBody.parse(aBody({ amount })).amount).toBe(Number(amount));
  });

  it.each([
    0,
    51,
    -1,
    1.5,
    '0',
    '51',
    '-1',
    '1.5',
    '1e1',
    ' 1',
    '',
    'any',
    '9'.repeat(400),
    null,
    true,
    [1],
    {},
  ])('refuses the amount %j', (amount) => {
    expect(accepts({ amount })).toBe(false);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined])('refuses the amount %s', (amount) => {
    expect(accepts({ amount })).toBe(false);
  });

  it.each([9, 32, '9', '32'])('accepts the category %j as a number', (category) => {
    expect(quizBody.parse(aBody({ category })).category).toBe(Number(category));
  });

  it.each([8, 33, '8', '33', 9.5, 'History', '９', null, [9]])('refuses the category %j', (category) => {
    expect(accepts({ category })).toBe(false);
  });

  it.each(['easy', 'medium', 'hard'])('accepts the difficulty %s', (difficulty) => {
    expect(quizBody.parse(aBody({ difficulty })).difficulty).toBe(difficulty);
  });

  it.each(['multiple', 'boolean'])('accepts the type %s', (type) => {
    expect(quizBody.parse(aBody({ type })).type).toBe(type);
  });

  it.each(['category', 'difficulty', 'type'])('reads an empty, an "any" and a missing %s as any', (field) => {
    for (const any of ['', 'any', undefined]) {
      const body = quizBody.parse(aBody({ [field]: any }));
      expect(body[field as keyof typeof body]).toBeUndefined();
    }
    const { [field as 'type']: _, ...without } = aBody();
    expect(quizBody.safeParse(without).success).toBe(true);
    expect(accepts({ [field]: 'toString' })).toBe(false);
    expect(accepts({ [field]: 'EASY' })).toBe(false);
  });

  it('drops unknown keys and reads none from a prototype', () => {
    const sent = JSON.parse('{"amount":"5","userId":"eve","__proto__":{"category":9,"admin":true}}');
    const body = quizBody.parse(sent);
    expect(body).toEqual({ amount: 5 });
    expect('admin' in body).toBe(false);
    expect(quizBody.safeParse(JSON.parse('{"__proto__":{"amount":5}}')).success).toBe(false);
  });

  it.each([undefined, null, 'amount=5', 5, []])('refuses the body %j', (body) => {
    expect(quizBody.safeParse(body).success).toBe(false);
  });

  it('names the invalid field', () => {
    const { error } = quizBody.safeParse(aBody({ amount: 51, category: 8 }));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['amount', 'category']);
  });
});

describe('paging', () => {
  it('is optional', () => {
    expect(pageQuery.parse({})).toEqual({});
    expect(pageQuery.parse({ page: '2', page_size: '100', search: 'x' })).toEqual({
      page: 2,
      page_size: 100,
    });
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1000001' },
    { page_size: '0' },
    { page_size: '101' },
    { page: ['1', '2'] },
  ])('refuses %j', (query) => {
    expect(pageQuery.safeParse(query).success).toBe(false);
  });
});
