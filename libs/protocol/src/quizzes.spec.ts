import { describe, expect, it, jest } from '@jest/globals';
import { editTitleBody, quizTitle, saveQuizBody, sentQuestion } from './quizzes.js';

const multiple = {
  question: 'Which planet is the largest?',
  category: 'Science & Nature',
  difficulty: 'easy',
  type: 'multiple',
  correct_answer: 'Jupiter',
  incorrect_answers: ['Saturn', 'Mars', 'Venus'],
};
const boolean = { ...multiple, type: 'boolean', correct_answer: 'False', incorrect_answers: ['True'] };

const faults = (change: Record<string, unknown>, of: Record<string, unknown> = multiple) => {
  const parsed = sentQuestion.safeParse({ ...of, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

describe('sentQuestion', () => {
  it('accepts four answers, or true/false', () => {
    expect(sentQuestion.parse(multiple)).toEqual(multiple);
    expect(sentQuestion.parse(boolean)).toEqual(boolean);
  });

  it('keeps the text as typed, in NFC, and drops unknown fields', () => {
    const typed = { ...multiple, question: ' Cafe\u0301? ', score: 100, owner_id: 'x' };
    expect(sentQuestion.parse(typed)).toEqual({ ...multiple, question: ' Caf\u00e9? ' });
  });

  it('reports each answer that repeats another one', () => {
    const { error } = sentQuestion.safeParse({ ...multiple, incorrect_answers: ['a', 'A', 'a '] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'incorrect_answers.1',
      'incorrect_answers.2',
    ]);
  });

  it.each([
    ['zero-width characters', ['Paris', 'Pa\u200bris', 'Paris\u2060', '\ufeffParis']],
    ['joiners between Latin letters', ['Paris', 'Pa\u200dris', 'Par\u200cis', 'Paris\u200d']],
    ['fillers and selectors', ['Paris', 'Paris\u3164', 'Paris\ufe0f', 'P\u034faris']],
    ['spaces', ['New York', 'New  York', 'New\u00a0York', ' New York']],
  ])('reports answers that differ only by %s', (_, [correct_answer, ...incorrect_answers]) => {
    expect(faults({ correct_answer, incorrect_answers })).toHaveLength(3);
  });

  it('accepts answers that differ only by a joiner if it changes how they look', () => {
    const change = { correct_answer: 'می‌خواهم', incorrect_answers: ['میخواهم', '👩‍👧', '👩👧'] };
    expect(faults(change)).toEqual([]);
  });

  it('measures an explanation in NFC', () => {
    const decomposed = 'e\u0301'.repeat(500);
    expect(sentQuestion.parse({ ...multiple, explanation: decomposed }).explanation).toBe(
      '\u00e9'.repeat(500),
    );
    // In NFC this text is twice as long.
    const growing = '\u0958'.repeat(500);
    expect(sentQuestion.safeParse({ ...multiple, explanation: growing }).success).toBe(false);
  });

  it.each([
    ['no prompt', { question: undefined }, 'question is required'],
    ['a blank prompt', { question: ' \n' }, 'question is required'],
    ['a prompt of 301', { question: 'x'.repeat(301) }, 'question must have at most 300 characters'],
    ['a blank answer', { correct_answer: '' }, 'correct_answer is required'],
    [
      'an answer of 151',
      { correct_answer: 'x'.repeat(151) },
      'correct_answer must have at most 150 characters',
    ],
    ['a blank choice', { incorrect_answers: ['a', '', 'c'] }, 'incorrect_answers.1 is required'],
    ['two choices', { incorrect_answers: ['a', 'b'] }, 'incorrect_answers must be three'],
    [
      'thousands of choices, without checking each',
      { incorrect_answers: Array.from({ length: 5_000 }, () => 1) },
      'incorrect_answers must be three',
    ],
    [
      'the answer among the choices',
      { incorrect_answers: ['a', ' JUPITER', 'c'] },
      'incorrect_answers.1 must differ from the other answers',
    ],
    [
      'a choice twice',
      { incorrect_answers: ['a', 'b', 'A '] },
      'incorrect_answers.2 must differ from the other answers',
    ],
    ['a category by its id', { category: 17 }, 'category must be one of the 24 categories'],
    ['an unknown difficulty', { difficulty: 'brutal' }, 'difficulty must be easy, medium or hard'],
    ['a timer of 4', { timer: 4 }, 'timer must be a whole number from 5 to 120'],
    ['a timer of 121', { timer: 121 }, 'timer must be a whole number from 5 to 120'],
    [
      'an explanation of 501',
      { explanation: 'x'.repeat(501) },
      'explanation must have at most 500 characters',
    ],
    ['NUL', { question: 'a\0b' }, 'question must not hold control or broken characters'],
    ['half a surrogate', { question: 'a\ud800' }, 'question must not hold control or broken characters'],
  ])('refuses %s', (_, change, fault) => {
    expect(faults(change)).toContain(fault);
  });

  it.each([
    ['another answer', { correct_answer: 'true' }, 'correct_answer must be True or False'],
    ['the answer as the choice', { incorrect_answers: ['False'] }, 'incorrect_answers must be just True'],
    ['more choices', { incorrect_answers: ['True', 'True', 'True'] }, 'incorrect_answers must be just True'],
  ])('refuses for true/false %s', (_, change, fault) => {
    expect(faults(change, boolean)).toEqual([fault]);
  });

  it('accepts texts of the maximum length, in UTF-16 units', () => {
    const longest = {
      question: '😀'.repeat(150),
      correct_answer: 'x'.repeat(150),
      explanation: 'x'.repeat(500),
    };
    expect(faults(longest)).toEqual([]);
    expect(faults({ question: '😀'.repeat(151) })).toHaveLength(1);
  });
});

describe('saveQuizBody', () => {
  it('checks no question if there are too many', () => {
    const look = jest.fn();
    const questions = Array.from({ length: 80_000 }, () => Object.defineProperty({}, 'type', { get: look }));
    expect(saveQuizBody.safeParse({ title: 'Many', questions }).success).toBe(false);
    expect(look).not.toHaveBeenCalled();
  });

  it('refuses an object with a hostile length as a list', () => {
    const hostile = { length: { valueOf: 1, toString: 1 } };
    expect(saveQuizBody.safeParse({ title: hostile, questions: hostile }).success).toBe(false);
    expect(faults({ incorrect_answers: hostile })).toEqual(['incorrect_answers is required']);
  });

  it.each([0, 51])('refuses %i questions', (count) => {
    const parsed = saveQuizBody.safeParse({ title: 'Planets', questions: Array(count).fill(multiple) });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['questions']);
  });

  it('returns each fault with its path', () => {
    const questions = [
      multiple,
      { ...multiple, incorrect_answers: ['a', '', 'c'] },
      { ...boolean, difficulty: '' },
    ];
    const parsed = saveQuizBody.safeParse({ title: '  ', questions });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'title',
      'questions.1.incorrect_answers.1',
      'questions.2.difficulty',
    ]);
  });

  it('trims a title and limits it to 37 characters', () => {
    expect(quizTitle.parse(`  ${'x'.repeat(37)}  `)).toBe('x'.repeat(37));
    expect(quizTitle.safeParse('x'.repeat(38)).success).toBe(false);
  });

  it('accepts an edit with an empty or missing title', () => {
    expect(editTitleBody.parse({ quiz_id: 'a', title: '  ' })).toEqual({ quiz_id: 'a', title: '' });
    expect(editTitleBody.parse({ quiz_id: 'a' })).toEqual({ quiz_id: 'a' });
  });
});
