import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { GameState, ScoreRow, ShownQuestion } from '#protocol/messages';
import type { HistoryResponse } from '#protocol/rest';
import { BUDGETS } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import { randomTail } from '../testing/random-tail.js';
import { openRoom, type RoomPlayer } from '../testing/room-players.js';
import { newGuest } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());

const password = 'correct horse';
const form = (username: string) => ({ email: `${randomUUID()}@example.org`, username, password });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** An access token of the same user and sign-in, which has expired. */
const expired = (token: string) => {
  const { sub, sid, guest } = claimsOf(token);
  const jwt = new JwtService({ secret: server.config.jwtSecret });
  return jwt.sign({ sid, guest }, { subject: String(sub), algorithm: 'HS256', expiresIn: -1 });
};

describe('POST /register with the token of a guest', () => {
  it('turns the guest into a user, who is signed in and can log in again', async () => {
    const { visitor, username, player } = await newGuest(server);
    const body = form(username);
    const answer = await visitor.post('/register', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Registration successful. Please login.',
      email: body.email,
      username,
      access_token: expect.any(String),
    });
    const [before, after] = [claimsOf(player.token), claimsOf(answer.body.access_token)];
    expect(after).toMatchObject({ sub: before['sub'], sid: before['sid'] });
    expect('guest' in after).toBe(false);
    expect((await visitor.get('/auth/refresh')).body).toMatchObject({ email: body.email, username });
    const login = await new Visitor(server.url).post('/login', body);
    expect(claimsOf(login.body.access_token)['sub']).toBe(before['sub']);
  });

  it('keeps seat, score, name and history in the middle of a game', async () => {
    const { host, code } = await openRoom(server, 0);
    const { visitor, username, player } = await newGuest(server);
    await player.connect('/multiplayer');
    await player.send('join_room', { code });
    const keys = await startedRun(host);
    const { questions } = await player.frame<{ questions: ShownQuestion[] }>('start_game');
    const answer = (one: SocketPlayer, index: number) =>
      one.answer(questions[index]?.question_id ?? '', index, keys[index] ?? '');
    for (const one of [host, player]) expect(await answer(one, 0)).toMatchObject({ ok: true });

    const { body } = await visitor.post('/register', form(username));
    const again = new SocketPlayer(server.url, body.access_token);
    await again.connect('/multiplayer');
    const isInNext = ({ question_index }: GameState) => question_index === 1;
    await again.send('check_for_room', {});
    const state = await again.frame<GameState>('game_state');
    expect(state).toMatchObject({ you: username, code });
    if (!isInNext(state)) await again.frame('next_question');
    for (const one of [host, again]) expect(await answer(one, 1)).toMatchObject({ ok: true });
    const { scores } = await again.frame<{ scores: ScoreRow[] }>('quiz_completed');
    const own = scores.find(({ name }) => name === username)?.score;
    // A right answer to each question, before and after.
    expect(own).toBeGreaterThanOrEqual(2);
    const history = await again.call<HistoryResponse>('GET', '/profile/history');
    expect(history.body.quizzes).toMatchObject([{ score: own, total_questions: 2 }]);
    // The socket of before still plays, and has the rights of a user.
    expect(player.connected).toBe(true);
    await player.send('leave_room', {});
    expect(await player.send('create_room', {})).toMatchObject({ ok: true });
    for (const one of [host, player, again]) one.disconnect();
  });

  it('accepts another name, and frees the guest’s name', async () => {
    const { visitor, username } = await newGuest(server);
    const other = `other ${randomTail()}`;
    expect((await visitor.post('/register', form(other))).body.username).toBe(other);
    expect((await newGuest(server, username)).username).toBe(username);
  });

  it('plays later games under the other name, on open sockets too', async () => {
    const { visitor, player } = await newGuest(server);
    await player.connect('/multiplayer');
    const other = `other ${randomTail()}`;
    await visitor.post('/register', form(other));
    const { host, code } = await openRoom(server, 0);
    expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
    const { state } = await player.send<{ state: GameState }>('sync', { seq: 0 });
    expect(state.you).toBe(other);
    for (const one of [host, player]) one.disconnect();
  });

  it('refuses an offensive name, and leaves the guest as they were', async () => {
    const { visitor, username } = await newGuest(server);
    expect(await visitor.post('/register', form('fuck'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'username' }] },
    });
    expect((await visitor.get('/auth/refresh')).body).toMatchObject({ username, guest: true });
  });

  it('refuses the name or the email of another user, and leaves the guest as they were', async () => {
    const { visitor, username } = await newGuest(server);
    const { username: taken } = await newGuest(server);
    expect((await visitor.post('/register', form(taken))).status).toBe(409);
    const known = form(`known ${randomTail()}`);
    await new Visitor(server.url).post('/register', known);
    expect((await visitor.post('/register', { ...known, username })).status).toBe(409);
    expect((await visitor.get('/auth/refresh')).body).toMatchObject({ username, guest: true });
    expect((await newGuest(server, username)).username).toBe(`${username} 2`);
  });

  it('registers one user when the form arrives several times at once', async () => {
    const { visitor, username } = await newGuest(server);
    const body = form(username);
    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.post('/register', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('registers nobody else when the form is sent again because the reply was lost', async () => {
    const { visitor, username } = await newGuest(server);
    await visitor.post('/register', form(username));
    expect((await visitor.post('/register', form(`other ${randomTail()}`))).status).toBe(409);
  });

  it('asks for a new token if the guest’s has expired or has been revoked', async () => {
    const { visitor, username } = await newGuest(server);
    const token = visitor.accessToken ?? '';
    visitor.accessToken = expired(token);
    const late = await visitor.post('/register', form(username));
    expect(late).toMatchObject({ status: 401, body: { message: 'access token is expired.' } });
    visitor.accessToken = (await visitor.get('/auth/refresh')).body.access_token;
    await visitor.post('/logout');
    const left = await visitor.post('/register', form(username));
    expect(left).toMatchObject({ status: 401, body: { message: 'access token is invalid.' } });
  });

  it('starts a new sign-in for a guest without a refresh cookie', async () => {
    const { visitor, username } = await newGuest(server);
    visitor.cookies.clear();
    await visitor.post('/register', form(username));
    expect((await visitor.get('/auth/refresh')).body).toMatchObject({ username });
  });
});

describe('POST /register with another token', () => {
  it.each([
    ['of a user', async () => (await registered()).token],
    ['of a user that has expired', async () => expired((await registered()).token)],
    ['that is garbage', async () => 'a.b.c'],
    ['with claims that are no JSON', async () => 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.YQ.YQ'],
  ])('registers a new user: %s', async (_, token) => {
    const visitor = new Visitor(server.url);
    visitor.accessToken = await token();
    const answer = await visitor.post('/register', form(`new ${randomTail()}`));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message: 'Registration successful. Please login.' });
  });
});

// Last, since the newest server of a process authenticates the calls to all of them.
it('signs in a guest who registers after too many refreshes', async () => {
  const { databaseUrl } = server.config;
  const strict = await startApp({ databaseUrl, rateLimitScale: 1 });
  const { visitor, username, player } = await newGuest(strict);
  const { points } = BUDGETS.refreshes;
  await strict.app.get(Limits).spend('refreshes', String(claimsOf(player.token)['sid']), points);
  const body = form(username);
  const answer = await visitor.post('/register', body);
  expect(answer).toMatchObject({ status: 201, body: { email: body.email, username } });
  visitor.accessToken = answer.body.access_token;
  expect((await visitor.get('/account')).body).toMatchObject({ guest: false });
  await strict.close();
});

async function registered(): Promise<{ token: string }> {
  const visitor = new Visitor(server.url);
  const body = form(`user ${randomTail()}`);
  await visitor.post('/register', body);
  return { token: (await visitor.post('/login', body)).body.access_token };
}

/** Starts a run of two questions, and returns their keys. */
async function startedRun(host: RoomPlayer): Promise<string[]> {
  const quiz = { amount: 2, category: 19, difficulty: 'hard', type: 'multiple' };
  expect(await host.send('start_game', quiz)).toMatchObject({ ok: true });
  const [row] = await server.database.query<{ keys: { answer: string }[] }[]>(
    `select e.data->'keys' as keys from seat_of s join game_event e on e.game_id = s.game_id
     where s.user_id = $1 and e.type = 'AnswerKeySet'`,
    [host.userId],
  );
  return row?.keys.map(({ answer }) => answer) ?? [];
}
