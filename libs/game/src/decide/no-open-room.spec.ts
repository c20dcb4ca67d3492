import { describe, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { GameEvent } from '../events.js';
import {
  abandon,
  changeSettings,
  countPresent,
  endRun,
  kickPlayer,
  leaveRoom,
  makeHost,
  pauseRun,
  replaceHost,
  skipQuestion,
  startRun,
} from '../testing/commands.js';
import { given } from '../testing/given.js';
import {
  lobby,
  playing,
  revealing,
  soloAsking,
  soloCompleted,
  soloOpened,
  soloRevealing,
  soloWaiting,
} from '../testing/histories.js';
import { HERE } from '../testing/world.js';

const commands: [string, Command][] = [
  ['leave', leaveRoom('ann', { present: HERE })],
  ['kick', kickPlayer('Ann')],
  ['hand over the role', makeHost('Ann')],
  ['change settings', changeSettings({ locked: true })],
  ['start', startRun()],
  ['skip', skipQuestion(0)],
  ['pause', pauseRun(true)],
  ['resume', pauseRun(false)],
  ['end', endRun()],
];
const over: GameEvent = { type: 'GameClosed', why: 'abandoned' };

describe.each<[string, GameEvent[]]>([
  ['a solo game that was opened', soloOpened()],
  ['a solo game while a question is open', soloAsking(0)],
  ['a solo game during a reveal', soloRevealing(0)],
  ['a solo game that waits', soloWaiting(0)],
  ['a solo game that is complete', soloCompleted()],
  ['a lobby that was given up', [...lobby('bob'), over]],
  ['a run that was given up', [...playing(), over]],
])('in %s', (_, history) => {
  it.each(commands)('there is no room to %s', (_name, command) => {
    given(history).when(command).thenRefused('room_not_found');
  });

  it('no host is replaced', () => {
    given(history).when(replaceHost(1, 2)).thenEvents();
  });
});

describe('abandoning a room', () => {
  it.each([
    ['in the lobby', lobby('bob')],
    ['while a question is open', playing()],
    ['during a reveal', revealing()],
  ])('closes it (%s)', (_, history) => {
    given(history)
      .when(abandon('abandoned'))
      .thenEvents(over)
      .when(countPresent(0, 1, 2))
      .thenEvents();
  });
});
