import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameState, ScoreRow } from '#protocol/messages';
import type { HistoryResponse } from '#protocol/rest';
import { newPlayer } from '../../testing/sign-up.js';
import { SocketPlayer } from '../../testing/socket-player.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';
import { switchOff } from '../../testing/switch-off.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;
type Names = { names: string[]; total: number };

const QUICK = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };

async function connected(): Promise<Player> {
  const player = await newPlayer(started);
  await player.connect('/multiplayer');
  return player;
}

/** A room with its host and `others` in the lobby. */
async function room(others = 1): Promise<{ host: Player; guests: Player[]; code: string; all: Player[] }> {
  const host = await connected();
  expect(await host.send('create_room', undefined)).toMatchObject({ ok: true });
  const { code } = await host.frame<{ code: string }>('room_created');
  const guests = await Promise.all(Array.from({ length: others }, connected));
  for (const guest of guests) expect(await guest.send('join_room', { code })).toMatchObject({ ok: true });
  return { host, guests, code, all: [host, ...guests] };
}

const disconnect = (players: SocketPlayer[]) => {
  for (const player of players) player.disconnect();
};

describe('the lobby', () => {
  it('sends the code to the creator and the joins to everybody', async () => {
    const { host, guests, code, all } = await room();
    expect(code).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXZ]{6}$/);
    const [guest] = guests;
    const state = (await guest?.state()) as GameState;
    expect(state).toMatchObject({ code, phase: 'lobby', total: 2, host: (await host.state()).you });
    const joined = await host.frame<Names>('player_joined', ({ total }) => total === 2);
    expect(joined.names).toEqual(state.names);
    disconnect(all);
  });

  it('shows the capacity of this server', async () => {
    const { host, all } = await room(0);
    const shown = await host.frame<GameState>('game_state');
    expect([shown.capacity, (await host.state()).capacity]).toEqual(
      Array(2).fill(started.config.roomCapacity),
    );
    disconnect(all);
  });

  it('accepts a code in any case, with spaces and dashes', async () => {
    const { host, code } = await room(0);
    const guest = await connected();
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect(await guest.send('join_room', { code: typed })).toMatchObject({ ok: true });
    disconnect([host, guest]);
  });

  it('refuses an unknown code, a second room, a locked one', async () => {
    const { host, guests, code, all } = await room();
    expect(await guests[0]?.send('join_room', { code: '222222' })).toMatchObject({ code: 'room_not_found' });
    expect(await guests[0]?.send('create_room', undefined)).toMatchObject({ code: 'already_in_room' });
    expect(await host.send('room_settings', { locked: true })).toMatchObject({ ok: true });
    const late = await connected();
    expect(await late.send('join_room', { code })).toMatchObject({ code: 'room_locked' });
    expect(await late.send('check_for_room', undefined)).toMatchObject({ ok: true });
    await late.frame('not_in_room');
    disconnect([...all, late]);
  });

  it('sends chat to all players, and to those who join later', async () => {
    const { host, guests, code, all } = await room();
    await host.send('player_message', { message: 'Hello <b>you</b>' });
    const chat = await guests[0]?.frame('player_message');
    expect(chat).toMatchObject({ message: 'Hello <b>you</b>', name: (await host.state()).you });
    const late = await connected();
    await late.send('join_room', { code });
    expect((await late.state()).chat).toMatchObject([{ message: 'Hello <b>you</b>' }]);
    disconnect([...all, late]);
  });

  it('lets a player leave, and gets a new host when the host leaves', async () => {
    const { host, guests, all } = await room(2);
    const [first, second] = guests as [Player, Player];
    const { you: firstName } = await first.state();
    expect(await first.send('leave_room', undefined)).toMatchObject({ ok: true });
    await first.frame('leave_room_successful');
    await host.frame('player_left', ({ name }) => name === firstName);
    await host.send('leave_room', undefined);
    expect(await second.frame('host_changed')).toMatchObject({ name: (await second.state()).you });
    disconnect(all);
  });

  it('is shown again on check_for_room and on a second connection', async () => {
    const { guests, code, all } = await room();
    const [guest] = guests as [Player];
    const seen = guest.frames.length;
    await guest.send('check_for_room', undefined);
    expect(await guest.frame('room_created', () => true, { from: seen })).toEqual({ code });
    const phone = new SocketPlayer(started.url, guest.token);
    await phone.connect('/multiplayer');
    expect(await phone.state()).toMatchObject({ code, you: (await guest.state()).you, total: 2 });
    disconnect([...all, phone]);
  });
});

describe('the host', () => {
  it('alone may start, change settings, kick and make another player host', async () => {
    const { guests, all } = await room();
    const [guest] = guests as [Player];
    for (const [event, payload] of [
      ['start_game', QUICK],
      ['room_settings', { amount: 5 }],
      ['kick_player', { name: 'x' }],
      ['make_host', { name: 'x' }],
      ['rename_player', { name: 'x', to: 'Max' }],
      ['skip_question', { question_index: 0 }],
      ['pause_game', { paused: true }],
      ['end_game', undefined],
    ] as const) {
      expect(await guest.send(event, payload)).toMatchObject({ ok: false, code: 'not_host' });
    }
    disconnect(all);
  });

  it('gives a player another name, which all players see, but no offensive one', async () => {
    const { host, guests, all } = await room();
    const [guest] = guests as [Player];
    const { you: name } = await guest.state();
    for (let n = 0; n < 4; n++)
      expect(await host.send('rename_player', { name, to: 'Shithead' })).toMatchObject({
        ok: false,
        code: 'bad_request',
        message: 'That name is not allowed here.',
      });
    const short = { code: 'bad_request', message: 'Username must have 2 to 24 characters.' };
    expect(await host.send('rename_player', { name, to: 'x' })).toMatchObject(short);
    expect(host.connected).toBe(true);
    expect(await host.send('rename_player', { name, to: ' Max ' })).toMatchObject({ ok: true });
    for (const player of all) expect(await player.frame('player_renamed')).toMatchObject({ name, to: 'Max' });
    const seen = guest.frames.length;
    await guest.send('check_for_room', undefined);
    expect(await guest.state(seen)).toMatchObject({ you: 'Max', names: expect.arrayContaining(['Max']) });
    await guest.send('player_message', { message: 'hello' });
    expect(await host.frame('player_message')).toMatchObject({ name: 'Max' });
    disconnect(all);
  });

  it('changes settings that all players see at once', async () => {
    const { host, guests, all } = await room();
    await host.send('room_settings', { amount: 7, category: '', difficulty: 'hard', scoring: 'accuracy' });
    expect(await guests[0]?.frame('room_settings')).toMatchObject({
      amount: 7,
      category: '',
      difficulty: 'hard',
    });
    disconnect(all);
  });

  it('removes a player, who cannot join again', async () => {
    const { host, guests, code, all } = await room();
    const [guest] = guests as [Player];
    await host.send('kick_player', { name: (await guest.state()).you });
    await guest.frame('kicked');
    await guest.frame('not_in_room');
    expect(await guest.send('join_room', { code })).toMatchObject({ code: 'kicked' });
    expect(
      await guest.send('check_answer', { question_id: 'x', question_index: 0, user_answer: '' }),
    ).toMatchObject({
      code: 'not_in_room',
    });
    disconnect(all);
  });

  it('is refused a start if there are not enough questions', async () => {
    await switchOff(started, 26);
    const { host, all } = await room();
    expect(await host.send('start_game', { ...QUICK, category: 26 })).toMatchObject({
      code: 'not_enough_questions',
    });
    disconnect(all);
  });
});

describe('a game', () => {
  it('is played by all, ranked, and in the history of each player', async () => {
    const { host, guests, all } = await room(2);
    expect(await host.send('start_game', { ...QUICK, disclosure: 'progressive' })).toMatchObject({
      ok: true,
    });
    for (let index = 0; index < QUICK.amount; index++) {
      const questions = await Promise.all(
        all.map(async (player) => {
          if (index === 0) {
            const { questions } = await player.frame<{ questions: { question_id: string }[] }>('start_game');
            expect(questions[1]).not.toHaveProperty('prompt');
            return questions[0];
          }
          const next = await player.frame<{ newQuestionIndex: number; question: { question_id: string } }>(
            'next_question',
            ({ newQuestionIndex }) => newQuestionIndex === index,
          );
          return next.question;
        }),
      );
      await Promise.all(
        all.map((player, i) =>
          player.answer(questions[i]?.question_id ?? '', index, i === 0 ? 'True' : 'False'),
        ),
      );
      for (const [i, player] of all.entries()) {
        const checked = await player.frame<{ correct_answer: string; answers: object[]; tally: object }>(
          'answer_checked',
          (payload) => (payload as { question_index?: number }).question_index === index,
        );
        expect(checked.answers).toHaveLength(3);
        expect(checked.tally).toEqual({ True: 1, False: 2 });
        const mine = checked.correct_answer === (i === 0 ? 'True' : 'False');
        expect(
          await player.frame('your_result', ({ question_index }) => question_index === index),
        ).toMatchObject({
          points: mine ? 10 : 0,
          breakdown: { correct: mine, timer_ms: 15_000 },
        });
      }
    }
    const { scores } = await host.frame<{ scores: ScoreRow[] }>('quiz_completed');
    expect(scores).toHaveLength(3);
    expect(scores[0]?.rank).toBe(1);
    for (const player of all) {
      const final = await player.frame<{ score: number; rank: number; final: boolean }>(
        'your_result',
        (result) => result.final,
      );
      const { you } = await player.state();
      expect(scores).toContainEqual(
        expect.objectContaining({ name: you, score: final.score, rank: final.rank }),
      );
      const { body } = await player.call<HistoryResponse>('GET', '/profile/history');
      expect(body.quizzes).toMatchObject([{ is_multiplayer: true, score: final.score, total_questions: 2 }]);
    }
    expect(await host.send('start_game', QUICK)).toMatchObject({ ok: true });
    expect(await guests[0]?.frame('start_game', ({ run }) => run === 2)).toMatchObject({ run: 2 });
    disconnect(all);
  });

  it('does not wait for a disconnected player, and shows the same question on reconnect', async () => {
    const { host, guests, all } = await room();
    const [guest] = guests as [Player];
    await host.send('start_game', QUICK);
    const { questions } = await guest.frame<{ questions: { question_id: string }[] }>('start_game');
    guest.disconnect();
    await host.frame('player_connection', ({ connected }) => connected === false);
    await host.answer(questions[0]?.question_id ?? '', 0, 'True');
    await host.frame('answer_checked');
    const seen = guest.frames.length;
    await guest.connect('/multiplayer');
    expect(await guest.state(seen)).toMatchObject({ run: 1, question_index: 0, my_answer: null });
    disconnect(all);
  });

  it('sends answer counts to all, and leaves no gap in the numbers', async () => {
    const { host, guests, all } = await room(2);
    await host.send('start_game', { ...QUICK, amount: 1 });
    const { questions } = await host.frame<{ questions: { question_id: string }[] }>('start_game');
    await guests[0]?.answer(questions[0]?.question_id ?? '', 0, 'True');
    expect(await host.frame('answer_progress')).toEqual({ answered: 1, players: 3 });
    await guests[1]?.answer(questions[0]?.question_id ?? '', 0, 'True');
    await host.answer(questions[0]?.question_id ?? '', 0, 'True');
    await host.frame('quiz_completed');
    const numbers = host.frames.flatMap(([event, payload]) =>
      event !== 'game_state' && payload && typeof payload === 'object' && 'seq' in payload
        ? [payload.seq]
        : [],
    );
    const unique = [...new Set(numbers)] as number[];
    expect(unique).toEqual(unique.map((_, i) => i + (unique[0] ?? 0)));
    disconnect(all);
  });

  it('is paused, skipped and ended by its host', async () => {
    const { host, guests, all } = await room();
    const [guest] = guests as [Player];
    await host.send('start_game', { ...QUICK, amount: 3 });
    await guest.frame('start_game');
    await host.send('pause_game', { paused: true });
    await guest.frame('clock', ({ phase }) => phase === 'paused');
    expect(await host.send('skip_question', { question_index: 1 })).toMatchObject({ code: 'wrong_question' });
    await host.send('skip_question', { question_index: 0 });
    await guest.frame('answer_checked');
    await host.send('pause_game', { paused: false });
    await guest.frame('next_question', ({ newQuestionIndex }) => newQuestionIndex === 1);
    await host.send('end_game', undefined);
    expect(await guest.frame('quiz_completed')).toMatchObject({ closed: 1, total: 10 });
    const { body } = await guest.call<HistoryResponse>('GET', '/profile/history');
    expect(body.quizzes).toMatchObject([{ score: 0, total_questions: 1 }]);
    disconnect(all);
  });

  it('adds a history item without a score for a player who leaves', async () => {
    const { host, guests, all } = await room();
    const [guest] = guests as [Player];
    await host.send('start_game', QUICK);
    await guest.frame('start_game');
    await guest.send('leave_room', undefined);
    const { body } = await guest.call<HistoryResponse>('GET', '/profile/history');
    expect(body).toMatchObject({ quizzes: [{ score: null, is_multiplayer: true }], average_score: 0 });
    disconnect(all);
  });
});

it('gives the same command the same reply', async () => {
  const host = await connected();
  const command_id = randomUUID();
  const first = await host.send('create_room', { command_id });
  expect(await host.send('create_room', { command_id })).toEqual(first);
  const settings = { amount: 3, command_id: randomUUID() };
  const receipt = await host.send('room_settings', settings);
  expect(await host.send('room_settings', settings)).toEqual(receipt);
  host.disconnect();
});
