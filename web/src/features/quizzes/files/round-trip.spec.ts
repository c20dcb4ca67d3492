import { describe, expect, test } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { exportQuiz, type Format } from './export-quiz.js';
import type { QuizFile } from './quiz-file.js';
import { readQuizFile } from './read-file.js';
import { anyQuestion, someQuestion } from './testing/quizzes.js';

const thereAndBack = async (quiz: QuizFile, format: Format) =>
  readQuizFile(await (await exportQuiz(quiz, format)).arrayBuffer(), `quiz.${format}`);

describe.each<Format>(['csv', 'xlsx', 'json'])('an exported %s file', (format) => {
  test('restores exactly the same questions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 5 }), async (questions) => {
        const { faults, ...report } = await thereAndBack({ title: 'T', questions }, format);
        expect(faults).toEqual([]);
        expect(report.questions).toEqual(questions);
      }),
      { numRuns: 60 },
    );
  });

  test('omits question ids', async () => {
    const quiz = { title: 'T', questions: [someQuestion({ id: 'q1' })] };
    expect((await thereAndBack(quiz, format)).questions).toEqual([someQuestion()]);
  });

  test('holds the largest quiz', async () => {
    const long = (n: number) => `${n}${'漢'.repeat(149)}`;
    const question = someQuestion({
      question: '漢'.repeat(300),
      correct_answer: long(0),
      incorrect_answers: [1, 2, 3].map(long),
      explanation: '\u0001'.repeat(500),
    });
    const questions = Array.from({ length: 50 }, () => question);
    expect((await thereAndBack({ title: 'T', questions }, format)).questions).toEqual(questions);
  });

  test('is never mistaken for a Kahoot template', async () => {
    const likeIt = someQuestion({
      question: 'Question',
      correct_answer: 'Correct answer',
      incorrect_answers: ['Answer 1', 'Answer 2', 'Answer 3'],
    });
    expect((await thereAndBack({ title: 'T', questions: [likeIt] }, format)).questions).toEqual([likeIt]);
  });
});

test('only JSON contains the title; other formats have it in the file name', async () => {
  const quiz = { title: 'Planets: big & small', questions: [someQuestion()] };
  expect((await thereAndBack(quiz, 'json')).title).toBe(quiz.title);
  expect((await thereAndBack(quiz, 'csv')).title).toBe('quiz');
});

test('a spreadsheet evaluates no cell of an exported CSV file', async () => {
  const risky = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"];
  const questions = risky.map((question) => someQuestion({ question }));
  const text = await (await exportQuiz({ title: 'T', questions }, 'csv')).text();
  for (const cell of risky) expect(text).toMatch(new RegExp(`(^|\\n)"?'${cell.replace(/[+()]/g, '\\$&')}`));
});
