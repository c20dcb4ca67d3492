import { describe, it } from '@jest/globals';
import type { Command } from './commands.js';
import type { GameEvent } from './events.js';
import { abandon, asking, completed, HERE, opened, revealing, waiting } from './testing/build.js';
import { given } from './testing/given.js';
import {
  changeSettings,
  count,
  endRun,
  kick,
  leaveRoom,
  lobby,
  makeHost,
  pauseRun,
  playing,
  replaceHost,
  shown,
  skip,
  startRun,
} from './testing/room.js';

const wishes: [string, Command][] = [
  ['leave', leaveRoom('ann', { present: HERE })],
  ['kick', kick('Ann')],
  ['hand the role on', makeHost('Ann')],
  ['change settings', changeSettings({ locked: true })],
  ['start', startRun()],
  ['skip', skip(0)],
  ['pause', pauseRun(true)],
  ['go on', pauseRun(false)],
  ['end', endRun()],
];
const over: GameEvent = { type: 'GameClosed', why: 'abandoned' };

describe.each<[string, GameEvent[]]>([
  ['a solo game that was opened', opened()],
  ['a solo game while a question is open', asking(0)],
  ['a solo game during a reveal', revealing(0)],
  ['a solo game that waits', waiting(0)],
  ['a solo game that is complete', completed()],
  ['a lobby that was given up', [...lobby('bob'), over]],
  ['a run that was given up', [...playing(), over]],
])('in %s', (_, history) => {
  it.each(wishes)('there is no room to %s', (_name, wish) => {
    given(history).when(wish).thenRefused('room_not_found');
  });

  it('no host is replaced', () => {
    given(history).when(replaceHost(1, 2)).thenEvents();
  });
});

describe('giving up a room', () => {
  it.each([
    ['in the lobby', lobby('bob')],
    ['while a question is open', playing()],
    ['during a reveal', shown()],
  ])('closes it (%s)', (_, history) => {
    given(history)
      .when(abandon('abandoned'))
      .thenEvents(over)
      .when(count(0, 1, 2))
      .thenEvents();
  });
});
