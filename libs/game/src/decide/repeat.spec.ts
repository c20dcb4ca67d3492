import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { GameEvent } from '../events.js';
import { receiptOf } from '../sheet.js';
import {
  abandon,
  changeSettings,
  connect,
  correctRun,
  endRun,
  joinRoom,
  kickPlayer,
  leaveRoom,
  makeHost,
  openNext,
  openRoom,
  openSolo,
  pauseRun,
  renamePlayer,
  skipQuestion,
  startRun,
  submitAnswer,
} from '../testing/commands.js';
import { answerSubmitted, questionClosed, runCompleted, runCorrected, runPaused } from '../testing/events.js';
import { attempt, given } from '../testing/given.js';
import {
  lobby,
  paused,
  playing,
  revealing,
  soloOpened,
  soloRevealing,
  soloWaiting,
} from '../testing/histories.js';
import { ANN, BOB, CYD } from '../testing/world.js';

const trio = lobby('bob', 'cyd');
const said = [...playing(), answerSubmitted(ANN, 0), answerSubmitted(BOB, 0)];

const zeros: [number, number][] = [
  [ANN, 0],
  [BOB, 0],
  [CYD, 0],
];
const completed = [...revealing(), runCompleted(zeros, 1)];
const corrected = runCorrected({ index: 0, right: ['worst'] }, completed.length, 1, zeros);

type OfUser = Extract<Command, { userId: string }>;

/** A history for each type of a user's command, after which the command is granted. */
const histories: Record<OfUser['type'], [GameEvent[], OfUser][]> = {
  OpenSolo: [[[], openSolo()]],
  OpenRoom: [[[], openRoom()]],
  Connect: [
    [soloOpened(), connect()],
    [soloWaiting(0), connect()],
  ],
  JoinRoom: [
    [lobby(), joinRoom('bob')],
    [playing(), joinRoom('dan')],
    [revealing(), joinRoom('dan')],
  ],
  LeaveRoom: [
    [lobby(), leaveRoom('ann')],
    [playing(), leaveRoom('ann')],
    [said, leaveRoom('cyd')],
    [revealing(), leaveRoom('cyd', { why: 'away' })],
  ],
  KickPlayer: [
    [trio, kickPlayer('Bob')],
    [said, kickPlayer('Cyd')],
  ],
  MakeHost: [[trio, makeHost('Bob')]],
  RenamePlayer: [[trio, renamePlayer('Bob', 'Max')]],
  ChangeSettings: [
    [trio, changeSettings({ locked: true })],
    [playing(), changeSettings({ amount: 3 })],
  ],
  StartRun: [[trio, startRun()]],
  SkipQuestion: [[playing(), skipQuestion(0)]],
  OpenNext: [
    [[...playing({ pace: 'manual' }), questionClosed(0)], openNext(0)],
    [[...playing({ pace: 'manual' }), questionClosed(0), runPaused()], openNext(0)],
  ],
  PauseRun: [
    [playing(), pauseRun(true)],
    [revealing(), pauseRun(true)],
    [paused(), pauseRun(false)],
  ],
  EndRun: [
    [playing(), endRun()],
    [revealing(), endRun()],
  ],
  CorrectRun: [[completed, correctRun(corrected)]],
  SubmitAnswer: [
    [playing(), submitAnswer('bob', 0, 'wrong')],
    [said, submitAnswer('cyd', 0)],
  ],
};
const cases = Object.entries(histories).flatMap(([type, some]) =>
  some.map(([history, command]) => [type, history, command] as const),
);

describe('a repeated command id', () => {
  it.each(cases)('[C1] %s: gets its first receipt and changes nothing', (_, history, command) => {
    const granted = given(history).when(command);
    expect(granted.game.sheet.version).toBeGreaterThan(history.length);
    granted
      .when(command)
      .thenReceipt(history.length + 1)
      .when(command)
      .thenReceipt(history.length + 1);
  });

  it.each(cases)(
    '[C1] %s: gets its first receipt even if another type of command has it',
    (_, history, command) => {
      const granted = given(history).when(command);
      const { id, userId } = command;
      granted.when(endRun({ id, userId })).thenReceipt(history.length + 1);
    },
  );

  it.each(cases)('[C1] %s: has no receipt for other users', (_, history, command) => {
    const granted = given(history).when(command);
    const { seats } = granted.game.sheet;
    const others = seats.map(({ userId }) => userId).filter((userId) => userId !== command.userId);
    for (const userId of others) expect(receiptOf(granted.game.sheet, userId, command.id)).toBeUndefined();
    granted.when(endRun({ id: command.id, userId: 'eve' })).thenRefused('not_in_room');
  });

  it('[C1] from another user is another command with its own receipt', () => {
    const [anns, bobs] = [
      submitAnswer('ann', 0, 'wrong', { id: 'same' }),
      submitAnswer('bob', 0, 'right', { id: 'same' }),
    ];
    const both = given(playing()).when(anns).when(bobs);
    const first = playing().length + 1;
    expect(both.game.sheet.answered).toBe(2);
    both
      .when(anns)
      .thenReceipt(first)
      .when(bobs)
      .thenReceipt(first + 1);
  });

  it('changes nothing when a game is abandoned twice', () => {
    given(soloRevealing(0)).when(abandon()).when(abandon()).thenEvents();
  });

  it('[C1] may be granted after it was refused', () => {
    const command = joinRoom('dan');
    const locked = given(trio).when(changeSettings({ locked: true }));
    const open = locked
      .when(command)
      .thenRefused('room_locked')
      .when(changeSettings({ locked: false }));
    expect(attempt(open.when(command).game, command)).toEqual({ events: [], receipt: 7 });
  });
});
