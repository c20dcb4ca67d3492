import { quizTitle, sentQuestion as schema } from '#protocol/quizzes';
import { type Draft, type DraftQuestion, sentQuestion } from './draft.js';
import { TEXTS } from './texts.js';

/** The fields of the form, in tab order. */
export const FIELDS = [
  'prompt',
  'answer',
  'choice0',
  'choice1',
  'choice2',
  'category',
  'timer',
  'explanation',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Faults = Partial<Record<FieldName, string>>;

const { faults: WORDS } = TEXTS;

const NAMES: Record<string, FieldName> = {
  question: 'prompt',
  category: 'category',
  correct_answer: 'answer',
  incorrect_answers: 'choice0',
  timer: 'timer',
  explanation: 'explanation',
};

function nameOf([field, index]: readonly string[], { type }: DraftQuestion): FieldName | undefined {
  if (field === 'incorrect_answers' && type === 'boolean') return 'answer';
  if (field === 'incorrect_answers' && (index === '1' || index === '2')) return `choice${index}`;
  return NAMES[field ?? ''];
}

const LONG: Partial<Record<FieldName, string>> = {
  prompt: WORDS.promptLong,
  explanation: WORDS.explanation,
};
const MISSING: Partial<Record<FieldName, string>> = {
  prompt: WORDS.prompt,
  answer: WORDS.answer,
};

/** Translates an error of the schema into a text for the form. */
function wordsOf(name: FieldName, message: string, { type }: DraftQuestion): string {
  if (name === 'category') return WORDS.category;
  if (name === 'timer') return WORDS.timer;
  if (name === 'answer' && type === 'boolean') return WORDS.truth;
  if (message.includes('at most')) return LONG[name] ?? WORDS.answerLong;
  if (message.includes('differ')) return WORDS.same;
  if (message.includes('required')) return MISSING[name] ?? WORDS.choice;
  return WORDS.broken;
}

export interface Issue {
  path: readonly string[];
  message: string;
}

/** The first error of each field, as the form shows it. */
export function wordedFaults(question: DraftQuestion, issues: readonly Issue[]): Faults {
  const faults: Faults = {};
  for (const { path, message } of issues) {
    const name = nameOf(path, question);
    if (name) faults[name] ??= wordsOf(name, message, question);
  }
  return faults;
}

const known = new WeakMap<DraftQuestion, Faults>();

export function faultsOf(question: DraftQuestion): Faults {
  const before = known.get(question);
  if (before) return before;
  const { error } = schema.safeParse(sentQuestion(question));
  const issues = (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String), message }));
  const faults = wordedFaults(question, issues);
  known.set(question, faults);
  return faults;
}

export const isComplete = (question: DraftQuestion): boolean => Object.keys(faultsOf(question)).length === 0;

/** The index of the first incomplete question, or -1. */
export const firstIncomplete = ({ questions }: Draft): number =>
  questions.findIndex((question) => !isComplete(question));

export function titleFault(title: string): string | undefined {
  const message = quizTitle.safeParse(title).error?.issues[0]?.message;
  if (message === undefined) return undefined;
  if (message.includes('at most')) return WORDS.titleLong;
  return message.includes('required') ? WORDS.title : WORDS.broken;
}
