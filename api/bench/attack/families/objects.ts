import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.js';
import { ROUTES } from '../calls.js';
import type { Field } from '../field.js';
import { validOf } from '../hostile/valid.js';
import { Guest } from '../lines/guest.js';
import { bearer, call } from '../lines/http.js';
import { Stage } from '../lines/stage.js';
import { ask, type Quiz, savedQuiz } from '../quizzes.js';
import { asked, claimsOf } from '../tokens.js';

/** Two users, the first of whom has a quiz. */
async function withQuiz(field: Field, tryOut: (quiz: Quiz, thief: string) => Promise<void>): Promise<void> {
  const [owner = '', thief = ''] = await field.tokens(2);
  const quiz = await savedQuiz(field, owner);
  if (!quiz) return;
  await tryOut(quiz, thief);
  const [row] = await asked<{ title: string; questions: unknown }>(
    field,
    'select title, questions from quiz where id = $1',
    [quiz.id],
  );
  field.expect(row?.title === quiz.title, "somebody changed or deleted somebody else's quiz");
}

const CHANGES = ['/edit-custom-quiz', '/edit-custom-quiz-title', '/delete-custom-quiz'];

const ofQuizzes: readonly Attack[] = CHANGES.map((path) => ({
  name: `objects${path}`,
  what: `${path} with the quiz of somebody else`,
  run: (field) =>
    withQuiz(field, async (quiz, thief) => {
      const route = ROUTES.find((one) => one.path === path);
      if (!route?.body) return;
      const body = { ...(validOf(route.body) as object), quiz_id: quiz.id, owner_id: claimsOf(thief).sub };
      const status = await ask(field, route.method, path, thief, body);
      field.expect(status !== 200, `${path} answered 200`);
    }),
}));

/** Host commands sent by a guest. */
const WISHES: Record<string, object | undefined> = {
  start_game: { amount: 5 },
  room_settings: { amount: 5, locked: true },
  kick_player: { name: '' },
  make_host: { name: '' },
  rename_player: { name: '', to: 'Max' },
  skip_question: { question_index: 0 },
  open_next: { question_index: 0 },
  pause_game: { paused: true },
  end_game: undefined,
};

const ofHosts: readonly Attack[] = Object.entries(WISHES).map(([event, payload]) => ({
  name: `objects/guest-${event}`,
  what: `${event} by a guest of the room`,
  run: async (field) => {
    const stage = await Stage.set(field, event !== 'start_game');
    const ack = await stage?.guest.ask(event, payload);
    if (ack) field.expect(!ack.ok, `a guest's ${event} was accepted`);
  },
}));

/** Forbidden fields, added to every body. */
const ofFields: Attack = {
  name: 'objects/mass-assignment',
  what: 'owner, score, version, operator and their like, in every body',
  run: async (field) => {
    const [token = ''] = await field.tokens(1);
    const more = {
      id: randomUUID(),
      owner_id: randomUUID(),
      score: 1e9,
      is_operator: true,
      isOperator: true,
      version: 99,
      is_admin: true,
      created_at: 0,
    };
    for (const { method, path, body } of ROUTES) {
      if (body) await ask(field, method, path, token, { ...(validOf(body) as object), ...more });
    }
    const [row] = await asked<{ operators: string }>(
      field,
      'select count(*) as operators from users where is_operator',
    );
    field.expect(Number(row?.operators) === 0, 'somebody has become an operator');
  },
};

async function strangeAnswers(field: Field): Promise<void> {
  const stage = await Stage.set(field);
  const [token = ''] = await field.tokens(1);
  const stranger = await Guest.enter(field, token);
  if (!stage || !stranger) return;
  const [first, second] = stage.questions;
  const user_answer = 'True';
  const open = { question_id: first?.question_id, question_index: 0 };
  const refused = async (guest: Guest, answer: object, why: string) => {
    const ack = await guest.ask('check_answer', { user_answer, ...answer });
    if (ack) field.expect(!ack.ok, `an answer was accepted that was ${why}`);
  };
  await refused(stranger, open, 'of somebody who is not in the room');
  await refused(
    stage.guest,
    { question_id: second?.question_id, question_index: 1 },
    'to a question of the future',
  );
  await refused(stage.guest, { ...open, user_answer: 'Perhaps' }, 'not offered');
  await refused(stage.guest, { question_id: randomUUID(), question_index: 0 }, 'to an unknown question');
  await refused(stage.guest, { question_id: second?.question_id, question_index: 0 }, 'to two questions');
  await stage.guest.ask('check_answer', { user_answer, ...open });
  await refused(stage.guest, { ...open, user_answer: 'False' }, 'the second one');
}

async function keyBefore(field: Field): Promise<void> {
  const stage = await Stage.set(field, false);
  if (!stage) return;
  let told = '';
  const { onText } = stage.guest.socket;
  stage.guest.socket.onText = (text) => {
    told += text;
    onText?.(text);
  };
  await stage.start();
  await stage.guest.ask('sync', { seq: 0 });
  field.expect(
    !/correct_answer|correctAnswer|explanation/.test(told),
    'the key of an open question was told',
  );
}

async function kicked(field: Field): Promise<void> {
  const stage = await Stage.set(field, false);
  if (!stage) return;
  const { sub } = claimsOf(stage.tokens[1] ?? '');
  const [row] = await asked<{ username: string }>(field, 'select username from users where id = $1', [sub]);
  const gone = await stage.host.ask('kick_player', { name: row?.username });
  if (!gone?.ok) return;
  const back = await stage.guest.ask('join_room', { code: stage.code });
  if (back) field.expect(!back.ok, 'somebody who was kicked is back');
}

async function email(field: Field): Promise<void> {
  const [token = ''] = await field.tokens(1);
  const { sub } = claimsOf(token);
  for (const path of [
    `/profile/history?user_id=${sub}`,
    `/profile/creations?owner_id=${sub}`,
    '/get-custom-quizzes?page_size=100',
  ]) {
    const answer = await call(field, { method: 'GET', path, headers: [bearer(token)] });
    field.expect(
      !/@example\.org|password_hash/.test(answer?.body.toString() ?? ''),
      `${path} told an address`,
    );
  }
}

export const objects: readonly Attack[] = [
  ...ofQuizzes,
  ...ofHosts,
  ofFields,
  {
    name: 'objects/answers',
    what: 'answers of strangers, late, early, twice, not offered, to two questions',
    run: strangeAnswers,
  },
  { name: 'objects/key', what: 'the key of an open question', run: keyBefore },
  { name: 'objects/kicked', what: 'coming back after having been kicked', run: kicked },
  { name: 'objects/email', what: "somebody's address or history, by their id", run: email },
];
