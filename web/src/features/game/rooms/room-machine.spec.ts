import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActor } from 'xstate';
import { gameView } from '../connection/selectors.js';
import { FakeSocket } from '../testing/fake-socket.js';
import { checked, next } from '../testing/states.js';
import { type Ask, askOf } from './ask.js';
import { type RoomActor, roomMachine } from './room-machine.js';
import { isInside, isPromoted, partingOf } from './selectors.js';
import { startRun } from './start-run.js';
import { inGame, inLobby, SCORES, SETTINGS, started } from './testing/room-states.js';

let socket: FakeSocket;
let room: RoomActor;
let ask: Ask;
let query: Record<string, string>;
const view = () => room.getSnapshot().context;
const place = () => room.getSnapshot().value.place;
const isEntered = () => room.getSnapshot().matches({ crossing: 'entered' });
const game = () => view().game.getSnapshot();
const isConnected = () => game().matches({ connection: 'connected' });
const at = (seq: number) => ({ seq, server_time: Date.now() });
const lines = () => view().room?.lines.map((line) => (line.kind === 'happened' ? line.text : line.message));
const submit = (choice: string) => {
  const { answer } = game().context;
  answer.send({ type: 'pick', choice });
  answer.send({ type: 'submit' });
};

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  socket = new FakeSocket();
  const connect = (wanted: Record<string, string>) => {
    query = wanted;
    return socket.asSocket();
  };
  room = createActor(roomMachine, { input: { code: 'K7Q4MX', connect } }).start();
  ask = askOf(room);
  socket.comeUp();
});
afterEach(() => {
  room.stop();
  jest.useRealTimers();
});

describe('a connection', () => {
  it('registers the user and requests the room, after each connect', () => {
    expect(query).toEqual({ room: 'K7Q4MX' });
    socket.goDown();
    socket.comeUp();
    const events = ['register_user', 'check_for_room'];
    expect(socket.sent.map(({ event }) => event)).toEqual([...events, ...events]);
  });

  it('carries the code of its room once the server has sent it', () => {
    socket.receive('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.io.opts.query).toEqual({ room: 'BBBBBB' });
    socket.receive('not_in_room');
    expect(socket.io.opts.query).toEqual({});
  });

  it('reconnects once the code of a room that the player opened is known', () => {
    void ask('create_room');
    socket.receive('game_state', inLobby({ code: 'BBBBBB' }));
    expect([socket.connects, isConnected(), isEntered()]).toEqual([1, true, true]);
    expect(socket.io.opts.query).toEqual({ room: 'BBBBBB' });
    socket.comeUp();
    socket.receive('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.connects).toBe(1);
  });

  it('reconnects before a join by a typed code, unless it was made for that room', () => {
    socket.receive('not_in_room');
    void ask('join_room', { code: 'K7Q4MX' });
    expect(socket.connects).toBe(0);
    void ask('join_room', { code: 'BBBBBB' });
    expect([socket.connects, isConnected()]).toEqual([1, true]);
    expect(socket.io.opts.query).toEqual({ room: 'BBBBBB' });
    socket.comeUp();
    socket.receive('not_in_room');
    socket.receive('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.connects).toBe(1);
  });

  it('drops the code of its room after the handshake timed out', () => {
    socket.receive('game_state', inGame());
    socket.goDown('ping timeout');
    socket.receive('connect_error', new Error('websocket error'));
    expect(socket.io.opts.query).toEqual({ room: 'K7Q4MX' });
    socket.receive('connect_error', new Error('timeout'));
    expect(socket.io.opts.query).toEqual({});
    socket.comeUp();
    socket.receive('game_state', inGame());
    expect(socket.io.opts.query).toEqual({ room: 'K7Q4MX' });
  });

  it('does not reconnect when the player returns to a room', () => {
    socket.receive('game_state', inGame({ code: 'BBBBBB' }));
    socket.receive('game_state', inLobby({ code: 'BBBBBB' }));
    expect(socket.connects).toBe(0);
  });

  it('has no place until the first message of the server', () => {
    expect(place()).toBe('finding');
    socket.receive('not_in_room');
    expect(place()).toEqual({ outside: 'not_in_room' });
  });
});

describe('a command', () => {
  it('carries an id and returns the reply of the server', async () => {
    const reply = ask('join_room', { code: 'K7Q4MX' });
    const [sent] = socket.sentOf('join_room');
    expect(sent?.payload).toEqual({
      code: 'K7Q4MX',
      command_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    sent?.reply(null, { ok: false, code: 'room_full', message: 'Full.' });
    expect(await reply).toMatchObject({ ok: false, code: 'room_full' });
  });

  it('is sent again under the same id over another connection, until its receipt', async () => {
    const reply = ask('create_room');
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
    socket.receive('game_state', inGame());
    socket.goDown();
    void ask(event);
    expect(socket.sentOf(event)).toEqual([]);
    socket.comeUp();
    expect(socket.sentOf(event)).toHaveLength(1);
  });

  it('fails when the player loses the room it was sent for', async () => {
    socket.receive('game_state', inLobby());
    const said = ask('player_message', { message: 'Hello' });
    socket.receive('kicked');
    expect(await said).toMatchObject({ ok: false, code: 'unavailable' });
  });

  it('fails when the run it was sent for ends', async () => {
    socket.receive('game_state', inGame());
    const ended = ask('end_game');
    socket.receive('game_state', inLobby({ run: 1, seq: 9, scores: SCORES }));
    expect(await ended).toMatchObject({ ok: false, code: 'unavailable' });
  });

  it('to leave succeeds even if its reply was lost', async () => {
    socket.receive('game_state', inLobby());
    const gone = ask('leave_room');
    socket.goDown();
    socket.comeUp();
    socket.receive('not_in_room');
    expect(await gone).toMatchObject({ ok: true });
    expect(place()).toEqual({ outside: 'left' });
  });

  it('that opens a room is answered on the connection made for its code', async () => {
    const reply = ask('create_room');
    socket.receive('room_created', { code: 'BBBBBB' });
    socket.receive('game_state', inLobby({ code: 'BBBBBB' }));
    socket.sentOf('create_room')[0]?.reply(null, { ok: true, version: 1 });
    await reply;
    expect([socket.connects, socket.io.opts.query]).toEqual([1, { room: 'BBBBBB' }]);
    expect(isConnected()).toBe(true);
  });

  it('that opens or joins a room enters it; being in one already does not', () => {
    socket.receive('game_state', inLobby());
    expect(isEntered()).toBe(false);
    void ask('join_room', { code: 'K7Q4MX' });
    socket.receive('game_state', inLobby());
    expect(isEntered()).toBe(true);
    room.send({ type: 'arrived' });
    expect(isEntered()).toBe(false);
  });
});

describe('in the lobby', () => {
  beforeEach(() => socket.receive('game_state', inLobby()));

  it('adds one line to the log for all players who join within two seconds', () => {
    jest.useFakeTimers();
    const names = ['Ada', 'Bogdan', 'Chi-Wei'];
    socket.receive('player_joined', { names, total: 3, ...at(2) });
    socket.receive('player_joined', { names: [...names, 'Dalia'], total: 4, ...at(3) });
    expect(view().room?.names).toHaveLength(4);
    expect(lines()).toEqual([]);
    jest.advanceTimersByTime(2_000);
    expect(lines()).toEqual(['Chi-Wei and Dalia joined']);
  });

  it('follows a batch whose numbers match its joins and leaves', () => {
    socket.receive('roster', { joined: ['X', 'Y'], left: ['Bogdan'], total: 203, ...at(4) });
    expect(socket.sentOf('sync')).toEqual([]);
    expect(view().room).toMatchObject({ names: ['Ada', 'X', 'Y'], total: 203 });
    socket.receive('roster', { joined: ['Z'], left: [], total: 204, ...at(6) });
    expect(socket.sentOf('sync')[0]?.payload).toEqual({ seq: 4 });
  });

  it('requests the state once after a gap, and again if there is no reply', () => {
    socket.receive('player_left', { name: 'Bogdan', total: 1, ...at(3) });
    socket.receive('player_left', { name: 'Ada', total: 1, ...at(4) });
    expect(socket.sentOf('sync')).toHaveLength(1);
    socket.sentOf('sync')[0]?.reply(new Error('timed out'));
    socket.receive('player_left', { name: 'Ada', total: 1, ...at(5) });
    socket.sentOf('sync')[1]?.reply(null, { ok: true, seq: 5, state: inLobby({ seq: 5, names: ['Ada'] }) });
    expect(view().room?.names).toEqual(['Ada']);
  });

  it('adds lines to the log for a leave and a new host', () => {
    socket.receive('player_left', { name: 'Bogdan', total: 1, ...at(2) });
    socket.receive('host_changed', { name: 'Ada', ...at(3) });
    expect(lines()).toEqual(['Bogdan left', 'You are now the host']);
  });

  it('ignores messages that repeat the state for clients without states', () => {
    socket.receive('room_created', { code: 'K7Q4MX' });
    socket.receive('player_joined', { names: ['Ada', 'Bogdan'], total: 2, ...at(1) });
    socket.receive('start_game', { questions: [] });
    expect([gameView(game())?.phase, view().room?.total]).toEqual(['lobby', 2]);
  });
});

describe('the end of a room', () => {
  it.each([
    ['leave_room_successful', 'left'],
    ['kicked', 'kicked'],
  ])('%s is the reason, even if other notices follow', (event, parting) => {
    socket.receive('game_state', inLobby());
    socket.receive(event);
    socket.receive('not_in_room');
    expect([place(), view().room, gameView(game())]).toEqual([{ outside: parting }, null, null]);
  });

  it('can be that it closes', () => {
    socket.receive('game_state', inLobby());
    socket.receive('room_closed', { why: 'abandoned', ...at(2) });
    expect(place()).toEqual({ outside: 'closed' });
    room.send({ type: 'read' });
    expect(place()).toEqual({ outside: 'not_in_room' });
  });

  it('is forgotten in the next room', () => {
    socket.receive('kicked');
    socket.receive('game_state', inLobby());
    expect([isInside(room.getSnapshot()), partingOf(room.getSnapshot())]).toEqual([true, null]);
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

  it('starts for all players, with questions that are disclosed one by one', () => {
    socket.receive('game_state', inLobby());
    socket.receive('start_game', started());
    expect(gameView(game())).toMatchObject({ phase: 'asking', index: 0, run: 1 });
    socket.receive('answer_checked', { ...checked({ seq: 3 }), points: undefined, score: undefined });
    expect(gameView(game())?.points).toEqual([]);
    socket.receive('your_result', result);
    expect(gameView(game())).toMatchObject({ points: [8], score: 8 });
    const question = { ...inGame().questions[0], question_id: 'q1', prompt: 'Second?' };
    socket.receive('next_question', { ...next({ seq: 4 }), question });
    expect(gameView(game())?.questions[1]).toMatchObject({ prompt: 'Second?' });
  });

  it('sends an answer again after a reconnect', () => {
    socket.receive('game_state', inGame());
    submit('Beta');
    socket.goDown();
    socket.comeUp();
    socket.receive('game_state', inGame());
    const [first, second] = socket.sentOf('check_answer').map(({ payload }) => payload);
    expect(second).toEqual(first);
  });

  it('that was joined late continues without the player until the next question', () => {
    void ask('join_room', { code: 'K7Q4MX' });
    socket.receive('game_state', inGame());
    expect(view().missed).toEqual({ run: 1, index: 0 });
    socket.receive('game_state', inGame());
    expect(view().missed).toEqual({ run: 1, index: 0 });
    socket.receive('answer_checked', checked());
    socket.receive('next_question', next());
    expect(view().missed).toBeNull();
  });

  it('continues without the player if the server says so', () => {
    socket.receive('game_state', inGame());
    submit('Beta');
    socket.sentOf('check_answer')[0]?.reply(null, { ok: false, code: 'not_now', message: 'Not now.' });
    expect(view().missed).toEqual({ run: 1, index: 0 });
  });

  it('waits while it is paused, and then continues', () => {
    socket.receive('game_state', inGame());
    socket.receive('clock', { phase: 'paused', closes_at: Date.now() + 1_800_000, why: 'host', ...at(2) });
    expect(gameView(game())).toMatchObject({ phase: 'asking', paused: true });
    socket.receive('answer_checked', checked({ seq: 3 }));
    socket.receive('clock', { phase: 'resumed', closes_at: Date.now(), why: 'host', ...at(4) });
    expect(gameView(game())).toMatchObject({ phase: 'revealing', paused: false });
  });

  it('gets the id of the quiz with the role of the host, and until then starts what the room has chosen', () => {
    const quiz = { title: 'All about cats', total_questions: 3 };
    const { quiz_id: _none, ...settings } = SETTINGS;
    socket.receive('game_state', inLobby({ host: 'Bogdan', settings: { ...settings, quiz } }));
    socket.receive('host_changed', { name: 'Ada', ...at(2) });
    expect(view().room?.settings).toMatchObject({ quiz });
    void startRun(ask);
    const sent = socket.sentOf('start_game').at(-1)?.payload;
    expect(sent).toMatchObject({ disclosure: 'progressive' });
    for (const field of ['amount', 'quiz_id', 'quiz']) expect(sent).not.toHaveProperty(field);
    socket.receive('room_settings', { ...settings, quiz, quiz_id: 'id-1' });
    expect(view().room?.settings).toEqual({ ...settings, quiz, quiz_id: 'id-1' });
    socket.receive('host_changed', { name: 'Bogdan', ...at(3) });
    expect(view().room?.host).toBe('Bogdan');
  });

  it('ends with the results, even if it ended while the connection was down', () => {
    socket.receive('game_state', inGame());
    socket.receive('game_state', inLobby({ run: 1, seq: 9, scores: SCORES }));
    expect(place()).toEqual({ inside: { idle: 'results' } });
    socket.receive('start_game', started({ run: 2, seq: 10 }));
    expect(place()).toEqual({ inside: 'playing' });
    socket.receive('answer_checked', checked({ seq: 11 }));
    socket.receive('quiz_completed', { closed: 1, total: 10, scores: SCORES, ...at(12) });
    expect(place()).toEqual({ inside: { idle: 'results' } });
    expect(view().room?.scores).toEqual(SCORES);
  });

  it('reports that the host has returned to the lobby, unless the next run starts at once', () => {
    jest.useFakeTimers();
    socket.receive('game_state', inLobby({ run: 1, scores: SCORES }));
    socket.receive('room_settings', { ...SETTINGS, ...at(2) });
    socket.receive('start_game', started({ run: 2, seq: 3 }));
    jest.advanceTimersByTime(1_000);
    expect(place()).toEqual({ inside: 'playing' });
    socket.receive('game_state', inLobby({ run: 2, seq: 8, scores: SCORES }));
    socket.receive('room_settings', { ...SETTINGS, ...at(9) });
    jest.advanceTimersByTime(1_000);
    expect(place()).toEqual({ inside: { idle: 'reopened' } });
  });
});

describe('the role of the host', () => {
  it('is announced to a player who receives it, not to one who already has it', () => {
    socket.receive('game_state', inLobby({ you: 'Bogdan' }));
    expect(isPromoted(room.getSnapshot())).toBe(false);
    socket.receive('host_changed', { name: 'Bogdan', ...at(2) });
    expect(isPromoted(room.getSnapshot())).toBe(true);
    room.send({ type: 'read' });
    expect(isPromoted(room.getSnapshot())).toBe(false);
    socket.receive('game_state', inLobby({ seq: 3, you: 'Bogdan', host: 'Bogdan' }));
    expect(isPromoted(room.getSnapshot())).toBe(false);
  });

  it('is announced after a reconnect too, and no longer once it has passed to another player', () => {
    socket.receive('game_state', inLobby({ you: 'Bogdan' }));
    socket.receive('game_state', inLobby({ seq: 5, you: 'Bogdan', host: 'Bogdan' }));
    expect(isPromoted(room.getSnapshot())).toBe(true);
    socket.receive('host_changed', { name: 'Ada', ...at(6) });
    expect(isPromoted(room.getSnapshot())).toBe(false);
  });
});
