import { describe, expect, it } from '@jest/globals';
import { checkAnswer, sync } from './socket.js';

const aMessage = (fields: object = {}) => ({
  question_id: 'q0',
  question_index: 0,
  user_answer: 'right',
  ...fields,
});
const accepts = (fields: object) => checkAnswer.safeParse(aMessage(fields)).success;

describe('check_answer', () => {
  it('drops fields about identity and time, and all other unknown fields', () => {
    const more = { email: 'a@b.c', name: 'Ann', time_left: 3, max_time: 20, seat: 1, arrivedAt: 0 };
    expect(checkAnswer.parse(aMessage(more))).toEqual(aMessage());
  });

  it('does not accept a prototype', () => {
    const sent = JSON.parse(
      '{"question_id":"q0","question_index":0,"user_answer":"","__proto__":{"admin":1},"constructor":{}}',
    );
    const parsed = checkAnswer.parse(sent);
    expect(Object.keys(parsed).sort()).toEqual(['question_id', 'question_index', 'user_answer']);
    expect('admin' in parsed).toBe(false);
  });

  it('lower-cases a command id, like the log', () => {
    const command_id = '5B0AD2B5-6D4B-4A3E-9A55-1C3F0C0F3B5E';
    expect(checkAnswer.parse(aMessage({ command_id })).command_id).toBe(command_id.toLowerCase());
  });

  it('reads no fields from a prototype', () => {
    expect(checkAnswer.safeParse(JSON.parse(`{"__proto__":${JSON.stringify(aMessage())}}`)).success).toBe(
      false,
    );
  });

  it.each<[string, object]>([
    ['a pass', { user_answer: '' }],
    ['an answer of 150 units', { user_answer: 'a'.repeat(150) }],
    ['an emoji', { user_answer: '\u{1F600}' }],
    ['the 50th question', { question_index: 49 }],
    ['a command id', { command_id: '5b0ad2b5-6d4b-4a3e-9a55-1c3f0c0f3b5e' }],
    ['no command id', { command_id: undefined }],
  ])('takes %s', (_, fields) => {
    expect(checkAnswer.parse(aMessage(fields))).toEqual(aMessage(fields));
  });

  it.each<[string, object]>([
    ['NUL', { user_answer: 'a\0' }],
    ['a lone surrogate', { user_answer: '\uD83D' }],
    ['an answer of 151 units', { user_answer: 'a'.repeat(151) }],
    ['no answer', { user_answer: undefined }],
    ['a null answer', { user_answer: null }],
    ['a number as answer', { user_answer: 1 }],
    ['a list of answers', { user_answer: ['right'] }],
    ['NUL in the id', { question_id: 'q\0' }],
    ['a long id', { question_id: 'q'.repeat(65) }],
    ['a number as id', { question_id: 0 }],
    ['no index', { question_index: undefined }],
    ['an index as text', { question_index: '0' }],
    ['an index below 0', { question_index: -1 }],
    ['the 51st question', { question_index: 50 }],
    ['half an index', { question_index: 0.5 }],
    ['no number', { question_index: Number.NaN }],
    ['an infinite index', { question_index: Number.POSITIVE_INFINITY }],
    ['a command id that is no uuid', { command_id: 'mine' }],
    ['an empty command id', { command_id: '' }],
    ['a null command id', { command_id: null }],
  ])('refuses %s', (_, fields) => {
    expect(accepts(fields)).toBe(false);
  });

  it.each([undefined, null, 'check', 3, [], [aMessage()]])('refuses %j', (payload) => {
    expect(checkAnswer.safeParse(payload).success).toBe(false);
  });
});

describe('sync', () => {
  it.each([0, 1, 9_999])('accepts the sequence number %i', (seq) => {
    expect(sync.parse({ seq, more: true })).toEqual({ seq });
  });

  it.each([-1, 0.5, '1', null, undefined, Number.NaN, 2 ** 53])('refuses %s', (seq) => {
    expect(sync.safeParse({ seq }).success).toBe(false);
  });
});
