import { describe, expect, it } from '@jest/globals';
import { z } from 'zod/mini';
import { MAX_ANSWER_LENGTH, MAX_EXPLANATION_LENGTH, MAX_PROMPT_LENGTH, MAX_QUESTIONS } from './limits.js';
import { parse } from './parse.js';
import { saveQuizBody } from './quizzes.js';

const anything = z.unknown();
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('parse', () => {
  it('returns the value that a schema accepts, without unknown fields', () => {
    expect(parse(z.object({ a: z.string() }), { a: 'b', c: 1 })).toEqual({ ok: true, value: { a: 'b' } });
  });

  it('returns each issue with its path', () => {
    const wanted = z.object({ a: z.array(z.string('must be text')) });
    expect(parse(wanted, { a: ['x', 1] })).toEqual({
      ok: false,
      issues: [{ path: ['a', 1], message: 'must be text' }],
    });
  });

  it('uses its own message if a schema has none', () => {
    const parsed = parse(z.object({ a: z.string(), b: z.string().check(z.regex(/^x$/)) }), { a: 1, b: 'y' });
    expect(parsed.ok || parsed.issues.map(({ message }) => message)).toEqual([
      'is not valid',
      'is not valid',
    ]);
  });

  it('treats an error thrown by a schema as a fault of the value', () => {
    const hostile = { length: { valueOf: 1, toString: 1 } };
    const lengthy = z.object({ a: z.string().check(z.minLength(1)) });
    expect(parse(lengthy, { a: hostile }).ok).toBe(false);
    const throwing = z.string().check(
      z.refine(() => {
        throw new TypeError('a bug of the schema');
      }),
    );
    expect(parse(throwing, 'x').ok).toBe(false);
  });

  it.each<[string, unknown]>([
    ['deep nesting', nested(60_000)],
    ['nine levels', nested(10)],
    ['many items', Array.from({ length: 80_000 }, () => ({}))],
    ['many items on several levels', Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => 1))],
    ['many keys', Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, n]))],
    ['long text', 'x'.repeat(300_000)],
    ['long keys', { ['x'.repeat(300_000)]: 1 }],
    ['the key __proto__', JSON.parse('{"__proto__": {"operator": true}}')],
    ['the key constructor', JSON.parse('{"a": {"constructor": 1}}')],
    ['binary data', Buffer.from('x')],
    ['binary data inside', { a: [new Uint8Array(1)] }],
    ['a date', new Date(0)],
    ['a function', () => 1],
    ['a big integer', 1n],
  ])('refuses %s before any schema looks at it', (_, value) => {
    let isSeen = false;
    const seeing = z.unknown().check(
      z.refine(() => {
        isSeen = true;
        return true;
      }),
    );
    expect(parse(seeing, value).ok).toBe(false);
    expect(isSeen).toBe(false);
  });

  it.each([undefined, null, 0, '', true, [], {}, Object.create(null)])('leaves %j to the schema', (value) => {
    expect(parse(anything, value)).toEqual({ ok: true, value });
  });

  it('accepts the largest quiz', () => {
    const question = {
      id: 'x'.repeat(36),
      question: 'q'.repeat(MAX_PROMPT_LENGTH),
      category: 'Mythology',
      difficulty: 'easy',
      type: 'multiple',
      incorrect_answers: ['a', 'b', 'c'].map((letter) => letter.repeat(MAX_ANSWER_LENGTH)),
      correct_answer: 'd'.repeat(MAX_ANSWER_LENGTH),
      timer: 20,
      explanation: 'e'.repeat(MAX_EXPLANATION_LENGTH),
    };
    const questions = Array.from({ length: MAX_QUESTIONS }, () => question);
    expect(parse(saveQuizBody, { title: 'Largest', questions }).ok).toBe(true);
  });

  it('returns at most 50 issues', () => {
    const parsed = parse(
      z.array(z.string()),
      Array.from({ length: 1_000 }, () => 1),
    );
    expect(parsed.ok ? 0 : parsed.issues.length).toBe(50);
  });
});
