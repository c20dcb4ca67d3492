import { describe, expect, it } from '@jest/globals';
import { type DrawnQuestion, deal, defaultTimer } from './question.js';

const aDrawnQuestion = (fields: Partial<DrawnQuestion> = {}): DrawnQuestion => ({
  prompt: 'Which?',
  category: 'History',
  difficulty: 'hard',
  type: 'multiple',
  correct_answer: 'a',
  incorrect_answers: ['b', 'c', 'd'],
  ...fields,
});

/** All sequences of random picks that shuffle four choices, each once: the tests are exhaustive, not statistical. */
const sequences = [0, 1, 2, 3].flatMap((i) => [0, 1, 2].flatMap((j) => [0, 1].map((k) => [i, j, k])));

/** The orders of the choices that all sequences lead to. */
function orders(drawn: DrawnQuestion) {
  return sequences.map((picks) => {
    const numbers = picks.map((pick, i) => (pick + 0.99) / (4 - i));
    const [question] = deal(drawn, 'id', () => numbers.shift() ?? 0);
    return question.choices.join('');
  });
}

describe('timer', () => {
  it.each([
    ['easy', 'multiple', 20],
    ['medium', 'multiple', 25],
    ['hard', 'multiple', 30],
    ['easy', 'boolean', 15],
    ['medium', 'boolean', 15],
    ['hard', 'boolean', 15],
  ] as const)('[Q1] %s, %s: %i s', (difficulty, type, seconds) => {
    expect(defaultTimer(difficulty, type)).toBe(seconds);
    expect(deal(aDrawnQuestion({ difficulty, type }), 'id', Math.random)[0].timer).toBe(seconds);
  });

  it("[Q1] the author's timer takes precedence", () => {
    expect(deal(aDrawnQuestion({ timer: 5 }), 'id', Math.random)[0].timer).toBe(5);
  });
});

describe('choices', () => {
  it('[Q2] come in all 24 orders equally often', () => {
    const seen = orders(aDrawnQuestion());
    expect(new Set(seen).size).toBe(24);
    for (const order of seen) expect([...order].sort().join('')).toBe('abcd');
  });

  it('[Q2] come in an order that does not depend on the key', () => {
    const one = orders(aDrawnQuestion()).sort();
    const other = orders(aDrawnQuestion({ correct_answer: 'd', incorrect_answers: ['a', 'c', 'b'] })).sort();
    expect(other).toEqual(one);
  });

  it.each(['True', 'False'])('[Q2] are True, False when the key is %s', (correct_answer) => {
    const drawn = aDrawnQuestion({ type: 'boolean', correct_answer, incorrect_answers: [] });
    expect(deal(drawn, 'id', () => 0)[0].choices).toEqual(['True', 'False']);
    expect(deal(drawn, 'id', () => 0.999)[1]).toEqual({ answer: correct_answer });
  });
});

describe('a dealt question', () => {
  it('[Q2] has the new id and no field that reveals the key', () => {
    const [question] = deal(aDrawnQuestion({ explanation: 'since a' }), 'new-id', Math.random);
    const fields = ['category', 'choices', 'difficulty', 'prompt', 'question_id', 'timer', 'type'];
    expect(Object.keys(question).sort()).toEqual(fields);
    expect(question.question_id).toBe('new-id');
  });

  it('names its source if it has one', () => {
    const [question] = deal(aDrawnQuestion({ source: 'opentdb.com' }), 'id', Math.random);
    expect(question.source).toBe('opentdb.com');
  });

  it('comes with a separate key, which holds the answer and the explanation', () => {
    expect(deal(aDrawnQuestion(), 'id', Math.random)[1]).toEqual({ answer: 'a' });
    const explained = deal(aDrawnQuestion({ explanation: 'since a' }), 'id', Math.random)[1];
    expect(explained).toEqual({ answer: 'a', explanation: 'since a' });
  });

  it('does not change the drawn question', () => {
    const drawn = aDrawnQuestion();
    deal(drawn, 'id', () => 0);
    expect(drawn).toEqual(aDrawnQuestion());
  });
});
