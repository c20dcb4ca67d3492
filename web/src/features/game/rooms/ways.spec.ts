import { describe, expect, it } from '@jest/globals';
import { NOTHING_YET } from '../connection/followed-game.js';
import { Mirror } from '../connection/mirror.js';
import type { RoomView } from './live-room.js';
import { roomOf } from './room.js';
import { inGame, inLobby, SCORES } from './testing/room-states.js';
import { wayFrom } from './ways.js';

const ENTRANCE = '/multiplayer';
const LOBBY = '/multiplayer/lobby';
const PLAY = '/multiplayer/play';
const RESULTS = '/multiplayer/results';
const PLACES = [ENTRANCE, LOBBY, PLAY, RESULTS];

const view = (change: Partial<RoomView>): RoomView => ({
  ...NOTHING_YET,
  connection: 'connected',
  status: 'in',
  room: null,
  parting: null,
  former: null,
  promoted: false,
  entered: false,
  ended: false,
  reopened: false,
  missed: null,
  ...change,
});
const lobby = (change: Partial<RoomView> = {}, scores: typeof SCORES = []) =>
  view({ game: new Mirror(inLobby()).view(), room: roomOf(inLobby({ scores }), null), ...change });
const game = view({ game: new Mirror(inGame()).view(), room: roomOf(inGame(), null) });
const none = (parting: RoomView['parting']) => view({ status: 'none', parting });

describe('the way', () => {
  it.each(PLACES)('is not known from %s before the server has spoken', (path) => {
    expect(wayFrom(path, view({ status: 'asking' }))).toBeNull();
  });

  it.each<[string, string, RoomView, string | null]>([
    [ENTRANCE, 'there is no room', none('not_in_room'), null],
    [LOBBY, 'there is no room', none('not_in_room'), '/play'],
    [PLAY, 'there is no room', none('not_in_room'), '/play'],
    [RESULTS, 'there is no room', none('not_in_room'), '/play'],
    [LOBBY, 'the room was left', none('left'), ENTRANCE],
    [PLAY, 'the room was left', none('left'), ENTRANCE],
    [RESULTS, 'the room was left', none('left'), '/play'],
    [LOBBY, 'the host has removed us', none('kicked'), ENTRANCE],
    [PLAY, 'the room was closed', none('closed'), ENTRANCE],
    [ENTRANCE, 'we are still in a room', lobby(), null],
    [ENTRANCE, 'the room was entered', lobby({ entered: true }), LOBBY],
    [ENTRANCE, 'a running game was entered', { ...game, entered: true }, PLAY],
    [LOBBY, 'nothing runs', lobby(), null],
    [LOBBY, 'the game starts', game, PLAY],
    [PLAY, 'a question is open', game, null],
    [PLAY, 'there are no questions', lobby(), LOBBY],
    [PLAY, 'there are none, though an earlier run has results', lobby({}, SCORES), LOBBY],
    [PLAY, 'the run is over', lobby({ ended: true }, SCORES), RESULTS],
    [RESULTS, 'they are there, also after a reload', lobby({}, SCORES), null],
    [RESULTS, 'there are none', lobby(), LOBBY],
    [RESULTS, 'the next game starts', game, PLAY],
    [RESULTS, 'the host opens the lobby', lobby({ reopened: true }, SCORES), LOBBY],
  ])('from %s, when %s', (path, _, seen, way) => {
    expect(wayFrom(path, seen)).toBe(way);
  });

  it('goes straight in where the link is that of the own room', () => {
    expect(wayFrom(ENTRANCE, lobby(), 'K7Q4MX')).toBe(LOBBY);
    expect(wayFrom(ENTRANCE, lobby(), 'AAAAAA')).toBeNull();
  });
});
