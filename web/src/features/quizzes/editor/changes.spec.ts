import { describe, expect, it } from '@jest/globals';
import { added, appended, changed, duplicated, moved, opened, removed } from './changes.js';
import { blankDraft, blankQuestion, type Draft, isBlank, sentQuestions } from './draft.js';

const draft = (...prompts: string[]): Draft => {
  const blank = blankDraft('Planets', prompts.length);
  return {
    ...blank,
    questions: blank.questions.map((question, i) => ({ ...question, prompt: prompts[i] ?? '' })),
  };
};
const prompts = ({ questions }: Draft) => questions.map(({ prompt }) => prompt).join('');

describe('the timer', () => {
  it('follows difficulty and type by default', () => {
    const hard = changed(blankQuestion(), { difficulty: 'hard' });
    expect(hard.timer).toBe(30);
    expect(changed(hard, { type: 'boolean' }).timer).toBe(15);
  });

  it('keeps a value that the author has set', () => {
    const slow = changed(blankQuestion(), { timer: 60 });
    expect(changed(slow, { difficulty: 'hard' }).timer).toBe(60);
  });
});

it('restores the answer after a change of type and back', () => {
  const multiple = changed(blankQuestion(), { answer: 'Jupiter', choices: ['Mars', 'Venus', 'Earth'] });
  const truth = changed(changed(multiple, { type: 'boolean' }), { answer: 'True' });
  const again = changed(truth, { type: 'multiple' });
  expect([truth.answer, again.answer, again.choices[0]]).toEqual(['True', 'Jupiter', 'Mars']);
  expect(changed(again, { type: 'boolean' }).answer).toBe('True');
});

describe('opening a question', () => {
  const two = draft('a', '');
  const [first, second] = two.questions as [Draft['questions'][0], Draft['questions'][0]];
  const from = (next: Partial<typeof second>) =>
    opened(
      {
        ...two,
        questions: [
          { ...first, category: 'History', difficulty: 'hard' },
          { ...second, ...next },
        ],
      },
      1,
    );

  it('copies category and difficulty to a blank question', () => {
    expect(from({}).questions[1]).toMatchObject({ category: 'History', difficulty: 'hard', timer: 30 });
  });

  it('does not change a question that has been started', () => {
    expect(from({ prompt: 'b' }).questions[1]).toMatchObject({ category: '', difficulty: 'easy' });
    expect(from({ category: 'Art' }).questions[1]).toMatchObject({ category: 'Art', difficulty: 'easy' });
  });
});

describe('the order', () => {
  it('changes without changing the open question', () => {
    const result = moved({ ...draft('a', 'b', 'c'), at: 0 }, 0, 2);
    expect([prompts(result), result.at]).toEqual(['bca', 2]);
    const other = moved({ ...draft('a', 'b', 'c'), at: 1 }, 2, 0);
    expect([prompts(other), other.at]).toEqual(['cab', 2]);
  });

  it('closes the gap of a deleted question', () => {
    const last = removed({ ...draft('a', 'b', 'c'), at: 2 }, 2);
    expect([prompts(last), last.at]).toEqual(['ab', 1]);
    const other = removed({ ...draft('a', 'b', 'c'), at: 2 }, 0);
    expect([prompts(other), other.at]).toEqual(['bc', 1]);
  });

  it('puts a new question at the end and a copy after its original', () => {
    const more = added(draft('a'));
    expect([more.questions.length, more.at]).toEqual([2, 1]);
    const source = draft('a', 'b');
    source.questions[0] = { ...(source.questions[0] as Draft['questions'][0]), id: 'question-1' };
    const copied = duplicated(source, 0);
    expect([prompts(copied), copied.at]).toEqual(['aab', 1]);
    expect(copied.questions[1]).not.toHaveProperty('id');
    expect(copied.questions[1]?.key).not.toBe(copied.questions[0]?.key);
  });
});

describe('imported questions', () => {
  const sent = sentQuestions(draft('x', 'y'));

  it('replace blank ones first', () => {
    const { draft: result, count, left } = appended(draft('a', '', 'b'), 'Moons', sent);
    expect([prompts(result), count, left, result.title]).toEqual(['axby', 2, 0, 'Planets']);
    expect(prompts(appended(draft('', '', ''), 'Moons', sent).draft)).toBe('xy');
  });

  it('stop at 50 questions', () => {
    const full = { ...blankDraft('', 49), title: '' };
    const questions = full.questions.map((question) => ({ ...question, prompt: 'a' }));
    const { draft: result, count, left } = appended({ ...full, questions }, 'Moons', sent);
    expect([result.questions.length, count, left, result.title]).toEqual([50, 1, 1, 'Moons']);
    expect(result.questions.some(isBlank)).toBe(false);
  });
});
