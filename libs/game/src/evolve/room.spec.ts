import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../events.js';
import { evolve } from '../evolve.js';
import { phaseOf } from '../game.js';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  roomEmptied,
  runCompleted,
  runPaused,
  settingsChanged,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import {
  lobby,
  paused,
  playing,
  revealing,
  soloAsking,
  soloCompleted,
  soloOpened,
  startedRun,
} from '../testing/histories.js';
import { textOf } from '../testing/play.js';
import { ANN, BOB, CYD, NOW } from '../testing/world.js';

const DAN = 3;
const [opening = hostChanged(-1)] = lobby();
const empty = [...lobby(), playerLeft(ANN), roomEmptied()];
const over = [...empty, { type: 'GameClosed', why: 'empty' } as const];
const goesOn = (run = 1): GameEvent => ({ type: 'RunResumed', run, at: NOW });
const all = (ann: number, bob: number, cyd: number): [number, number][] => [
  [ANN, ann],
  [BOB, bob],
  [CYD, cyd],
];

describe('an event that cannot follow in a room is a fault', () => {
  it.each<[string, GameEvent[], GameEvent]>([
    ['a player before the opening', [], playerJoined(0, 'ann')],
    ['a seat that leaves a gap', lobby(), playerJoined(CYD, 'cyd')],
    ['a seat that is taken', lobby(), playerJoined(ANN, 'bob')],
    ['the seat of somebody who left', [...lobby('bob'), playerLeft(BOB)], playerJoined(BOB, 'bob')],
    ['a second seat for a user', playing(), playerJoined(DAN, 'bob')],
    ['a player in a room that is over', over, playerJoined(BOB, 'bob')],
    ['a second leave', [...lobby('bob'), playerLeft(BOB)], playerLeft(BOB)],
    ['a leave of nobody', lobby(), playerLeft(BOB)],
    ['a leave from a solo game', soloOpened(), playerLeft(ANN)],
    [
      'a leave from a room that is over',
      [...lobby(), { type: 'GameClosed', why: 'abandoned' }],
      playerLeft(ANN),
    ],
    ['a host who is not there', lobby(), hostChanged(BOB)],
    ['a host who left', [...lobby('bob'), playerLeft(BOB)], hostChanged(BOB)],
    ['a host of a solo game', soloAsking(0), hostChanged(ANN)],
    [
      'a host of a room that is over',
      [...lobby(), { type: 'GameClosed', why: 'abandoned' }],
      hostChanged(ANN),
    ],
    ['settings of a solo game', soloOpened(), settingsChanged()],
    ['settings before the opening', [], settingsChanged()],
    ['settings of a room that is over', over, settingsChanged()],
    ['emptied with somebody in it', lobby(), roomEmptied()],
    ['emptied with somebody in its run', [...playing(), playerLeft(BOB)], roomEmptied()],
    ['emptied before anybody came', [opening], roomEmptied()],
    ['emptied twice', empty, roomEmptied()],
    ['emptied when it is over', over, roomEmptied()],
    ['emptied, a solo game', soloCompleted(), roomEmptied()],
    ['an answer from a player who left', [...playing(), playerLeft(BOB)], answerSubmitted(BOB, 0)],
    [
      '[A8] an answer from a player who joined meanwhile',
      [...playing(), playerJoined(DAN, 'dan')],
      answerSubmitted(DAN, 0),
    ],
    ['[A2] a second answer', [...playing(), answerSubmitted(BOB, 0)], answerSubmitted(BOB, 0, 'wrong')],
    [
      'an answer from the run before',
      [...lobby(), ...startedRun(1), runCompleted([[ANN, 0]], 0), ...startedRun(1, {}, 2)],
      answerSubmitted(ANN, 0),
    ],
    [
      'questions of the run before',
      [...lobby(), ...startedRun(1), runCompleted([[ANN, 0]], 0)],
      startedRun(1)[1] ?? opening,
    ],
    ['questions while a run goes on', playing(), startedRun(1, {}, 2)[1] ?? opening],
    ['a second pause', [...playing(), runPaused(NOW)], runPaused(NOW)],
    ['a second pause after the close', [...playing(), runPaused(NOW), questionClosed(0)], runPaused(NOW)],
    ['a pause of another run', playing(), runPaused(NOW, 2)],
    ['a pause in the lobby', lobby(), runPaused(NOW)],
    ['a pause while a solo question is open', soloAsking(0), runPaused(NOW)],
    ['going on without a pause', playing(), goesOn()],
    ['going on with another run', [...playing(), runPaused(NOW)], goesOn(2)],
    ['a question while it is paused', paused(), questionOpened(1)],
    ['an end in the lobby', lobby(), runCompleted([[ANN, 0]], 0)],
    ['[H8] an end that counts the open question', playing(), runCompleted(all(0, 0, 0), 1)],
    ['[H8] an end of all while a question is open', playing(), runCompleted(all(0, 0, 0))],
    ['[H8] an end without the question that is shown', revealing(), runCompleted(all(0, 0, 0), 0)],
    ['[H8] an end of all before the last question', revealing(), runCompleted(all(0, 0, 0))],
    ['[H8] an end of another run', revealing(), runCompleted(all(0, 0, 0), 1, 2)],
    [
      '[H8] points of the open question',
      [...playing(), answerSubmitted(BOB, 0)],
      runCompleted(all(0, 10, 0), 0),
    ],
    ['[R2] a wrong score', revealing(answerSubmitted(BOB, 0)), runCompleted(all(0, 9, 0), 1)],
    [
      '[R2] scores in another order',
      revealing(),
      runCompleted(
        [
          [BOB, 0],
          [ANN, 0],
          [CYD, 0],
        ],
        1,
      ),
    ],
    [
      '[R2] a player without a score',
      revealing(),
      runCompleted(
        [
          [ANN, 0],
          [BOB, 0],
        ],
        1,
      ),
    ],
    ['[M4] a score of a player who left', [...revealing(), playerLeft(CYD)], runCompleted(all(0, 0, 0), 1)],
    ['[H8] an end while a solo question is open', soloAsking(0), runCompleted([[ANN, 0]], 0)],
  ])('%s', (_, history, event) => {
    const { game } = given(history);
    const before = textOf(game);
    const recorded = { version: history.length + 1, at: 0, commandId: 'id', event };
    expect(() => evolve(game, recorded)).toThrow(/ cannot follow /);
    expect(textOf(game)).toBe(before);
  });
});

describe('an event that may follow in a room', () => {
  it.each<[string, GameEvent[], string]>([
    ['a host who is still there', [...lobby('bob'), hostChanged(BOB), hostChanged(ANN)], 'lobby'],
    [
      'emptied, joined, emptied',
      [...empty, playerJoined(BOB, 'bob'), playerLeft(BOB), roomEmptied()],
      'lobby',
    ],
    [
      'emptied while it is paused',
      [...paused(), playerLeft(ANN), playerLeft(BOB), playerLeft(CYD), roomEmptied()],
      'lobby',
    ],
    ['a pause that is taken back', [...playing(), runPaused(NOW), goesOn(), runPaused(NOW)], 'asking'],
    [
      'a close during a pause',
      [...playing(), runPaused(NOW), questionClosed(0), goesOn(), questionOpened(1)],
      'asking',
    ],
    ['an end while it is paused', [...paused(), runCompleted(all(0, 0, 0), 1)], 'lobby'],
    [
      'an end while a paused question is open',
      [...playing(), runPaused(NOW), runCompleted(all(0, 0, 0), 0)],
      'lobby',
    ],
    ['a second run', [...revealing(), runCompleted(all(0, 0, 0), 1), ...startedRun(2, {}, 2)], 'asking'],
    ['settings while a question is open', [...playing(), settingsChanged({ amount: 1 })], 'asking'],
  ])('%s', (_, history, phase) => {
    const { game } = given(history);
    expect(game.sheet.version).toBe(history.length);
    expect(phaseOf(game)).toBe(phase);
  });

  it('does not carry a pause into the next run', () => {
    const { game } = given(paused(), runCompleted(all(0, 0, 0), 1), startedRun(2, {}, 2));
    expect(game.actor.getSnapshot().context).toMatchObject({ run: 2, paused: false });
  });

  it('counts one public message for each public event', () => {
    const seqOf = (...history: GameEvent[]) => given(history).game.sheet.seq;
    expect(seqOf(opening)).toBe(0);
    expect(seqOf(...lobby('bob'))).toBe(2);
    expect(seqOf(...lobby('bob'), hostChanged(BOB), playerLeft(ANN), settingsChanged())).toBe(5);
    expect(seqOf(...playing())).toBe(5);
    expect(seqOf(...playing(), answerSubmitted(BOB, 0))).toBe(5);
    expect(seqOf(...empty)).toBe(2);
    expect(seqOf(...over)).toBe(3);
  });
});
