import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeSocket } from '../testing/fake-socket.js';
import { checked, next } from '../testing/states.js';
import { createLiveRoom, type LiveRoom } from './live-room.js';
import type { Room } from './room.js';
import { startRun } from './start-run.js';
import { inGame, inLobby, SCORES, SETTINGS, started } from './testing/room-states.js';

let socket: FakeSocket;
let live: LiveRoom;
let query: Record<string, string>;
const view = () => live.view();
const at = (seq: number) => ({ seq, server_time: Date.now() });
const lines = () => view().room?.lines.map((line) => (line.kind === 'happened' ? line.text : line.message));

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  jest.useRealTimers();
  socket = new FakeSocket();
  live = createLiveRoom('K7Q4MX', (wanted) => {
    query = wanted;
    return socket.asSocket();
  });
  live.open();
  socket.comeUp();
});

describe('a connection', () => {
  it('says who it is and asks for its room, each time', () => {
    expect(query).toEqual({ room: 'K7Q4MX' });
    socket.goDown();
    socket.comeUp();
    const events = ['register_user', 'check_for_room'];
    expect(socket.sent.map(({ event }) => event)).toEqual([...events, ...events]);
  });

  it('goes to where the room is once it knows its code', () => {
    socket.hear('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.io.opts.query).toEqual({ room: 'BBBBBB' });
    socket.hear('not_in_room');
    expect(socket.io.opts.query).toEqual({});
  });

  it('is made again for whoever has opened a room, once its code is known', () => {
    void live.ask('create_room');
    socket.hear('game_state', inLobby({ code: 'BBBBBB' }));
    expect([socket.connects, view().connection, view().entered]).toEqual([1, 'connected', true]);
    expect(socket.io.opts.query).toEqual({ room: 'BBBBBB' });
    socket.comeUp();
    socket.hear('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.connects).toBe(1);
  });

  it('is made again before a join by a typed code, and not where it was made for that room', () => {
    socket.hear('not_in_room');
    void live.ask('join_room', { code: 'K7Q4MX' });
    expect(socket.connects).toBe(0);
    void live.ask('join_room', { code: 'BBBBBB' });
    expect([socket.connects, view().connection]).toEqual([1, 'connected']);
    expect(socket.io.opts.query).toEqual({ room: 'BBBBBB' });
    socket.comeUp();
    socket.hear('not_in_room');
    socket.hear('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.connects).toBe(1);
  });

  it('goes anywhere once the server of its room has not shaken hands in time', () => {
    socket.hear('game_state', inGame());
    socket.goDown('ping timeout');
    socket.hear('connect_error', new Error('websocket error'));
    expect(socket.io.opts.query).toEqual({ room: 'K7Q4MX' });
    socket.hear('connect_error', new Error('timeout'));
    expect(socket.io.opts.query).toEqual({});
    socket.comeUp();
    socket.hear('game_state', inGame());
    expect(socket.io.opts.query).toEqual({ room: 'K7Q4MX' });
  });

  it('stays as it is where a room is only come back to', () => {
    socket.hear('game_state', inGame({ code: 'BBBBBB' }));
    socket.hear('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.connects).toBe(0);
  });

  it('knows nothing until the server has spoken', () => {
    expect(view().status).toBe('asking');
    socket.hear('not_in_room');
    expect(view()).toMatchObject({ status: 'none', parting: 'not_in_room' });
  });
});

describe('a command', () => {
  it('carries an id and brings the word of the server', async () => {
    const reply = live.ask('join_room', { code: 'K7Q4MX' });
    const [sent] = socket.sentOf('join_room');
    expect(sent?.payload).toEqual({
      code: 'K7Q4MX',
      command_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    sent?.reply(null, { ok: false, code: 'room_full', message: 'Full.' });
    expect(await reply).toMatchObject({ ok: false, code: 'room_full' });
  });

  it('is sent again under the same id over another connection, until its receipt', async () => {
    const reply = live.ask('create_room');
    socket.goDown();
    socket.comeUp();
    const ids = socket.sentOf('create_room').map(({ payload }) => payload);
    expect(ids).toEqual([ids[0], ids[0]]);
    socket.sentOf('create_room')[1]?.reply(null, { ok: true, version: 1 });
    expect(await reply).toEqual({ ok: true, version: 1 });
  });

  it.each([
    'leave_room',
    'start_game',
    'room_settings',
    'kick_player',
    'make_host',
    'skip_question',
    'pause_game',
    'end_game',
    'player_message',
  ])('%s waits for the connection', (event) => {
    socket.hear('game_state', inGame());
    socket.goDown();
    void live.ask(event);
    expect(socket.sentOf(event)).toEqual([]);
    socket.comeUp();
    expect(socket.sentOf(event)).toHaveLength(1);
  });

  it('is over with the room it was meant for', async () => {
    socket.hear('game_state', inLobby());
    const said = live.ask('player_message', { message: 'Hello' });
    socket.hear('kicked');
    expect(await said).toMatchObject({ ok: false, code: 'unavailable' });
  });

  it('is over with the run it was meant for', async () => {
    socket.hear('game_state', inGame());
    const ended = live.ask('end_game');
    socket.hear('game_state', inLobby({ run: 1, seq: 9, scores: SCORES }));
    expect(await ended).toMatchObject({ ok: false, code: 'unavailable' });
  });

  it('to leave has led out, also when the word on it was lost', async () => {
    socket.hear('game_state', inLobby());
    const gone = live.ask('leave_room');
    socket.goDown();
    socket.comeUp();
    socket.hear('not_in_room');
    expect(await gone).toMatchObject({ ok: true });
    expect(view()).toMatchObject({ status: 'none', parting: 'left' });
  });

  it('that opens a room goes on from where its code leads to', async () => {
    const reply = live.ask('create_room');
    socket.hear('room_created', { code: 'BBBBBB' });
    socket.hear('game_state', inLobby({ code: 'BBBBBB' }));
    socket.sentOf('create_room')[0]?.reply(null, { ok: true, version: 1 });
    await reply;
    expect([socket.connects, socket.io.opts.query]).toEqual([1, { room: 'BBBBBB' }]);
    expect(view().connection).toBe('connected');
  });

  it('that opens or joins a room leads into it; being in one already does not', () => {
    socket.hear('game_state', inLobby());
    expect(view().entered).toBe(false);
    void live.ask('join_room', { code: 'K7Q4MX' });
    socket.hear('game_state', inLobby());
    expect(view().entered).toBe(true);
    live.arrived();
    expect(view().entered).toBe(false);
  });
});

describe('in the lobby', () => {
  beforeEach(() => socket.hear('game_state', inLobby()));

  it('tells of those who come in batches of two seconds', () => {
    jest.useFakeTimers();
    const names = ['Ada', 'Bogdan', 'Chi-Wei'];
    socket.hear('player_joined', { names, total: 3, ...at(2) });
    socket.hear('player_joined', { names: [...names, 'Dalia'], total: 4, ...at(3) });
    expect(view().room?.names).toHaveLength(4);
    expect(lines()).toEqual([]);
    jest.advanceTimersByTime(2_000);
    expect(lines()).toEqual(['Chi-Wei and Dalia joined']);
  });

  it('follows a batch that covers as many numbers as came and went', () => {
    socket.hear('roster', { joined: ['X', 'Y'], left: ['Bogdan'], total: 203, ...at(4) });
    expect(socket.sentOf('sync')).toEqual([]);
    expect(view().room).toMatchObject({ names: ['Ada', 'X', 'Y'], total: 203 });
    socket.hear('roster', { joined: ['Z'], left: [], total: 204, ...at(6) });
    expect(socket.sentOf('sync')[0]?.payload).toEqual({ seq: 4 });
  });

  it('asks once for what is missing, and again when no answer comes', () => {
    socket.hear('player_left', { name: 'Bogdan', total: 1, ...at(3) });
    socket.hear('player_left', { name: 'Ada', total: 1, ...at(4) });
    expect(socket.sentOf('sync')).toHaveLength(1);
    socket.sentOf('sync')[0]?.reply(new Error('timed out'));
    socket.hear('player_left', { name: 'Ada', total: 1, ...at(5) });
    socket.sentOf('sync')[1]?.reply(null, { ok: true, seq: 5, state: inLobby({ seq: 5, names: ['Ada'] }) });
    expect(view().room?.names).toEqual(['Ada']);
  });

  it('writes down who leaves and who is the host now', () => {
    socket.hear('player_left', { name: 'Bogdan', total: 1, ...at(2) });
    socket.hear('host_changed', { name: 'Ada', ...at(3) });
    expect(lines()).toEqual(['Bogdan left', 'You are now the host']);
  });

  it('ignores what is announced again for clients that know no states', () => {
    socket.hear('room_created', { code: 'K7Q4MX' });
    socket.hear('player_joined', { names: ['Ada', 'Bogdan'], total: 2, ...at(1) });
    socket.hear('start_game', { questions: [] });
    expect(view()).toMatchObject({ game: { phase: 'lobby' }, room: { total: 2 } });
  });
});

describe('the end of a room', () => {
  it.each([
    ['leave_room_successful', 'left'],
    ['kicked', 'kicked'],
  ])('%s is the reason, whatever follows from it', (event, parting) => {
    socket.hear('game_state', inLobby());
    socket.hear(event);
    socket.hear('not_in_room');
    expect(view()).toMatchObject({ status: 'none', room: null, game: null, parting });
  });

  it('can be that it closes', () => {
    socket.hear('game_state', inLobby());
    socket.hear('room_closed', { why: 'abandoned', ...at(2) });
    expect(view()).toMatchObject({ status: 'none', parting: 'closed' });
    live.read();
    expect(view().parting).toBe('not_in_room');
  });

  it('is forgotten in the next room', () => {
    socket.hear('kicked');
    socket.hear('game_state', inLobby());
    expect(view()).toMatchObject({ status: 'in', parting: null });
  });
});

describe('a run', () => {
  const result = {
    question_index: 0,
    points: 8,
    score: 8,
    rank: 2,
    streak: 1,
    final: false,
    breakdown: null,
  };

  it('starts for everybody, its questions told one by one', () => {
    socket.hear('game_state', inLobby());
    socket.hear('start_game', started());
    expect(view().game).toMatchObject({ phase: 'asking', index: 0, run: 1 });
    socket.hear('answer_checked', { ...checked({ seq: 3 }), points: undefined, score: undefined });
    expect(view().game?.points).toEqual([]);
    socket.hear('your_result', result);
    expect(view().game).toMatchObject({ points: [8], score: 8 });
    const question = { ...inGame().questions[0], question_id: 'q1', prompt: 'Second?' };
    socket.hear('next_question', { ...next({ seq: 4 }), question });
    expect(view().game?.questions[1]).toMatchObject({ prompt: 'Second?' });
  });

  it('sends an answer again after a reconnect', () => {
    socket.hear('game_state', inGame());
    live.submit('Beta');
    socket.goDown();
    socket.comeUp();
    socket.hear('game_state', inGame());
    const [first, second] = socket.sentOf('check_answer').map(({ payload }) => payload);
    expect(second).toEqual(first);
  });

  it('that was joined late goes on without the player until the next question', () => {
    void live.ask('join_room', { code: 'K7Q4MX' });
    socket.hear('game_state', inGame());
    expect(view().missed).toEqual({ run: 1, index: 0 });
    socket.hear('game_state', inGame());
    expect(view().missed).toEqual({ run: 1, index: 0 });
    socket.hear('answer_checked', checked());
    socket.hear('next_question', next());
    expect(view().missed).toBeNull();
  });

  it('is known to go on without the player when the server says so', () => {
    socket.hear('game_state', inGame());
    live.submit('Beta');
    socket.sentOf('check_answer')[0]?.reply(null, { ok: false, code: 'not_now', message: 'Not now.' });
    expect(view().missed).toEqual({ run: 1, index: 0 });
  });

  it('waits when it is paused, and goes on', () => {
    socket.hear('game_state', inGame());
    socket.hear('clock', { phase: 'paused', closes_at: Date.now() + 1_800_000, why: 'host', ...at(2) });
    expect(view().game).toMatchObject({ phase: 'asking', paused: true });
    socket.hear('answer_checked', checked({ seq: 3 }));
    socket.hear('clock', { phase: 'resumed', closes_at: Date.now(), why: 'host', ...at(4) });
    expect(view().game).toMatchObject({ phase: 'revealing', paused: false });
  });

  it('learns the id of the quiz when the role of the host comes to it, and asks for what the room has until then', () => {
    const quiz = { title: 'All about cats', total_questions: 3 };
    const { quiz_id: _none, ...settings } = SETTINGS;
    socket.hear('game_state', inLobby({ host: 'Bogdan', settings: { ...settings, quiz } }));
    socket.hear('host_changed', { name: 'Ada', ...at(2) });
    expect(view().room?.settings).toMatchObject({ quiz });
    void startRun(live, view().room as Room);
    const sent = socket.sentOf('start_game').at(-1)?.payload;
    expect(sent).toMatchObject({ disclosure: 'progressive' });
    for (const field of ['amount', 'quiz_id', 'quiz']) expect(sent).not.toHaveProperty(field);
    socket.hear('room_settings', { ...settings, quiz, quiz_id: 'id-1' });
    expect(view().room?.settings).toEqual({ ...settings, quiz, quiz_id: 'id-1' });
    socket.hear('host_changed', { name: 'Bogdan', ...at(3) });
    expect(view().room?.host).toBe('Bogdan');
  });

  it('ends with the results, also when that was while the connection was down', () => {
    socket.hear('game_state', inGame());
    socket.hear('game_state', inLobby({ run: 1, seq: 9, scores: SCORES }));
    expect(view().ended).toBe(true);
    socket.hear('start_game', started({ run: 2, seq: 10 }));
    expect(view().ended).toBe(false);
    socket.hear('answer_checked', checked({ seq: 11 }));
    socket.hear('quiz_completed', { closed: 1, total: 10, scores: SCORES, ...at(12) });
    expect(view()).toMatchObject({ ended: true, room: { scores: SCORES } });
  });

  it('tells after it when the host turns to the next one, unless that starts at once', () => {
    jest.useFakeTimers();
    socket.hear('game_state', inLobby({ run: 1, scores: SCORES }));
    socket.hear('room_settings', { ...SETTINGS, ...at(2) });
    socket.hear('start_game', started({ run: 2, seq: 3 }));
    jest.advanceTimersByTime(1_000);
    expect(view().reopened).toBe(false);
    socket.hear('game_state', inLobby({ run: 2, seq: 8, scores: SCORES }));
    socket.hear('room_settings', { ...SETTINGS, ...at(9) });
    jest.advanceTimersByTime(1_000);
    expect(view().reopened).toBe(true);
  });
});

describe('the role of the host', () => {
  it('is news for whoever it comes to, not for whoever has it', () => {
    socket.hear('game_state', inLobby({ you: 'Bogdan' }));
    expect(view().promoted).toBe(false);
    socket.hear('host_changed', { name: 'Bogdan', ...at(2) });
    expect(view().promoted).toBe(true);
    live.read();
    expect(view().promoted).toBe(false);
    socket.hear('game_state', inLobby({ seq: 3, you: 'Bogdan', host: 'Bogdan' }));
    expect(view().promoted).toBe(false);
  });

  it('is news also where it came while the connection was down, and no more once it has gone on', () => {
    socket.hear('game_state', inLobby({ you: 'Bogdan' }));
    socket.hear('game_state', inLobby({ seq: 5, you: 'Bogdan', host: 'Bogdan' }));
    expect(view().promoted).toBe(true);
    socket.hear('host_changed', { name: 'Ada', ...at(6) });
    expect(view().promoted).toBe(false);
  });
});
