import { describe, expect, it } from '@jest/globals';
import { questionOf } from './opentdb-text.js';

const result = {
  type: 'multiple',
  difficulty: 'hard',
  category: 'Science%3A%20Computers',
  question: 'What%20is%202%20%2B%202%3F',
  correct_answer: '4',
  incorrect_answers: ['3', '5', '22'],
};
const read = (change: object) => questionOf({ ...result, ...change });

describe('questionOf', () => {
  it('converts a result of Open Trivia DB', () => {
    expect(read({})).toEqual({
      category: 'Science: Computers',
      difficulty: 'hard',
      type: 'multiple',
      prompt: 'What is 2 + 2?',
      correct_answer: '4',
      incorrect_answers: ['3', '5', '22'],
    });
  });

  it('decodes the text once and keeps HTML entities', () => {
    expect(read({ question: '%26quot%3B%2525' })?.prompt).toBe('&quot;%25');
  });

  it('removes control characters and direction marks, and normalises to NFC', () => {
    expect(read({ question: '%E2%80%AEabc%00%07d%0Ae%CC%81%E2%80%8B' })?.prompt).toBe('abc d é');
  });

  it.each([
    ['broken escapes', { question: '%E0%A4%A' }],
    ['an unknown category', { category: 'Gossip' }],
    ['an unknown type', { type: 'essay' }],
    ['an unknown difficulty', { difficulty: 'brutal' }],
    ['no text', { question: '%20' }],
    ['too long a text', { question: 'x'.repeat(301) }],
    ['too long an answer', { correct_answer: 'x'.repeat(151) }],
    ['two equal answers', { incorrect_answers: ['3', '4%20', '5'] }],
    ['two wrong answers', { incorrect_answers: ['3', '5'] }],
    ['no list of answers', { incorrect_answers: '3' }],
    ['true/false without True', { type: 'boolean' }],
  ])('returns undefined for a result with %s', (_, change) => {
    expect(read(change)).toBeUndefined();
  });

  it.each([null, 'text', 7, []])('returns undefined for %j', (nothing) => {
    expect(questionOf(nothing)).toBeUndefined();
  });
});
