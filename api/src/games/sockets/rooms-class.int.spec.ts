import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ack, PublicPayloads } from '#protocol/messages';
import type { HistoryResponse } from '#protocol/rest';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import { aSentQuestion, savedQuiz } from '../../testing/custom-quizzes.js';
import { openRoom, QUICK } from '../../testing/room-players.js';
import { newGuest } from '../../testing/sign-up.js';
import type { SocketPlayer } from '../../testing/socket-player.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const PUPILS = 30;
type Checked = PublicPayloads['answer_checked'];

/** A room of a teacher, who does not play, and a class of guests, in the lobby. */
async function classroom() {
  const { host: teacher, code } = await openRoom(started, 0);
  const pupils = await Promise.all(
    Array.from({ length: PUPILS }, async () => {
      const { player, username } = await newGuest(started);
      await player.connect('/multiplayer');
      expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
      return { player, username };
    }),
  );
  return { teacher, pupils, all: [teacher, ...pupils.map(({ player }) => player)] };
}

const checked = (player: SocketPlayer, index: number) =>
  player.frame<Checked>('answer_checked', ({ question_index }) => question_index === index);

describe('a class whose teacher hosts without playing', () => {
  it('[H10, R4] plays question by question: each closes when all pupils have answered, and the next one opens when the teacher says so', async () => {
    const { teacher, pupils, all } = await classroom();
    const [first] = pupils;
    const { you } = await teacher.state();
    const quiz_id = await savedQuiz(
      teacher,
      'Slow',
      [0, 1].map((n) => aSentQuestion(n, { timer: 120 })),
    );
    const start = { quiz_id, host_plays: false, pace: 'manual' };
    expect(await teacher.send('start_game', start)).toMatchObject({ ok: true });
    const { questions, ...begun } =
      (await first?.player.frame<PublicPayloads['start_game']>('start_game')) ?? never();
    expect(begun).toMatchObject({ pace: 'manual', host_only: you });
    let closes_at = begun.closes_at;
    for (const [index, { question_id = '' }] of questions.entries()) {
      const answered = [...pupils];
      const last = answered.pop() ?? never();
      const right = `right ${index}`;
      expect(await teacher.answer(question_id, index, right)).toMatchObject({ code: 'not_now' });
      await Promise.all(
        answered.map(async ({ player }) =>
          expect(await player.answer(question_id, index, right)).toMatchObject({ ok: true }),
        ),
      );
      expect(teacher.frames.filter(([event]) => event === 'answer_checked')).toHaveLength(index);
      expect(JSON.stringify(teacher.frames)).not.toContain(`secret reason ${index}`);
      expect(await last.player.answer(question_id, index, `wrong ${index}`)).toMatchObject({ ok: true });
      const { server_time, next_at, answers } = await checked(teacher, index);
      expect(server_time).toBeLessThan(closes_at);
      expect(next_at - server_time).toBe(10 * 60_000);
      expect(answers.map(({ username }) => username).sort()).toEqual(
        pupils.map(({ username }) => username).sort(),
      );
      const next = { question_index: index, command_id: randomUUID() };
      expect(await first?.player.send('open_next', next)).toMatchObject({ code: 'not_host' });
      expect(await teacher.send('open_next', { question_index: index + 1 })).toMatchObject({
        code: 'wrong_question',
      });
      const granted = await teacher.send<Ack>('open_next', next);
      expect(granted).toMatchObject({ ok: true });
      expect(await teacher.send('open_next', next)).toEqual(granted);
      if (index + 1 === questions.length) continue;
      const opened = await teacher.frame('next_question', (m) => m['newQuestionIndex'] === index + 1);
      closes_at = Number(opened['closes_at']);
      expect(await teacher.send('open_next', { question_index: index })).toMatchObject({ code: 'not_now' });
    }
    const { scores = [] } = await teacher.frame<PublicPayloads['quiz_completed']>('quiz_completed');
    expect(scores).toHaveLength(PUPILS);
    expect(scores.map(({ name }) => name)).not.toContain(you);
    expect(teacher.frames.filter(([event]) => event === 'your_result')).toEqual([]);
    const histories = await Promise.all(
      [teacher, last(pupils)].map((player) => player.call<HistoryResponse>('GET', '/profile/history')),
    );
    expect(histories.map(({ body }) => body.total)).toEqual([0, 1]);
    const { differences } = await verify(new StoredGames(started.database));
    expect(differences).toEqual([]);
    for (const player of all) player.disconnect();
  });

  it('[H11] waits for the teacher in the run after the role was handed over and back', async () => {
    const { teacher, pupils, all } = await classroom();
    const [first] = pupils;
    await teacher.send('room_settings', { host_plays: false });
    await teacher.frame('room_settings', (settings) => settings['host_plays'] === false);
    await teacher.send('make_host', { name: first?.username });
    await teacher.frame('room_settings', (settings) => settings['host_plays'] === true);
    expect(await first?.player.send('start_game', QUICK)).toMatchObject({ ok: true });
    expect(await teacher.frame('start_game')).toMatchObject({ host_only: null, pace: 'auto' });
    for (const player of all) player.disconnect();
  });
});

const last = (pupils: { player: SocketPlayer }[]) => pupils.at(-1)?.player ?? never();

function never(): never {
  throw new Error('missing');
}
