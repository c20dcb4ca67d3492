import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { HistoryResponse, QuizResponse } from '#protocol/rest';
import { AccessTokens } from '../../auth/access-tokens.js';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import { newPlayer } from '../../testing/sign-up.js';
import { SocketPlayer } from '../../testing/socket-player.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;

/** A player on the first question of a quiz. */
async function playing(amount = 2): Promise<{ player: Player; questions: QuizResponse; first: string }> {
  const player = await newPlayer(started);
  const questions = await player.quiz({ amount, category: 19, difficulty: 'easy', type: 'boolean' });
  await player.connect();
  await player.state();
  return { player, questions, first: questions[0]?.question_id ?? '' };
}

/** A second device of the same player. */
async function sameUser(player: SocketPlayer): Promise<SocketPlayer> {
  const other = new SocketPlayer(started.url, player.token);
  await other.connect();
  return other;
}

const events = (player: SocketPlayer) => player.frames.map(([event]) => event);

describe('a whole game', () => {
  it('is played to its end and added to the history', async () => {
    const { player, questions } = await playing();
    expect(await player.state()).toMatchObject({ phase: 'asking', title: 'Science: Mathematics', questions });
    let score = 0;
    for (const [i, { question_id }] of questions.entries()) {
      await player.frame('next_question', (p) => p['newQuestionIndex'] === i);
      expect(await player.answer(question_id, i, 'True')).toMatchObject({ ok: true });
      const checked = await player.frame('answer_checked', (p) => p['question_index'] === i);
      score += checked['correct_answer'] === 'True' ? 10 : 0;
      expect(checked).toMatchObject({ score });
    }
    expect(await player.frame('quiz_completed')).toMatchObject({ score, total: 20 });
    const numbers = player.publicMessages.map(([, { seq }]) => seq);
    // If the database stalls on a busy machine, that is announced in a numbered message too.
    expect(numbers.length).toBeGreaterThanOrEqual(5);
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, i) => first + i));
    const { body } = await player.call<HistoryResponse>('GET', '/profile/history');
    expect(body).toMatchObject({ total: 1, games_played: 1, average_score: score * 5 });
    expect(body.quizzes[0]).toMatchObject({ title: 'Science: Mathematics', score, total_questions: 2 });
    player.disconnect();
  });

  it('acknowledges an answer before the reveal, and sends no key earlier', async () => {
    const { player, first } = await playing(1);
    const before = JSON.stringify(player.frames);
    expect(before).not.toContain('correct_answer":"');
    const submission = { question_id: first, question_index: 0, user_answer: 'False' };
    player.emit('check_answer', submission, (ack: unknown) => player.frames.push(['ack', ack]));
    await player.frame('answer_checked');
    expect(events(player).slice(-2)).toEqual(['ack', 'answer_checked']);
    player.disconnect();
  });
});

describe('a connection', () => {
  it('receives no_namespace if its player has no open game', async () => {
    const player = await newPlayer(started);
    await player.connect();
    await player.frame('no_namespace');
    expect(await player.answer(randomUUID(), 0, '')).toMatchObject({ ok: false, code: 'not_in_room' });
    player.disconnect();
  });

  it('may send an answer before it follows its game', async () => {
    const player = await newPlayer(started);
    const [question] = await player.quiz({ amount: 1, category: 19 });
    await player.connect();
    expect(await player.answer(question?.question_id ?? '', 0, '')).toMatchObject({ ok: true });
    player.disconnect();
  });

  it('shows the same question with the same deadline after a reload', async () => {
    const { player } = await playing();
    const before = await player.state();
    const seen = player.frames.length;
    await player.connect();
    const after = await player.state(seen);
    expect({ ...after, server_time: 0 }).toEqual({ ...before, server_time: 0 });
    player.disconnect();
  });

  it('in a second tab follows the same game', async () => {
    const { player, first } = await playing();
    const tab = await sameUser(player);
    expect((await tab.state()).closes_at).toBe((await player.state()).closes_at);
    await tab.answer(first, 0, 'True');
    expect(await player.frame('answer_checked')).toEqual(await tab.frame('answer_checked'));
    for (const each of [player, tab]) each.disconnect();
  });

  it('follows a game that opens later', async () => {
    const player = await newPlayer(started);
    await player.connect();
    await player.frame('no_namespace');
    const questions = await player.quiz({ amount: 1, category: 19 });
    expect(await player.state()).toMatchObject({ phase: 'asking', questions });
    player.disconnect();
  });

  it('follows the game that replaces the old one, like all sockets of the player', async () => {
    const { player } = await playing();
    const seen = player.frames.length;
    const questions = await player.quiz({ amount: 1, category: 19 });
    expect(await player.state(seen)).toMatchObject({ question_index: 0, questions });
    player.disconnect();
  });

  it('pauses the game by closing and resumes it by reconnecting', async () => {
    const { player, first } = await playing();
    await player.answer(first, 0, 'True');
    player.disconnect();
    const paused = () =>
      started.database.query(
        `select 1 from game_event p join game_event j on j.game_id = p.game_id and j.data->>'userId' = $1
         where p.type = 'RunPaused'`,
        [player.userId],
      );
    while ((await paused()).length === 0) await new Promise(setImmediate);
    const seen = player.frames.length;
    await player.connect();
    expect(await player.state(seen)).toMatchObject({
      question_index: 1,
      phase: 'asking',
      my_points: [expect.any(Number)],
    });
    player.disconnect();
  });
});

describe('check_answer', () => {
  it('returns the first receipt for a repeated command and for the same text', async () => {
    const { player, first } = await playing();
    const command_id = randomUUID();
    const receipt = await player.answer(first, 0, 'True', { command_id });
    expect(receipt).toEqual({ ok: true, version: expect.any(Number) });
    expect(await player.answer(first, 0, 'False', { command_id })).toEqual(receipt);
    expect(await player.answer(first, 0, 'True')).toEqual(receipt);
    player.disconnect();
  });

  it('refuses another text, a foreign question, a text that was not offered', async () => {
    const { player, questions, first } = await playing();
    expect(await player.answer(first, 0, 'Perhaps')).toMatchObject({ code: 'bad_request' });
    expect(await player.answer(questions[1]?.question_id ?? '', 1, 'True')).toMatchObject({
      code: 'wrong_question',
    });
    expect(await player.answer(randomUUID(), 0, 'True')).toMatchObject({ code: 'wrong_question' });
    await player.answer(first, 0, 'True');
    expect(await player.answer(first, 0, 'False')).toMatchObject({ code: 'already_answered' });
    player.disconnect();
  });

  it('ignores what clients send about their user and the time', async () => {
    const { player, first } = await playing(1);
    const liar = { email: 'somebody@example.org', time_left: 9999, max_time: 1, score: 1000, version: 1 };
    expect(await player.answer(first, 0, '', liar)).toMatchObject({ ok: true });
    expect(await player.frame('answer_checked')).toMatchObject({ points: 0, score: 0 });
    player.disconnect();
  });

  it('sends `refused` to a client without acknowledgements', async () => {
    const { player } = await playing();
    player.emit('check_answer', { question_id: randomUUID(), question_index: 0, user_answer: 'True' });
    expect(await player.frame('refused')).toMatchObject({ event: 'check_answer', code: 'wrong_question' });
    player.disconnect();
  });

  const hostile: unknown[] = [
    undefined,
    null,
    'text',
    [],
    {},
    { question_id: 1, question_index: 0, user_answer: 'True' },
    { question_id: 'x', question_index: -1, user_answer: 'True' },
    { question_id: 'x', question_index: 1e9, user_answer: 'True' },
    { question_id: 'x', question_index: 0, user_answer: 'a'.repeat(151) },
    { question_id: 'x', question_index: 0, user_answer: 'NUL \0' },
    { question_id: 'x', question_index: 0, user_answer: '\ud800' },
    { question_id: 'x', question_index: 0, user_answer: 'True', command_id: 'not a uuid' },
    JSON.parse('{"__proto__": {"question_id": "x"}, "question_index": 0, "user_answer": "True"}'),
  ];
  it.each(hostile.map((payload) => [JSON.stringify(payload) ?? 'nothing', payload]))(
    'refuses %s',
    async (_, payload) => {
      const { player } = await playing(1);
      expect(await player.send('check_answer', payload)).toMatchObject({ ok: false, code: 'bad_request' });
      player.disconnect();
    },
  );

  it('disconnects after three violations within a minute', async () => {
    const { player } = await playing(1);
    for (let i = 0; i < 3; i++) player.emit('check_answer', null);
    while (player.connected) await new Promise(setImmediate);
  });
});

describe('sync', () => {
  it('returns the state', async () => {
    const { player } = await playing(1);
    const state = await player.state();
    const { server_time, ...same } = state;
    expect(await player.send('sync', { seq: 0 })).toMatchObject({ ok: true, seq: state.seq, state: same });
    player.disconnect();
  });

  it('refuses an invalid payload', async () => {
    const { player } = await playing(1);
    expect(await player.send('sync', { seq: -1 })).toMatchObject({ ok: false, code: 'bad_request' });
    player.disconnect();
  });
});

it('counts unknown messages as violations', async () => {
  const { player } = await playing(1);
  expect(await player.send('foo', {})).toMatchObject({ ok: false, code: 'bad_request' });
  for (let i = 0; i < 2; i++) player.emit('foo');
  while (player.connected) await new Promise(setImmediate);
});

it('keeps only the ten newest sockets of a user', async () => {
  const { player } = await playing(1);
  const tabs = [];
  for (let i = 0; i < 10; i++) tabs.push(await sameUser(player));
  while (player.connected) await new Promise(setImmediate);
  expect(tabs.every(({ connected }) => connected)).toBe(true);
  for (const tab of tabs) tab.disconnect();
});

it('opens games one after the other if they are requested at once', async () => {
  const player = await newPlayer(started);
  const wanted = { amount: 1, category: 19 };
  const answers = await Promise.all(Array.from({ length: 8 }, () => player.call('POST', '/quiz', wanted)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

describe('the handshake', () => {
  it('is required: no socket stays in the root namespace', async () => {
    await expect(new SocketPlayer(started.url, '').connect('/')).rejects.toThrow('access token is missing.');
  });

  it.each([
    ['', 'access token is missing.'],
    ['nonsense', 'access token is invalid.'],
  ])('refuses the token "%s"', async (token, message) => {
    await expect(new SocketPlayer(started.url, token).connect()).rejects.toThrow(message);
  });

  it('disconnects every socket of a sign-in that has been revoked', async () => {
    const { player } = await playing(1);
    const tab = await sameUser(player);
    await player.call('POST', '/logout');
    while (player.connected || tab.connected) await new Promise(setImmediate);
    await expect(sameUser(player)).rejects.toThrow('access token is invalid.');
  });

  it('disconnects a socket whose sign-in is revoked after its token has been verified', async () => {
    const { player } = await playing(1);
    const tokens = started.app.get(AccessTokens);
    const verify = tokens.verify.bind(tokens);
    jest.spyOn(tokens, 'verify').mockImplementationOnce(async (token) => {
      const verified = await verify(token);
      await player.call('POST', '/logout');
      while (player.connected) await new Promise(setImmediate);
      return verified;
    });
    const late = await sameUser(player);
    while (late.connected) await new Promise(setImmediate);
    expect(late.frames).toEqual([]);
  });
});

describe('a game whose player has chosen its rules', () => {
  const chosen = async (rules: object) => {
    const player = await newPlayer(started);
    const wanted = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean', ...rules };
    const questions = await player.quiz(wanted);
    await player.connect();
    return { player, questions, state: await player.state() };
  };
  const [first, second] = [0, 1].map(
    (index) => (m: Record<string, unknown>) => m['question_index'] === index,
  );

  it('has the usual timers and pace without a choice', async () => {
    const { player, questions, state } = await chosen({});
    expect(questions.map(({ timer }) => timer)).toEqual([15, 15]);
    expect(state).toMatchObject({ pace: 'auto' });
    expect(state).not.toHaveProperty('untimed');
    player.disconnect();
  });

  it.each([2, 3])('[Q3] has timers that are %i times as long', async (time) => {
    const { player, questions, state } = await chosen({ time });
    expect(questions.map(({ timer }) => timer)).toEqual([15 * time, 15 * time]);
    expect(state.questions).toEqual(questions);
    expect(Number(state.closes_at) - state.server_time).toBeGreaterThan(15_000 * (time - 1));
    player.disconnect();
  });

  it('[R4] waits after each question until its player opens the next one', async () => {
    const { player, questions, state } = await chosen({ pace: 'manual', time: 3 });
    expect(state).toMatchObject({ pace: 'manual' });
    expect(await player.send('open_next', { question_index: 0 })).toMatchObject({ code: 'not_now' });
    await player.answer(questions[0]?.question_id ?? '', 0, 'True');
    const { next_at, server_time } = await player.frame('answer_checked', first);
    expect(Number(next_at) - Number(server_time)).toBe(10 * 60_000);
    expect(await player.send('open_next', { question_index: 1 })).toMatchObject({ code: 'wrong_question' });
    const next = { question_index: 0, command_id: randomUUID() };
    const granted = await player.send('open_next', next);
    expect(granted).toMatchObject({ ok: true });
    expect(await player.send('open_next', next)).toEqual(granted);
    await player.answer(questions[1]?.question_id ?? '', 1, 'True');
    await player.frame('answer_checked', second);
    expect(await player.send('open_next', { question_index: 1 })).toMatchObject({ ok: true });
    await player.frame('quiz_completed');
    player.disconnect();
  });

  it('[S6] gives all points without a time limit, is marked as untimed and leaves the average as it is', async () => {
    const { player, questions, state } = await chosen({ time: 0 });
    expect(state).toMatchObject({ untimed: true });
    expect(Number(state.closes_at) - state.server_time).toBeGreaterThan(15_000);
    for (const [i, { question_id }] of questions.entries()) {
      await player.frame('next_question', (p) => p['newQuestionIndex'] === i);
      await player.answer(question_id, i, 'True');
    }
    const { score } = await player.frame('quiz_completed');
    expect([0, 10, 20]).toContain(score);
    const { body } = await player.call<HistoryResponse>('GET', '/profile/history');
    expect(body).toMatchObject({ total: 1, average_score: 0 });
    expect(body.quizzes[0]).toMatchObject({ score, untimed: true });
    expect((await verify(new StoredGames(started.database))).differences).toEqual([]);
    player.disconnect();
  });

  it.each([{ time: 4 }, { time: -1 }, { time: 1.5 }, { pace: 'slow' }, { pace: '' }])(
    'refuses %j',
    async (rules) => {
      const player = await newPlayer(started);
      const { status, body } = await player.call('POST', '/quiz', { amount: 1, ...rules });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { errors: [{ path: Object.keys(rules)[0] }] },
      });
    },
  );
});
