import { describe, expect, it } from '@jest/globals';
import { contextOf, phaseOf } from '../game.js';
import { advance, endRun, startRun } from '../testing/commands.js';
import {
  answerSubmitted,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  runCompleted,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, playing, revealing } from '../testing/histories.js';
import { ANN, BOB, CYD, REVEALED } from '../testing/world.js';

const zero: [number, number][] = [
  [ANN, 0],
  [BOB, 0],
  [CYD, 0],
];
const bobLeads: [number, number][] = [
  [ANN, 0],
  [BOB, 10],
  [CYD, 0],
];
const secondOpen = [...revealing(answerSubmitted(BOB, 0)), questionOpened(1)];

describe('the host ends the run', () => {
  it('[H8] while a question is open, which does not count', () => {
    const { game } = given(secondOpen, answerSubmitted(ANN, 1), answerSubmitted(BOB, 1))
      .when(endRun())
      .thenEvents(runCompleted(bobLeads, 1));
    expect(game.sheet.ranking.map(({ name, score, rank }) => [name, score, rank])).toEqual([
      ['Bob', 10, 1],
      ['Ann', 0, 2],
      ['Cyd', 0, 2],
    ]);
  });

  it('[H8] before any question closed: nobody has scored', () => {
    const { game } = given(playing(), answerSubmitted(BOB, 0))
      .when(endRun())
      .thenEvents(runCompleted(zero, 0));
    expect(game.sheet.closed).toBe(0);
  });

  it('[H8] during a reveal, whose question counts', () => {
    given(revealing(answerSubmitted(BOB, 0)))
      .when(endRun())
      .thenEvents(runCompleted(bobLeads, 1));
  });

  it('[H8] while the last question is open: only those before it count', () => {
    given(secondOpen, questionClosed(1), questionOpened(2), answerSubmitted(ANN, 2))
      .when(endRun())
      .thenEvents(runCompleted(bobLeads, 2));
  });

  it('[H8, R2] during the last reveal, with the same results as without the command', () => {
    const last = [...secondOpen, questionClosed(1), questionOpened(2), questionClosed(2)];
    given(last).when(endRun()).thenEvents(runCompleted(bobLeads));
    given(last).when(advance(REVEALED)).thenEvents(runCompleted(bobLeads));
  });

  it('[H8, M3, M4] with results for the players in the room', () => {
    given(revealing(answerSubmitted(BOB, 0)), playerLeft(BOB), playerJoined(3, 'dan'))
      .when(endRun())
      .thenEvents(
        runCompleted(
          [
            [ANN, 0],
            [CYD, 0],
            [3, 0],
          ],
          1,
        ),
      );
  });

  it('[H8, H9] and the room is back in its lobby, ready for the next run', () => {
    const ended = given(secondOpen).when(endRun());
    expect(phaseOf(ended.game)).toBe('lobby');
    expect(contextOf(ended.game)).toMatchObject({ count: 0, index: -1, deadline: null });
    ended.when(endRun()).thenRefused('not_now');
    expect(contextOf(ended.when(startRun()).game)).toMatchObject({ run: 2, index: 0 });
  });

  it('[H8] is refused in the lobby', () => {
    given(lobby()).when(endRun()).thenRefused('not_now');
  });
});
