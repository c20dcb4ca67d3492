import { describe, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { GameEvent } from '../events.js';
import {
  changeSettings,
  endRun,
  joinRoom,
  kickPlayer,
  leaveRoom,
  makeHost,
  pauseRun,
  replaceHost,
  skipQuestion,
  startRun,
} from '../testing/commands.js';
import { hostChanged, playerLeft, roomEmptied, settingsChanged } from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, paused, playing, revealing, startedRun } from '../testing/histories.js';
import { ANN, aRoom, BOB, CYD, questions, seats } from '../testing/world.js';

const trio = lobby('bob', 'cyd');
const phases: [name: string, history: GameEvent[]][] = [
  ['in the lobby', trio],
  ['while a question is open', playing()],
  ['during a reveal', revealing()],
  ['while it is paused', paused()],
];
const commandsOfHost: [name: string, command: (userId: string) => Command][] = [
  ['starts a run', (userId) => startRun(3, { userId })],
  ['changes the settings', (userId) => changeSettings({ locked: true }, { userId })],
  ['kicks', (userId) => kickPlayer('Cyd', { userId })],
  ['hands over the role', (userId) => makeHost('Bob', { userId })],
  ['skips', (userId) => skipQuestion(0, { userId })],
  ['pauses', (userId) => pauseRun(true, { userId })],
  ['resumes', (userId) => pauseRun(false, { userId })],
  ['ends the run', (userId) => endRun({ userId })],
];

describe.each(phases)('%s', (_, history) => {
  it.each(commandsOfHost)('[H1, H3 … H8] only the host %s', (_name, command) => {
    given(history).when(command('bob')).thenRefused('not_host');
    given(history).when(command('eve')).thenRefused('not_in_room');
    given(history, playerLeft(BOB)).when(command('bob')).thenRefused('not_in_room');
  });

  it.each(commandsOfHost)('[H2, H4] a former host no longer %s', (_name, command) => {
    given(history, hostChanged(CYD)).when(command('ann')).thenRefused('not_host');
  });

  it('[H2] the role passes to another player when the host leaves', () => {
    given(history).when(leaveRoom('ann')).thenEvents(playerLeft(ANN), hostChanged(BOB));
  });

  it('[H2] it passes to a connected player before a disconnected one who joined earlier', () => {
    given(history)
      .when(leaveRoom('ann', { present: seats(ANN, CYD) }))
      .thenEvents(playerLeft(ANN), hostChanged(CYD));
  });

  it('[H2] it passes to the player who joined first if nobody is connected', () => {
    given(history)
      .when(leaveRoom('ann', { present: seats() }))
      .thenEvents(playerLeft(ANN), hostChanged(BOB));
  });

  it('[H2] a player who joins again counts as the last to join', () => {
    given(history)
      .when(leaveRoom('ann'))
      .when(joinRoom('ann'))
      .when(leaveRoom('bob', { present: seats(1, 2, 3) }))
      .thenEvents(playerLeft(BOB), hostChanged(CYD));
  });

  it('[H2] a connected player replaces a disconnected host', () => {
    given(history).when(replaceHost(CYD)).thenEvents(hostChanged(CYD));
    given(history).when(replaceHost(CYD, BOB)).thenEvents(hostChanged(BOB));
  });

  it('[H2] the host is not replaced while connected, nor if no other player is', () => {
    given(history).when(replaceHost(ANN, BOB)).thenEvents();
    given(history).when(replaceHost()).thenEvents();
  });

  it('[H2] a player who left does not become the host', () => {
    given(history, playerLeft(BOB)).when(replaceHost(BOB, CYD)).thenEvents(hostChanged(CYD));
    given(history, playerLeft(BOB)).when(replaceHost(BOB)).thenEvents();
  });

  it('[H2] the host keeps the role when another player leaves', () => {
    given(history).when(leaveRoom('bob')).thenEvents(playerLeft(BOB));
  });

  it('[H3, H4] a command about a player who has just left is refused with not_now', () => {
    given(history, playerLeft(BOB)).when(kickPlayer('Bob')).thenRefused('not_now');
    given(history, playerLeft(BOB)).when(makeHost('Bob')).thenRefused('not_now');
  });

  it('[H3] the host removes a player, who cannot come back', () => {
    const removed = given(history).when(kickPlayer('Bob')).thenEvents(playerLeft(BOB, 'kicked'));
    removed.when(joinRoom('bob')).thenRefused('kicked');
    removed.when(kickPlayer('Bob')).thenRefused('not_now');
  });

  it('[H3] the host cannot remove themselves or an unknown player', () => {
    for (const name of ['Ann', 'Eve', '', 'bob'])
      given(history).when(kickPlayer(name)).thenRefused('bad_request');
  });

  it('[H4] the host hands over the role', () => {
    const handed = given(history).when(makeHost('Cyd')).thenEvents(hostChanged(CYD));
    handed.when(makeHost('Bob')).thenRefused('not_host');
    handed.when(makeHost('Ann', { userId: 'cyd' })).thenEvents(hostChanged(ANN));
  });

  it('[H4] the host cannot hand the role to an unknown player; handing it to themselves changes nothing', () => {
    given(history).when(makeHost('Ann')).thenEvents();
    given(history).when(makeHost('Eve')).thenRefused('bad_request');
    given(history, playerLeft(BOB)).when(makeHost('Bob')).thenRefused('not_now');
  });

  it('[H6] the host changes settings, keeping the others', () => {
    given(history)
      .when(changeSettings({ amount: 5, reveal_seconds: 7 }))
      .thenEvents(settingsChanged({ amount: 5, reveal_seconds: 7 }))
      .when(changeSettings({ locked: true }))
      .thenEvents(settingsChanged({ amount: 5, reveal_seconds: 7, locked: true }));
  });
});

describe('a start', () => {
  it('[H1] deals the questions and opens the first one', () => {
    given(trio)
      .when(startRun())
      .thenEvents(...startedRun());
  });

  it('[H1, H6] records the settings of the run', () => {
    const settings = aRoom({ scoring: 'accuracy', reveal_seconds: 5, amount: 2, late_join: 'closed' });
    given(trio)
      .when(startRun(2, { settings }))
      .thenEvents(...startedRun(2, settings));
  });

  it.each(phases.slice(1))('[H1] is refused outside of the lobby (%s)', (_, history) => {
    given(history)
      .when(startRun(1, { questions: questions(1) }))
      .thenRefused('game_running');
  });

  it('[H1] is refused in an empty room and in one that is over', () => {
    given(lobby(), playerLeft(ANN), roomEmptied()).when(startRun()).thenRefused('not_in_room');
  });
});
