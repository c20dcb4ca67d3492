/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { signIn, signOut } from '../../../lib/session.js';
import { SIGNED_IN } from '../../../lib/testing/fake-server.js';
import { blankDraft } from './draft.js';
import { dropDraft, keepDraft, kept, unsavedDraft } from './drafts.js';

const draft = blankDraft('Planets', 2);

/** A draft that an earlier release wrote to `localStorage`. Do not edit it: browsers hold such drafts. */
const STORED =
  '{"draft":{"quizId":"5f8a4b0e-7a51-4a7e-9c1e-0d2b8f3c6a10","title":"Planets","questions":[' +
  '{"key":"k1","id":"q-1","prompt":"Which planet has the shortest day?","category":"Science & Nature",' +
  '"difficulty":"medium","type":"multiple","answer":"Jupiter","choices":["Mars","Venus","Earth"],"timer":40,' +
  '"explanation":"Just under ten hours."},' +
  '{"key":"k2","prompt":"The Moon is a planet.","category":"Science & Nature","difficulty":"easy",' +
  '"type":"boolean","answer":"False","choices":["","",""],"timer":15,"explanation":"","otherAnswer":""},' +
  '{"key":"k3","prompt":"","category":"","difficulty":"easy","type":"multiple","answer":"","choices":["","",""],' +
  '"timer":20,"explanation":""}],"at":1},"touched":true}';

beforeEach(() => signIn(SIGNED_IN));
afterEach(() => {
  signOut();
  localStorage.clear();
});

it('reads a draft that an earlier release stored', () => {
  localStorage.setItem('draft:Ada', STORED);
  expect(unsavedDraft()?.questions.map(({ prompt }) => prompt)).toEqual([
    'Which planet has the shortest day?',
    'The Moon is a planet.',
    '',
  ]);
  expect(JSON.stringify(kept())).toBe(STORED);
});

it('keeps a draft until it is discarded', () => {
  expect(kept()).toBeNull();
  keepDraft(draft);
  expect(kept()?.draft).toEqual(draft);
  dropDraft();
  expect(kept()).toBeNull();
});

it('keeps a draft until the page is left if the browser stores nothing', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepDraft(draft);
  expect(kept()?.draft).toEqual(draft);
  full.mockRestore();
  keepDraft(blankDraft('Moons', 1));
  expect(kept()?.draft.title).toBe('Moons');
  dropDraft();
  expect(kept()).toBeNull();
});

it('shows a draft to its own user only, also after the session has ended', () => {
  keepDraft(draft);
  signOut();
  expect(kept()).toBeNull();
  signIn({ ...SIGNED_IN, username: 'Bogdan' });
  expect(kept()).toBeNull();
  signIn(SIGNED_IN);
  expect(kept()?.draft).toEqual(draft);
});

it('keeps the draft of a user who has just been logged out', () => {
  signOut();
  keepDraft(draft, true, SIGNED_IN.username);
  signIn(SIGNED_IN);
  expect(kept()?.draft).toEqual(draft);
});

it.each([
  '{',
  'null',
  '{}',
  '{"draft":{"title":"Planets"}}',
  '{"draft":{"title":"Planets","questions":[{}],"at":0}}',
])('ignores %s', (text) => {
  localStorage.setItem('draft:Ada', text);
  expect(kept()).toBeNull();
});

it('ignores a draft whose open question does not exist', () => {
  keepDraft({ ...draft, at: 2 });
  expect(kept()).toBeNull();
});

it('counts new quizzes and changed ones as unsaved', () => {
  keepDraft(draft);
  expect(unsavedDraft()).toEqual(draft);
  keepDraft({ ...draft, quizId: 'quiz-1' });
  expect(unsavedDraft()).toBeNull();
  keepDraft({ ...draft, quizId: 'quiz-1' }, true);
  expect(unsavedDraft()?.quizId).toBe('quiz-1');
});
