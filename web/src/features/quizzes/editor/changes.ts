import { defaultTimer } from '#game/question';
import { MAX_QUESTIONS } from '#protocol/limits';
import type { SentQuestion } from '#protocol/quizzes';
import { uuid } from '../../../lib/uuid.js';
import { blankQuestion, type Draft, type DraftQuestion, draftQuestion, isBlank } from './draft.js';

/** The timer follows difficulty and type until the author changes it. A change of type swaps the two stored answers. */
export function changed(question: DraftQuestion, change: Partial<DraftQuestion>): DraftQuestion {
  const { difficulty, type, timer, answer, otherAnswer = '' } = question;
  const next = { ...question, ...change };
  if (next.type !== type) Object.assign(next, { answer: otherAnswer, otherAnswer: answer });
  if (timer === defaultTimer(difficulty, type) && change.timer === undefined) {
    next.timer = defaultTimer(next.difficulty, next.type);
  }
  return next;
}

/** Opens another question. A blank one gets category and difficulty of the previous one. */
export function opened(draft: Draft, at: number): Draft {
  const question = draft.questions[at];
  const before = draft.questions[at - 1];
  if (!question || !before?.category || question.category || !isBlank(question)) return { ...draft, at };
  const { category, difficulty } = before;
  return replaced({ ...draft, at }, at, changed(question, { category, difficulty }));
}

export const replaced = (draft: Draft, at: number, question: DraftQuestion): Draft => ({
  ...draft,
  questions: draft.questions.with(at, question),
});

/** Inserts a question at an index and opens it. */
export const inserted = (draft: Draft, at: number, question: DraftQuestion): Draft => ({
  ...draft,
  questions: draft.questions.toSpliced(at, 0, question),
  at,
});

export const added = (draft: Draft): Draft =>
  inserted(draft, draft.questions.length, blankQuestion(draft.questions.at(-1)));

export function duplicated(draft: Draft, at: number): Draft {
  const { id: _, ...copy } = draft.questions[at] as DraftQuestion;
  return inserted(draft, at + 1, { ...copy, key: uuid() });
}

const openAfter = (draft: Draft, questions: DraftQuestion[]): number => {
  const key = draft.questions[draft.at]?.key;
  const at = questions.findIndex((question) => question.key === key);
  return at < 0 ? Math.min(draft.at, questions.length - 1) : at;
};

/** Keeps the open question open at its new index. */
const rearranged = (draft: Draft, questions: DraftQuestion[]): Draft => ({
  ...draft,
  questions,
  at: openAfter(draft, questions),
});

export const removed = (draft: Draft, at: number): Draft =>
  rearranged(draft, draft.questions.toSpliced(at, 1));

export function moved(draft: Draft, from: number, to: number): Draft {
  const question = draft.questions[from];
  if (!question) return draft;
  return rearranged(draft, draft.questions.toSpliced(from, 1).toSpliced(to, 0, question));
}

/** Adds imported questions: first in place of blank ones, then at the end. */
export function appended(draft: Draft, title: string, sent: readonly SentQuestion[]) {
  const coming = sent.map(draftQuestion);
  const filled = draft.questions.map((question) =>
    isBlank(question) ? (coming.shift() ?? question) : question,
  );
  const questions = [...filled, ...coming].slice(0, MAX_QUESTIONS);
  const left = filled.length + coming.length - questions.length;
  return {
    draft: { ...draft, title: draft.title.trim() ? draft.title : title, questions },
    count: sent.length - left,
    left,
  };
}
