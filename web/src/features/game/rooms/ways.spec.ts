import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActor } from 'xstate';
import { FakeSocket } from '../testing/fake-socket.js';
import { askOf } from './ask.js';
import { type RoomActor, roomMachine } from './room-machine.js';
import { inGame, inLobby, SCORES, SETTINGS } from './testing/room-states.js';
import { wayFrom } from './ways.js';

const ENTRANCE = '/multiplayer';
const LOBBY = '/multiplayer/lobby';
const PLAY = '/multiplayer/play';
const RESULTS = '/multiplayer/results';
const REVIEW = '/multiplayer/review';
const PLACES = [ENTRANCE, LOBBY, PLAY, RESULTS, REVIEW];

let socket: FakeSocket;
let room: RoomActor;
const way = (path: string, invited?: string) => wayFrom(path, room.getSnapshot(), invited);
const at = (seq: number) => ({ seq, server_time: Date.now() });

const lobby = () => socket.receive('game_state', inLobby());
const results = () => socket.receive('game_state', inLobby({ scores: SCORES }));
const game = () => socket.receive('game_state', inGame());
const enter = () => void askOf(room)('join_room', { code: 'K7Q4MX' });
const none = () => socket.receive('not_in_room');
const left = () => socket.receive('leave_room_successful');
const kicked = () => socket.receive('kicked');
const closed = () => socket.receive('room_closed', { why: 'abandoned', ...at(2) });
const reopened = () => {
  socket.receive('room_settings', { ...SETTINGS, ...at(2) });
  jest.advanceTimersByTime(500);
};

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  jest.useFakeTimers();
  socket = new FakeSocket();
  const connect = () => socket.asSocket();
  room = createActor(roomMachine, { input: { code: 'K7Q4MX', connect } }).start();
  socket.comeUp();
});
afterEach(() => {
  room.stop();
  jest.useRealTimers();
});

describe('the way', () => {
  it.each(PLACES)('from %s is unknown until the server has said whether there is a room', (path) => {
    expect(way(path)).toBeNull();
  });

  it.each<[string, string, (() => void)[], string | null]>([
    [ENTRANCE, 'there is no room', [none], null],
    [LOBBY, 'there is no room', [none], '/play'],
    [PLAY, 'there is no room', [none], '/play'],
    [RESULTS, 'there is no room', [none], '/play'],
    [LOBBY, 'the room was left', [lobby, left], ENTRANCE],
    [PLAY, 'the room was left', [game, left], ENTRANCE],
    [RESULTS, 'the room was left', [results, left], '/play'],
    [LOBBY, 'the host has removed us', [lobby, kicked], ENTRANCE],
    [PLAY, 'the room was closed', [game, closed], ENTRANCE],
    [ENTRANCE, 'we are still in a room', [lobby], null],
    [ENTRANCE, 'the room was entered', [enter, lobby], LOBBY],
    [ENTRANCE, 'a running game was entered', [enter, game], PLAY],
    [LOBBY, 'nothing runs', [lobby], null],
    [LOBBY, 'the game starts', [lobby, game], PLAY],
    [PLAY, 'a question is open', [game], null],
    [PLAY, 'there are no questions', [lobby], LOBBY],
    [PLAY, 'there are none, though an earlier run has results', [results], LOBBY],
    [PLAY, 'the run is over', [game, results], RESULTS],
    [RESULTS, 'the run is over', [game, results], null],
    [RESULTS, 'they are there, also after a reload', [results], null],
    [RESULTS, 'there are none', [lobby], LOBBY],
    [RESULTS, 'the next game starts', [results, game], PLAY],
    [RESULTS, 'the host opens the lobby', [game, results, reopened], LOBBY],
    [RESULTS, 'the host opens the lobby after a reload', [results, reopened], LOBBY],
    [REVIEW, 'there is no room', [none], null],
    [REVIEW, 'the room was left', [results, left], null],
    [REVIEW, 'the room was closed', [results, closed], null],
    [REVIEW, 'the run is over', [game, results], null],
    [REVIEW, 'there are no results', [lobby], LOBBY],
    [REVIEW, 'the next game starts', [results, game], PLAY],
    [REVIEW, 'the host opens the lobby', [game, results, reopened], null],
  ])('from %s, when %s', (path, _, steps, expected) => {
    for (const step of steps) step();
    expect(way(path)).toBe(expected);
  });

  it('leads directly into the room if the link is that of the current room', () => {
    lobby();
    expect(way(ENTRANCE, 'K7Q4MX')).toBe(LOBBY);
    expect(way(ENTRANCE, 'AAAAAA')).toBeNull();
  });

  it.each<[string, (() => void)[], string, string | null]>([
    ['there is no room', [none], 'K7Q4MX', '/multiplayer?code=K7Q4MX'],
    ['the own room has another code', [lobby], 'AAAAAA', '/multiplayer?code=AAAAAA'],
    ['another room is being played', [game], 'AAAAAA', '/multiplayer?code=AAAAAA'],
    ['it is the own room', [lobby], 'K7Q4MX', null],
    ['the own room is being played', [game], 'K7Q4MX', PLAY],
    ['the room was left', [lobby, left], 'K7Q4MX', ENTRANCE],
  ])('from the lobby of a code, when %s', (_, steps, code, expected) => {
    for (const step of steps) step();
    expect(way(LOBBY, code)).toBe(expected);
  });
});
