import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRoom, QUICK, roomPlayer } from '../../testing/room-players.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const LONG = 'x'.repeat(301);
const NOBODY = { name: 'Nobody' };
const answer = (fields: object) => ({ question_id: 'x', question_index: 0, user_answer: 'True', ...fields });
const junk: unknown[] = [null, 'text', 7, [], true, { command_id: 'not a uuid' }];
/** Messages without required fields may be empty. */
const badNothing = junk.filter((payload) => payload !== null);

/** Message, invalid payloads, a valid one, and the reply to a guest in a lobby. */
const messages: [event: string, bad: unknown[], good: unknown, answer: object][] = [
  ['register_user', badNothing, { email: 'x@y.org', name: 'Eve' }, { ok: true }],
  ['check_for_room', badNothing, undefined, { ok: true }],
  ['current_players', badNothing, {}, { ok: true }],
  ['create_room', badNothing, null, { ok: false, code: 'already_in_room' }],
  [
    'join_room',
    [...junk, {}, { code: 1 }, { code: 'x'.repeat(33) }, { code: 'a\0b' }],
    { code: '222222' },
    { code: 'room_not_found' },
  ],
  [
    'start_game',
    [
      ...junk.slice(1),
      { amount: 0 },
      { amount: 51 },
      { amount: 1.5 },
      { category: 8 },
      { category: 'x' },
      { difficulty: 'no' },
      { type: 1 },
      { scoring: 'x' },
      { reveal_seconds: 1 },
      { disclosure: '' },
      { pace: 'slow' },
      { host_plays: 'no' },
    ],
    QUICK,
    { code: 'not_host' },
  ],
  [
    'room_settings',
    [...junk.slice(1), { locked: 'yes' }, { reveal_seconds: 11 }, { late_join: true }],
    { amount: 3 },
    { code: 'not_host' },
  ],
  ['kick_player', [...junk, {}, { name: 1 }, { name: 'x'.repeat(49) }], NOBODY, { code: 'not_host' }],
  ['make_host', [...junk, {}, { name: ['x'] }], NOBODY, { code: 'not_host' }],
  [
    'rename_player',
    [...junk, {}, NOBODY, { ...NOBODY, to: 1 }, { ...NOBODY, to: 'x'.repeat(97) }, { to: 'Max' }],
    { ...NOBODY, to: 'Max' },
    { code: 'not_host' },
  ],
  [
    'skip_question',
    [...junk, {}, { question_index: -1 }, { question_index: '0' }, { question_index: 50 }],
    { question_index: 0 },
    { code: 'not_host' },
  ],
  [
    'open_next',
    [...junk, {}, { question_index: -1 }, { question_index: '0' }, { question_index: 50 }],
    { question_index: 0 },
    { code: 'not_host' },
  ],
  ['pause_game', [...junk, {}, { paused: 1 }], { paused: true }, { code: 'not_host' }],
  ['end_game', badNothing, undefined, { code: 'not_host' }],
  [
    'player_message',
    [
      ...junk,
      {},
      { message: '' },
      { message: '  ' },
      { message: LONG },
      { message: '\ud800' },
      { message: { toString: 'x' } },
    ],
    { message: '<script>' },
    { ok: true },
  ],
  [
    'check_answer',
    [
      ...junk,
      {},
      answer({ question_index: 1e9 }),
      answer({ user_answer: 'a'.repeat(151) }),
      answer({ question_id: {} }),
      answer({ user_answer: '\0' }),
    ],
    answer({}),
    { code: 'not_now' },
  ],
  ['sync', [...junk, {}, { seq: -1 }, { seq: 'x' }, { seq: Infinity }], { seq: 0 }, { ok: true }],
  ['no_such_message', [{}], undefined, { code: 'bad_request' }],
];

describe('every message', () => {
  it.each(messages)('%s is accepted, or refused without an effect', async (event, bad, good, reply) => {
    const { host, guests, all } = await openRoom(started);
    const [guest] = guests;
    const { seq } = await host.send<{ seq: number }>('sync', { seq: 0 });
    for (const payload of bad) {
      // Uses a new connection each time: three violations close one.
      await guest?.connect('/multiplayer');
      expect([payload, await guest?.send(event, payload)]).toEqual([
        payload,
        { ok: false, code: 'bad_request', message: expect.any(String) },
      ]);
    }
    await guest?.connect('/multiplayer');
    expect(await guest?.send(event, good)).toMatchObject(reply);
    expect(await host.send('sync', { seq: 0 })).toMatchObject({ seq });
    for (const player of all) player.disconnect();
  });

  const inRooms = messages.filter(([event]) => !/register|check_for|create|join|no_such/.test(event));
  it.each(inRooms)('%s of an outsider is refused', async (event, _bad, good) => {
    const outsider = await roomPlayer(started);
    expect(await outsider.send(event, good)).toMatchObject({ ok: false, code: 'not_in_room' });
    outsider.emit(event, good);
    expect(await outsider.frame('refused')).toMatchObject({ event, code: 'not_in_room' });
    outsider.disconnect();
  });

  it('reaches no player who was removed or has left', async () => {
    const { host, guests, all } = await openRoom(started, 2);
    const [kicked, left] = guests;
    await host.send('kick_player', { name: (await kicked?.state())?.you });
    await kicked?.frame('not_in_room');
    await left?.send('leave_room', undefined);
    const seen = [kicked, left].map((player) => player?.frames.length);
    for (const player of [kicked, left])
      expect(await player?.send('player_message', { message: 'still here' })).toMatchObject({
        code: 'not_in_room',
      });
    await host.send('player_message', { message: 'they are gone' });
    await host.send('start_game', QUICK);
    await host.frame('start_game');
    expect([kicked, left].map((player) => player?.frames.length)).toEqual(seen);
    for (const player of all) player.disconnect();
  });
});
