import { currentSession } from '../../../lib/session.js';
import { recall, remember } from '../../../lib/storage.js';
import type { Draft, DraftQuestion } from './draft.js';

/** A draft stored in this browser. `touched`: it has changes that the server does not have. */
export interface Kept {
  draft: Draft;
  touched: boolean;
}

/** The owner: there is one draft per user. */
export const draftOwner = (): string | undefined => {
  const session = currentSession();
  return session.status === 'in' ? session.user.username : undefined;
};

const keyOf = (owner: string) => `draft:${owner}`;

/** Survives reloads and an expired session. The editor passes the owner, who may be logged out when it unmounts. */
export function keepDraft(draft: Draft, touched = false, owner = draftOwner()) {
  if (owner !== undefined) remember(keyOf(owner), JSON.stringify({ draft, touched } satisfies Kept));
}

const isQuestion = ({ key, prompt, answer, choices, explanation }: Partial<DraftQuestion>) =>
  Array.isArray(choices) && [key, prompt, answer, explanation].every((text) => typeof text === 'string');

const isKept = (value: Partial<Kept> | null): value is Kept =>
  typeof value?.draft?.title === 'string' &&
  value.draft.questions?.length > 0 &&
  value.draft.questions.every(isQuestion) &&
  value.draft.questions[value.draft.at] !== undefined;

export function kept(owner = draftOwner()): Kept | null {
  const text = owner === undefined ? null : recall(keyOf(owner));
  if (text === null) return null;
  try {
    const value = JSON.parse(text);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** The stored draft if it has unsaved changes; a quiz opened for editing and left unchanged has none. */
export function unsavedDraft(owner = draftOwner()): Draft | null {
  const { draft, touched } = kept(owner) ?? {};
  return draft && (touched || draft.quizId === null) ? draft : null;
}

export function dropDraft(owner = draftOwner()) {
  if (owner !== undefined) remember(keyOf(owner), null);
}

/** Keeps the draft of a user who has a new name. */
export function moveDraft(from: string, to: string) {
  if (from === to) return;
  const text = recall(keyOf(from));
  if (text === null) return;
  remember(keyOf(to), text);
  dropDraft(from);
}
