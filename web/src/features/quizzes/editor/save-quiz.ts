import type { SavedQuizResponse } from '#protocol/quizzes';
import { request } from '../../../lib/request.js';
import { ServerError } from '../../../lib/send.js';
import { type Draft, sentQuestions } from './draft.js';
import { type Faults, type Issue, wordedFaults } from './faults.js';
import { TEXTS } from './texts.js';

/** Saves a new or edited quiz. @throws as `request` */
export function saveQuiz(draft: Draft): Promise<SavedQuizResponse> {
  const body = { title: draft.title.trim(), questions: sentQuestions(draft) };
  if (draft.quizId === null) return request('POST', '/save-custom-quiz', body);
  return request('PUT', '/edit-custom-quiz', { ...body, quiz_id: draft.quizId });
}

/** A failed save: a text for the form, and field errors by question key. */
export interface Failure {
  text: string;
  /** Whether a retry may help. */
  again: boolean;
  /** Whether the user can no longer edit this quiz. */
  isNotEditable: boolean;
  faults: Map<string, Faults>;
}

const NOT_EDITABLE = [403, 404];
const DECIDED = [409, 413, 422];

function faultsByKey({ questions }: Draft, errors: { path: string; message: string }[]): Map<string, Faults> {
  const issues = new Map<number, Issue[]>();
  for (const { path, message } of errors) {
    const [list, index, ...field] = path.split('.');
    if (list !== 'questions' || field.length === 0) continue;
    const at = Number(index);
    issues.set(at, [...(issues.get(at) ?? []), { path: field, message }]);
  }
  const faults = new Map<string, Faults>();
  for (const [at, found] of issues) {
    const question = questions[at];
    if (question) faults.set(question.key, wordedFaults(question, found));
  }
  return faults;
}

export function failureOf(error: unknown, draft: Draft): Failure {
  const none: Failure = { text: TEXTS.failed, again: true, isNotEditable: false, faults: new Map() };
  if (!(error instanceof ServerError)) return none;
  const { status, message, answer } = error;
  if (status === 400) {
    const faults = faultsByKey(draft, answer.errors ?? []);
    return faults.size > 0 ? { ...none, text: TEXTS.faulty, again: false, faults } : none;
  }
  if (NOT_EDITABLE.includes(status) && draft.quizId !== null) {
    return { ...none, text: TEXTS.notEditable, again: false, isNotEditable: true };
  }
  return DECIDED.includes(status) ? { ...none, text: message, again: false } : none;
}
