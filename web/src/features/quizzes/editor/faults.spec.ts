import { describe, expect, it } from '@jest/globals';
import { blankQuestion, type DraftQuestion } from './draft.js';
import { faultsOf, isComplete, titleFault, wordedFaults } from './faults.js';

const planet: DraftQuestion = {
  ...blankQuestion(),
  prompt: 'Which planet has the shortest day?',
  category: 'Science & Nature',
  answer: 'Jupiter',
  choices: ['Mars', 'Venus', 'Earth'],
};
const faults = (change: Partial<DraftQuestion>) => faultsOf({ ...planet, ...change });

describe('a question', () => {
  it('is complete if all required fields are filled in', () => {
    expect(isComplete(planet)).toBe(true);
    expect(isComplete({ ...planet, type: 'boolean', answer: 'True' })).toBe(true);
  });

  it('reports every required field while it is blank', () => {
    expect(faultsOf(blankQuestion())).toEqual({
      prompt: 'Write the question.',
      category: 'Choose a category.',
      answer: 'Write the correct answer.',
      choice0: 'Write an incorrect answer.',
      choice1: 'Write an incorrect answer.',
      choice2: 'Write an incorrect answer.',
    });
  });

  it.each([
    [{ prompt: 'a'.repeat(301) }, { prompt: 'At most 300 characters.' }],
    [{ answer: 'a'.repeat(151) }, { answer: 'At most 150 characters.' }],
    [{ choices: ['Mars', ' jupiter ', 'Earth'] }, { choice1: 'Every answer must be different.' }],
    [{ type: 'boolean', answer: '' }, { answer: 'Choose True or False.' }],
    [{ timer: 4 }, { timer: 'A whole number from 5 to 120.' }],
    [{ timer: 20.5 }, { timer: 'A whole number from 5 to 120.' }],
    [{ explanation: 'a'.repeat(501) }, { explanation: 'At most 500 characters.' }],
    [{ prompt: 'a\0' }, { prompt: 'Some of these characters cannot be used.' }],
  ] as [Partial<DraftQuestion>, object][])('%j', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });
});

it('shows errors from the server at the same fields', () => {
  const issues = [{ path: ['incorrect_answers', '2'], message: 'is required' }];
  expect(wordedFaults(planet, issues)).toEqual({ choice2: 'Write an incorrect answer.' });
});

it.each([
  ['Planets', undefined],
  ['  ', 'Give the quiz a title.'],
  ['a'.repeat(38), 'At most 37 characters.'],
])('judges the title "%s"', (title, fault) => {
  expect(titleFault(title)).toBe(fault);
});
