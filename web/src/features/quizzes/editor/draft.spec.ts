import { describe, expect, it } from '@jest/globals';
import { type SentQuestion, saveQuizBody } from '#protocol/quizzes';
import { blankDraft, blankQuestion, draftOf, draftOfSent, isBlank, sentQuestions } from './draft.js';

const planet: SentQuestion = {
  question: 'Which planet has the shortest day?',
  category: 'Science & Nature',
  difficulty: 'medium',
  type: 'multiple',
  correct_answer: 'Jupiter',
  incorrect_answers: ['Mars', 'Venus', 'Earth'],
  timer: 40,
  explanation: 'Just under ten hours.',
};
const moon: SentQuestion = {
  question: 'The Moon is a planet.',
  category: 'Science & Nature',
  difficulty: 'easy',
  type: 'boolean',
  correct_answer: 'False',
  incorrect_answers: ['True'],
};

describe('a blank draft', () => {
  it('has the requested number of easy multiple-choice questions without a category', () => {
    const { quizId, title, questions, at } = blankDraft('Planets', 3);
    expect([quizId, title, at]).toEqual([null, 'Planets', 0]);
    expect(questions).toHaveLength(3);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(3);
    expect(questions[0]).toMatchObject({
      category: '',
      difficulty: 'easy',
      type: 'multiple',
      choices: ['', '', ''],
      timer: 20,
    });
    expect(questions.every(isBlank)).toBe(true);
  });

  it('is not a valid quiz', () => {
    const { title, ...draft } = blankDraft('Planets', 1);
    const { success } = saveQuizBody.safeParse({ title, questions: sentQuestions({ title, ...draft }) });
    expect(success).toBe(false);
  });
});

it('copies category and difficulty from the previous question', () => {
  const { category, difficulty, timer } = blankQuestion({
    ...blankQuestion(),
    category: 'History',
    difficulty: 'hard',
  });
  expect([category, difficulty, timer]).toEqual(['History', 'hard', 30]);
});

it('sends exactly what was loaded', () => {
  const draft = draftOfSent('Planets', [planet, moon]);
  expect(sentQuestions(draft)).toEqual([planet, { ...moon, timer: 15 }]);
  expect(saveQuizBody.safeParse({ title: 'Planets', questions: sentQuestions(draft) }).success).toBe(true);
});

it('keeps the question ids of an edited quiz', () => {
  const { question, ...rest } = planet;
  const draft = draftOf({
    id: 'quiz-1',
    title: 'Planets',
    total_questions: 1,
    timestamp: '2025-01-01T00:00:00.000Z',
    questions: [{ ...rest, question_id: 'question-1', prompt: question, timer: 40, explanation: '' }],
  });
  expect(draft.quizId).toBe('quiz-1');
  expect(sentQuestions(draft)[0]).toMatchObject({ id: 'question-1', question });
  expect(sentQuestions(draft)[0]).not.toHaveProperty('explanation');
});

it('sends the opposite of a True or False answer, and keeps three slots for the other type', () => {
  const draft = draftOfSent('Moons', [moon]);
  expect(draft.questions[0]?.choices).toEqual(['', '', '']);
  const answered = draft.questions.map((question) => ({ ...question, answer: 'True' }));
  expect(sentQuestions({ ...draft, questions: answered })[0]?.incorrect_answers).toEqual(['False']);
});
