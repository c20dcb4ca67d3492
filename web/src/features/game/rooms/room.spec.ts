import { describe, expect, it } from '@jest/globals';
import { foldRoom, type Room, roomOf } from './room.js';
import { inLobby, SCORES, SETTINGS, started } from './testing/room-states.js';

const at = { seq: 2, server_time: 0 };
const room = (change = {}) => roomOf(inLobby(change), null) as Room;
const said = (at: number) => ({ name: 'Bogdan', message: `message ${at}`, at });

describe('a room from a state', () => {
  it('is none in a solo game', () => {
    const { code: _code, ...solo } = inLobby();
    expect(roomOf(solo, null)).toBeNull();
  });

  it('has the chat that was kept', () => {
    expect(room({ chat: [said(1), said(2)] }).lines.map((line) => line.kind === 'said' && line.at)).toEqual([
      1, 2,
    ]);
  });

  it('keeps its log over a reconnect and adds the messages that it missed', () => {
    const before = foldRoom(room({ chat: [said(1)] }), ['player_message', said(2)]);
    const after = roomOf(inLobby({ chat: [said(1), said(2), said(3)] }), before);
    expect(after?.lines).toHaveLength(3);
    expect(roomOf(inLobby({ code: 'AAAAAA', chat: [said(9)] }), before)?.lines).toHaveLength(1);
  });
});

describe('a message', () => {
  it('player_joined has the whole list', () => {
    const names = ['Ada', 'Bogdan', 'Chi-Wei'];
    expect(foldRoom(room(), ['player_joined', { names, total: 3, ...at }])).toMatchObject({
      names,
      total: 3,
    });
  });

  it('player_left removes a player, also from the disconnected ones', () => {
    const message = { name: 'Bogdan', total: 1, ...at };
    expect(foldRoom(room({ away: ['Bogdan'] }), ['player_left', message])).toMatchObject({
      names: ['Ada'],
      away: [],
      total: 1,
    });
  });

  it('roster adds and removes players, and lists at most a hundred', () => {
    const names = Array.from({ length: 100 }, (_, i) => `P${i}`);
    const message = { joined: ['New', 'P7'], left: ['P3'], total: 2_000, ...at };
    const after = foldRoom(room({ names, total: 1_999 }), ['roster', message]);
    expect(after.names).toHaveLength(100);
    expect(after.names.filter((name) => name === 'P7')).toHaveLength(1);
    expect([after.names.includes('P3'), after.names.at(-1), after.total]).toEqual([false, 'New', 2_000]);
  });

  it('host_changed names the new host', () => {
    expect(foldRoom(room(), ['host_changed', { name: 'Bogdan', ...at }]).host).toBe('Bogdan');
  });

  it('player_renamed changes the name in all parts of the room', () => {
    const named = room({ host: 'Ada', you: 'Bogdan', away: ['Bogdan'], scores: SCORES });
    const after = foldRoom(named, ['player_renamed', { name: 'Bogdan', to: 'Bo', idx: 0, ...at }]);
    expect(after).toMatchObject({ host: 'Ada', you: 'Bo', names: ['Ada', 'Bo'], away: ['Bo'] });
    expect(after.scores.map(({ name }) => name)).toEqual(
      SCORES.map(({ name }) => (name === 'Bogdan' ? 'Bo' : name)),
    );
    expect(foldRoom(named, ['player_renamed', { name: 'Ada', to: 'Al', ...at }]).host).toBe('Al');
  });

  it('player_renamed does not change the results of a player with the same name who left', () => {
    const named = room({ scores: SCORES });
    expect(foldRoom(named, ['player_renamed', { name: 'Bogdan', to: 'Bo', ...at }]).scores).toEqual(SCORES);
  });

  it('room_settings are live', () => {
    const settings = { ...SETTINGS, amount: 3, locked: true };
    expect(foldRoom(room(), ['room_settings', { ...settings, ...at }]).settings).toEqual(settings);
  });

  it('results_corrected replaces the list, unless it is about an earlier run', () => {
    const listed = room({ scores: SCORES });
    const scores = SCORES.map((row) => ({ ...row, score: 1 }));
    const message = { run: 1, reason: 'Two were right.', total: 20, ...at };
    const after = foldRoom(listed, ['results_corrected', { ...message, scores }]);
    expect(after).toMatchObject({ scores, corrected: 'Two were right.' });
    expect(foldRoom(listed, ['results_corrected', message])).toEqual(listed);
    const next = foldRoom(after, ['quiz_completed', { closed: 1, total: 10, scores: SCORES, ...at }]);
    expect(next).not.toHaveProperty('corrected');
    expect(room({ scores: SCORES, corrected: 'Why' })).toMatchObject({ corrected: 'Why' });
  });

  it('start_game clears the data of the last run', () => {
    expect(foldRoom(room({ scores: SCORES }), ['start_game', started()])).toMatchObject({
      scores: [],
      standing: null,
      progress: null,
    });
  });

  it('answer_progress counts until the next question', () => {
    const counting = foldRoom(room(), ['answer_progress', { answered: 1, players: 2 }]);
    expect(counting.progress).toEqual({ answered: 1, players: 2 });
    const next = { newQuestionIndex: 1, closes_at: 0, ...at };
    expect(foldRoom(counting, ['next_question', next]).progress).toBeNull();
  });

  it('player_connection marks a disconnected player once', () => {
    const gone = (from: Room) => foldRoom(from, ['player_connection', { name: 'Bogdan', connected: false }]);
    expect(gone(gone(room())).away).toEqual(['Bogdan']);
    expect(foldRoom(gone(room()), ['player_connection', { name: 'Bogdan', connected: true }]).away).toEqual(
      [],
    );
  });

  it('player_message is added at the end of the log', () => {
    expect(foldRoom(room(), ['player_message', said(5)]).lines.at(-1)).toMatchObject({
      kind: 'said',
      ...said(5),
    });
  });

  it('quiz_completed holds the result list, your_result the own place', () => {
    const end = { closed: 2, total: 20, scores: SCORES, ...at };
    expect(foldRoom(room(), ['quiz_completed', end]).scores).toBe(SCORES);
    const own = {
      question_index: 1,
      points: 0,
      score: 13,
      rank: 120,
      streak: 0,
      final: true,
      breakdown: null,
    };
    expect(foldRoom(room(), ['your_result', own]).standing).toBe(own);
  });
});
