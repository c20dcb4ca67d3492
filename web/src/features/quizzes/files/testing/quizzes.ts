import { CATEGORIES } from '#game/category';
import { fc } from '#game/testing/fast-check';
import { type SentQuestion, sentQuestion } from '#protocol/quizzes';

const NASTY = [
  '=1+1',
  '+a',
  '-a',
  '@a',
  "'a",
  "''a",
  "'=1",
  '\t=1',
  '\r=1',
  '"',
  '""',
  ',;\t|',
  'a\r\nb',
  '\r',
  '\n',
];
const MORE = [
  '  both  ',
  '👩‍🚀🏳️‍🌈',
  'שלום',
  '\u0001\u001f\u007f',
  '_x0041_',
  '_x005F_',
  '<b>&amp;</b>',
  ']]>',
  '\uFFFD',
  '\uFEFFa',
  '\u{1FFFE}',
  '\uFFFF',
  '\u2028',
  'True',
  '0',
];

const piece = fc.oneof(
  fc.constantFrom(...NASTY, ...MORE),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
);
const text = (maxLength: number) =>
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('').slice(0, maxLength));

const common = {
  question: text(300),
  category: fc.constantFrom(...CATEGORIES.map(({ name }) => name)),
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
  timer: fc.option(fc.integer({ min: 5, max: 120 }), { nil: undefined }),
  explanation: fc.option(text(500), { nil: undefined }),
};
const multiple = fc.record({
  ...common,
  type: fc.constant('multiple' as const),
  correct_answer: text(150),
  incorrect_answers: fc.array(text(150), { minLength: 3, maxLength: 3 }),
});
const boolean = fc
  .record({ ...common, type: fc.constant('boolean' as const), truth: fc.boolean() })
  .map(({ truth, ...rest }) => ({
    ...rest,
    correct_answer: truth ? 'True' : 'False',
    incorrect_answers: [truth ? 'False' : 'True'],
  }));

/** Arbitrary valid questions as the server stores them, without absent fields. */
export const anyQuestion: fc.Arbitrary<SentQuestion> = fc
  .oneof({ arbitrary: multiple, weight: 3 }, boolean)
  .map((draft) => sentQuestion.safeParse(draft))
  .filter(({ success }) => success)
  .map(({ data }) => JSON.parse(JSON.stringify({ ...data, explanation: data?.explanation || undefined })));

export const someQuestion = (change: Partial<SentQuestion> = {}): SentQuestion => ({
  question: 'Which planet is the largest?',
  type: 'multiple',
  difficulty: 'easy',
  category: 'Science & Nature',
  correct_answer: 'Jupiter',
  incorrect_answers: ['Saturn', 'Neptune', 'Earth'],
  ...change,
});
