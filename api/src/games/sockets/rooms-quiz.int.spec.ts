import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameState, ScoreRow } from '#protocol/messages';
import { NO_SUCH_QUIZ } from '#protocol/quizzes';
import { aSentQuestion, savedQuiz, sentQuestions } from '../../testing/custom-quizzes.js';
import { expectVerified } from '../../testing/oracle/expect-sound.js';
import { type OpenRoom, openRoom, QUICK, type RoomPlayer } from '../../testing/room-players.js';
import { newPlayer } from '../../testing/sign-up.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';

let started: StartedApp;
let author: RoomPlayer;
let quiz_id: string;
let room: OpenRoom;
let guest: RoomPlayer;
beforeAll(async () => {
  started = await startApp();
  author = await newPlayer(started);
});
afterAll(() => started.close());
beforeEach(async () => {
  quiz_id = await savedQuiz(author, 'All about cats');
  room = await openRoom(started);
  [guest] = room.guests as [RoomPlayer];
});
afterEach(() => {
  for (const player of room.all) player.disconnect();
});

const QUIZ = { title: 'All about cats', total_questions: 2 };
const GONE = { ok: false, code: 'not_enough_questions', message: NO_SUCH_QUIZ };

interface Start {
  title: string;
  questions: { question_id: string; prompt: string }[];
}
const ask = (event: string, payload: object) => room.host.send(event, payload);
const beginning = (who: RoomPlayer) => who.frame<Start>('start_game');
const settingsOf = async (who = room.host) => {
  const { state } = await who.send<{ state: GameState }>('sync', { seq: 0 });
  return state.settings;
};

/** All players answer the open question of the run. */
async function answerAll({ questions }: Start, index: number, texts: string[]): Promise<void> {
  const id = questions[index]?.question_id ?? '';
  const acks = await Promise.all(room.all.map((player, i) => player.answer(id, index, texts[i] ?? '')));
  for (const ack of acks) expect(ack).toMatchObject({ ok: true });
}

describe('a room that has chosen a quiz', () => {
  it('shows it to all players, plays it to the end and has a valid log', async () => {
    expect(await ask('room_settings', { quiz_id })).toMatchObject({ ok: true });
    expect(await guest.frame('room_settings')).toMatchObject({ quiz: QUIZ, amount: 10 });
    expect(await ask('start_game', { disclosure: 'progressive' })).toMatchObject({ ok: true });
    const start = await beginning(guest);
    expect(start).toMatchObject({ title: QUIZ.title, questions: [{ prompt: 'Which one, 0?' }, {}] });
    await answerAll(start, 0, ['right 0', 'wrong 0']);
    const shown = { correct_answer: 'right 0', explanation: 'secret reason 0' };
    expect(await guest.frame('answer_checked')).toMatchObject({ question_index: 0, ...shown });
    for (const { frames } of room.all) {
      const early = frames.slice(
        0,
        frames.findIndex(([event]) => event === 'answer_checked'),
      );
      expect(JSON.stringify(early)).not.toMatch(/secret|correct_answer/);
    }
    await guest.frame('next_question', ({ newQuestionIndex }) => newQuestionIndex === 1);
    await answerAll(start, 1, ['right 1', 'right 1']);
    const { scores } = await guest.frame<{ scores: ScoreRow[] }>('quiz_completed');
    expect(scores.map(({ score }) => score)).toEqual([20, 10]);
    const { body } = await guest.call('GET', '/profile/history');
    expect(body).toMatchObject({ quizzes: [{ title: QUIZ.title, score: 10, total_questions: 2 }] });
    expect(await settingsOf()).toMatchObject({ quiz_id, quiz: QUIZ });
    const games = await started.database.query<{ n: number }[]>('select count(*)::int as n from game');
    await expectVerified(started.database, games[0]?.n ?? 0);
  });

  it('keeps it when other settings change, and drops it for null', async () => {
    for (const none of [null, '']) {
      await ask('room_settings', { quiz_id });
      await ask('room_settings', { scoring: 'accuracy' });
      expect(await settingsOf()).toMatchObject({ quiz_id, quiz: QUIZ, scoring: 'accuracy' });
      await ask('room_settings', { quiz_id: none });
      expect(await settingsOf()).toMatchObject({ quiz_id: null, quiz: null });
    }
  });

  it('handles messages of the host in order, although only some look up a quiz', async () => {
    const acks = await Promise.all(
      [{ quiz_id }, { quiz_id: null }, { quiz_id }, { quiz_id: null }, { quiz_id }].map((change) =>
        ask('room_settings', change),
      ),
    );
    for (const ack of acks) expect(ack).toMatchObject({ ok: true });
    const start = ask('start_game', {});
    expect(await beginning(guest)).toMatchObject({ title: QUIZ.title });
    expect(await start).toMatchObject({ ok: true });
  });

  it('plays the version that the quiz has at the start, to the end', async () => {
    await ask('room_settings', { quiz_id });
    const edited = { quiz_id, title: 'All about dogs', questions: [aSentQuestion(5)] };
    await author.call('PUT', '/edit-custom-quiz', edited);
    await ask('start_game', {});
    const start = await beginning(guest);
    expect(start).toMatchObject({ title: 'All about dogs', questions: [{ prompt: 'Which one, 5?' }] });
    expect(await settingsOf()).toMatchObject({ quiz: { title: 'All about dogs', total_questions: 1 } });
    await author.call('DELETE', '/delete-custom-quiz', { quiz_id });
    await answerAll(start, 0, ['right 5', 'right 5']);
    await guest.frame('quiz_completed');
    const { body } = await guest.call('GET', '/profile/history');
    expect(body).toMatchObject({ quizzes: [{ title: 'All about dogs', score: 10 }] });
    expect(await ask('start_game', {})).toMatchObject(GONE);
  });

  it('returns the first receipt for a repeated start or setting, even if the quiz was deleted', async () => {
    const [setting, begin] = [randomUUID(), randomUUID()];
    const set = await ask('room_settings', { quiz_id, command_id: setting });
    const start = await ask('start_game', { command_id: begin });
    await author.call('DELETE', '/delete-custom-quiz', { quiz_id });
    expect(await ask('room_settings', { quiz_id, command_id: setting })).toEqual(set);
    expect(await ask('start_game', { command_id: begin })).toEqual(start);
  });
});

describe('start_game', () => {
  it.each<[string, object, string]>([
    ['plays the quiz that it names', { quiz_id: 'other' }, 'Another quiz'],
    ['plays the quiz of the room when it says nothing of questions', {}, QUIZ.title],
    ['plays random questions for null', { ...QUICK, quiz_id: null }, 'Science: Mathematics'],
    ['plays random questions for an empty id', { ...QUICK, quiz_id: '' }, 'Science: Mathematics'],
    ['plays random questions when it says how many', QUICK, 'Science: Mathematics'],
  ])('%s', async (_, message, title) => {
    await ask('room_settings', { quiz_id });
    const other = 'quiz_id' in message && message.quiz_id === 'other';
    const named = other ? { quiz_id: await savedQuiz(author, 'Another quiz', sentQuestions(1)) } : message;
    expect(await ask('start_game', named)).toMatchObject({ ok: true });
    expect(await beginning(guest)).toMatchObject({ title });
    const { quiz } = (await settingsOf()) ?? {};
    expect(quiz?.title ?? 'Science: Mathematics').toBe(title);
  });
});

describe('the quiz of a room', () => {
  const begin = async (who: RoomPlayer, id = quiz_id) =>
    who.call<{ code?: string }>('POST', '/begin-quiz', { quiz_id: id });
  const IN_PLAY = { status: 409, body: { code: 'quiz_in_play' } };

  it('is named to the host only, and to the next host', async () => {
    await ask('room_settings', { quiz_id });
    expect(await guest.frame('room_settings')).not.toHaveProperty('quiz_id');
    expect(await settingsOf(guest)).not.toHaveProperty('quiz_id');
    expect(await room.host.frame('room_settings', (settings) => 'quiz_id' in settings)).toMatchObject({
      quiz_id,
    });
    await room.host.send('make_host', { name: (await guest.state()).you });
    expect(await guest.frame('room_settings', (settings) => 'quiz_id' in settings)).toMatchObject({
      quiz_id,
      quiz: QUIZ,
    });
    expect(await settingsOf(guest)).toMatchObject({ quiz_id });
    expect(await settingsOf(room.host)).not.toHaveProperty('quiz_id');
  });

  it('cannot be started solo by players of the room while it is chosen or played', async () => {
    expect(await begin(guest)).toMatchObject({ status: 200 });
    await ask('room_settings', { quiz_id });
    expect(await begin(guest)).toMatchObject(IN_PLAY);
    expect(await begin(guest, quiz_id.toUpperCase())).toMatchObject(IN_PLAY);
    expect(await begin(room.host)).toMatchObject(IN_PLAY);
    expect(await begin(await newPlayer(started))).toMatchObject({ status: 200 });
    await ask('start_game', {});
    await ask('room_settings', { quiz_id: null });
    expect(await begin(guest)).toMatchObject(IN_PLAY);
    await ask('end_game', {});
    expect(await begin(guest)).toMatchObject({ status: 200 });
    await ask('room_settings', { quiz_id });
    expect(await begin(guest)).toMatchObject(IN_PLAY);
    await guest.send('leave_room', undefined);
    expect(await begin(guest)).toMatchObject({ status: 200 });
  });
});

describe('a quiz that does not exist', () => {
  it.each([['deleted'], [randomUUID()], ["' or 1=1"], ['x'.repeat(64)]])('is refused: %s', async (which) => {
    if (which === 'deleted') await author.call('DELETE', '/delete-custom-quiz', { quiz_id });
    const message = { quiz_id: which === 'deleted' ? quiz_id : which };
    expect(await ask('room_settings', message)).toEqual(GONE);
    expect(await ask('start_game', message)).toEqual(GONE);
    expect(await settingsOf()).toMatchObject({ quiz_id: null, quiz: null });
  });

  it('gets a guest the same refusal as any other quiz', async () => {
    for (const event of ['room_settings', 'start_game']) {
      for (const id of [quiz_id, randomUUID()]) {
        expect(await guest.send(event, { quiz_id: id })).toMatchObject({ ok: false, code: 'not_host' });
      }
    }
  });
});
