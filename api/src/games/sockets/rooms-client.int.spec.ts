import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RoomState, ShownQuestion } from '#protocol/messages';
import { openRoom, QUICK, type RoomPlayer, roomPlayer } from '../../testing/room-players.js';
import { SocketPlayer } from '../../testing/socket-player.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const disconnect = (...players: SocketPlayer[]) => {
  for (const player of players) player.disconnect();
};

type Start = { questions: ShownQuestion[] };
type Checked = { question_index: number; correct_answer: string; answers: object[] };

it('a client with the original messages and no acknowledgements plays a whole game', async () => {
  const [host, guest] = [await roomPlayer(started), await roomPlayer(started)];
  for (const player of [host, guest]) {
    player.emit('register_user', { email: 'me@example.org', name: 'Me' });
    player.emit('check_for_room');
    await player.frame('not_in_room');
  }
  host.emit('create_room');
  const { code } = await host.frame<{ code: string }>('room_created');
  guest.emit('join_room', { code });
  const { names } = await host.frame<{ names: string[] }>('player_joined', ({ names }) => names.length === 2);
  expect(await guest.frame('room_created')).toEqual({ code });
  guest.emit('current_players');
  guest.emit('player_message', { message: 'hi' });
  expect(await host.frame('player_message')).toMatchObject({ name: names[1], message: 'hi' });
  host.emit('start_game', { amount: 2, type: 'boolean', difficulty: '', category: '' });
  for (let index = 0; index < 2; index++) {
    for (const player of [host, guest]) {
      const { questions } = await player.frame<Start>('start_game');
      if (index > 0) await player.frame('next_question', (p) => p['newQuestionIndex'] === index);
      expect(questions[index]).toMatchObject({ prompt: expect.any(String), choices: ['True', 'False'] });
      const { question_id, timer } = questions[index] ?? { question_id: '', timer: 0 };
      const submission = { question_id, user_answer: 'True', question_index: index };
      player.emit('check_answer', {
        ...submission,
        time_left: timer * 2,
        max_time: 1,
        email: 'me@example.org',
      });
    }
    const checked = await guest.frame<Checked>('answer_checked', (p) => p.question_index === index);
    expect(checked.answers).toEqual(
      names.map((username) => ({
        username,
        user_answer: 'True',
        is_correct: checked.correct_answer === 'True',
      })),
    );
  }
  const { scores } = await guest.frame<{ scores: object[] }>('quiz_completed');
  expect(scores).toEqual(
    [0, 1].map((idx) => ({ idx, name: expect.any(String), score: expect.any(Number), rank: 1 })),
  );
  guest.emit('leave_room');
  await guest.frame('leave_room_successful');
  expect(await host.frame('player_left')).toMatchObject({ name: names[1] });
  expect([host, guest].flatMap(({ frames }) => frames).filter(([event]) => event === 'refused')).toEqual([]);
  disconnect(host, guest);
});

describe('two connections of one user', () => {
  it('share a seat: the first answer counts, and both receive every message', async () => {
    const { host, guests, all } = await openRoom(started);
    const [guest] = guests as [RoomPlayer];
    const phone = new SocketPlayer(started.url, guest.token);
    await phone.connect('/multiplayer');
    expect(await phone.state()).toMatchObject({ total: 2, you: (await guest.state()).you });
    await host.send('start_game', QUICK);
    const { questions } = await phone.frame<Start>('start_game');
    const id = questions[0]?.question_id ?? '';
    expect(await phone.answer(id, 0, 'True')).toMatchObject({ ok: true });
    expect(await guest.answer(id, 0, 'False')).toMatchObject({ code: 'already_answered' });
    await host.answer(id, 0, 'False');
    expect(await phone.frame('answer_checked')).toEqual(await guest.frame('answer_checked'));
    expect(await phone.frame('your_result')).toEqual(await guest.frame('your_result'));
    disconnect(phone, ...all);
  });

  it('keep their player present until the last one disconnects, and leave the room together', async () => {
    const { host, guests, all } = await openRoom(started);
    const [guest] = guests as [RoomPlayer];
    const { you: name } = await guest.state();
    const phone = new SocketPlayer(started.url, guest.token);
    await phone.connect('/multiplayer');
    await phone.state();
    guest.disconnect();
    await host.send('player_message', { message: 'who is here?' });
    await phone.frame('player_message');
    expect(JSON.stringify(host.frames)).not.toContain('"connected":false');
    const seen = guest.frames.length;
    await guest.connect('/multiplayer');
    await guest.state(seen);
    await host.send('kick_player', { name });
    for (const socket of [guest, phone]) {
      await socket.frame('kicked');
      await socket.frame('not_in_room');
    }
    disconnect(phone, ...all);
  });

  it('leave the user in one room if they join two at once', async () => {
    const [one, two] = [await openRoom(started, 0), await openRoom(started, 0)];
    const [player] = [await roomPlayer(started)];
    const phone = new SocketPlayer(started.url, player.token);
    await phone.connect('/multiplayer');
    const replies = await Promise.all([
      player.send<{ ok: boolean }>('join_room', { code: one.code }),
      phone.send<{ ok: boolean }>('join_room', { code: two.code }),
      player.send<{ ok: boolean }>('create_room', {}),
    ]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    disconnect(player, phone, ...one.all, ...two.all);
  });
});

describe.each(['upfront', 'progressive'])('a spy in a room with %s disclosure', (disclosure) => {
  it('receives no key before the question closes, in any role', async () => {
    const { host, guests, all, code } = await openRoom(started, 2);
    const [player, leaver] = guests as [RoomPlayer, RoomPlayer];
    const outsider = await roomPlayer(started);
    await host.send('start_game', { ...QUICK, type: 'multiple', disclosure });
    const { questions } = await host.frame<Start>('start_game');
    const late = await roomPlayer(started);
    await late.send('join_room', { code });
    await leaver.send('leave_room', undefined);
    const tab = new SocketPlayer(started.url, player.token);
    await tab.connect('/multiplayer');
    const [first] = questions;
    await player.answer(first?.question_id ?? '', 0, first?.choices?.[0] ?? '');
    for (const spy of [host, player, late, tab]) await spy.send('sync', { seq: 0 });
    const spies = [...all, outsider, late, tab];
    for (const { frames } of spies) {
      const heard = JSON.stringify(frames);
      expect(heard).not.toMatch(/correct_answer":"|"explanation|"keys|@example\.org|"points":\d/);
      for (const question of disclosure === 'progressive' ? (questions.slice(1) as object[]) : [])
        expect(question).not.toHaveProperty('prompt');
    }
    expect(outsider.frames).toEqual([]);
    await host.answer(first?.question_id ?? '', 0, '');
    for (const spy of [host, player, late, tab]) await spy.frame('answer_checked');
    for (const spy of [leaver, outsider])
      expect(spy.frames.map(([event]) => event)).not.toContain('answer_checked');
    const state = (await late.send<{ state: RoomState & { last_reveal: object } }>('sync', { seq: 0 })).state;
    expect(state.last_reveal).toMatchObject({ question_index: 0 });
    disconnect(...spies);
  });
});
