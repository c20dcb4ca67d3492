import type { QuizFile } from './quiz-file.js';

/** The content of the template: one question of each type. */
export const TEMPLATE: QuizFile = {
  title: 'quiz-template',
  questions: [
    {
      question: 'Which planet is the largest?',
      type: 'multiple',
      difficulty: 'easy',
      category: 'Science & Nature',
      correct_answer: 'Jupiter',
      incorrect_answers: ['Saturn', 'Neptune', 'Earth'],
      timer: 20,
      explanation: 'It is more massive than all the others together.',
    },
    {
      question: 'The Nile flows into the Red Sea.',
      type: 'boolean',
      difficulty: 'medium',
      category: 'Geography',
      correct_answer: 'False',
      incorrect_answers: ['True'],
    },
  ],
};
