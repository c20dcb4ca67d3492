import { describe, expect, it } from '@jest/globals';
import type { Command } from './commands.js';
import type { GameEvent } from './events.js';
import {
  abandon,
  advance,
  asking,
  connect,
  DEADLINE,
  giveBack,
  opened,
  openSolo,
  revealing,
  waiting,
} from './testing/build.js';
import { attempt, given } from './testing/given.js';
import {
  ANN,
  answers,
  BOB,
  changeSettings,
  count,
  endRun,
  joinRoom,
  kick,
  leaveRoom,
  lobby,
  makeHost,
  openRoom,
  paused,
  pauseRun,
  playing,
  replaceHost,
  says,
  shown,
  skip,
  startRun,
} from './testing/room.js';

const trio = lobby('bob', 'cyd');
const said = [...playing(), answers(ANN, 0), answers(BOB, 0)];

/** Each kind of command, where it is granted. */
const wishes: Record<Command['type'], [GameEvent[], Command][]> = {
  OpenSolo: [[[], openSolo()]],
  OpenRoom: [[[], openRoom()]],
  Connect: [
    [opened(), connect()],
    [waiting(0), connect()],
  ],
  JoinRoom: [
    [lobby(), joinRoom('bob')],
    [playing(), joinRoom('dan')],
    [shown(), joinRoom('dan')],
  ],
  LeaveRoom: [
    [lobby(), leaveRoom('ann')],
    [playing(), leaveRoom('ann')],
    [said, leaveRoom('cyd')],
    [shown(), leaveRoom('cyd', { why: 'away' })],
  ],
  KickPlayer: [
    [trio, kick('Bob')],
    [said, kick('Cyd')],
  ],
  MakeHost: [[trio, makeHost('Bob')]],
  ReplaceHost: [[playing(), replaceHost(BOB)]],
  ChangeSettings: [
    [trio, changeSettings({ locked: true })],
    [playing(), changeSettings({ amount: 3 })],
  ],
  StartRun: [[trio, startRun()]],
  SkipQuestion: [[playing(), skip(0)]],
  PauseRun: [
    [playing(), pauseRun(true)],
    [shown(), pauseRun(true)],
    [paused(), pauseRun(false)],
  ],
  EndRun: [
    [playing(), endRun()],
    [shown(), endRun()],
  ],
  SubmitAnswer: [
    [playing(), says('bob', 0, 'wrong')],
    [said, says('cyd', 0)],
  ],
  CountPresent: [[said, count(ANN, BOB)]],
  Advance: [
    [asking(0), advance(DEADLINE + 300)],
    [playing(), advance(DEADLINE + 300)],
    [shown(), advance(DEADLINE + 300 + 2_000)],
  ],
  GiveBack: [[playing(), giveBack(100)]],
  Abandon: [[revealing(0), abandon()]],
};
const cases = Object.entries(wishes).flatMap(([type, some]) =>
  some.map(([history, command]) => [type, history, command] as const),
);

describe('a command id that comes again', () => {
  it.each(cases)('[C1] %s: gets its first receipt and changes nothing', (_, history, command) => {
    const granted = given(history).when(command);
    expect(granted.game.sheet.version).toBeGreaterThan(history.length);
    granted
      .when(command)
      .thenReceipt(history.length + 1)
      .when(command)
      .thenReceipt(history.length + 1);
  });

  it.each(cases)('[C1] %s: also when another kind of wish carries it', (_, history, command) => {
    const granted = given(history).when(command);
    granted.when(endRun({ id: command.id, userId: 'bob' })).thenReceipt(history.length + 1);
  });

  it('[C1] leaves a refusal as it was: it may be granted later', () => {
    const wish = joinRoom('dan');
    const locked = given(trio).when(changeSettings({ locked: true }));
    const open = locked
      .when(wish)
      .thenRefused('room_locked')
      .when(changeSettings({ locked: false }));
    expect(attempt(open.when(wish).game, wish)).toEqual({ events: [], receipt: 7 });
  });
});
