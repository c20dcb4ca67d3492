import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../events.js';
import { evolve } from '../evolve.js';
import { phaseOf } from '../game.js';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  playerRenamed,
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
const resumed = (run = 1): GameEvent => ({ type: 'RunResumed', run, at: NOW });
const all = (ann: number, bob: number, cyd: number): [number, number][] => [
  [ANN, ann],
  [BOB, bob],
  [CYD, cyd],
];

describe('evolve rejects in a room', () => {
  it.each<[string, GameEvent[], GameEvent]>([
    ['a player before the opening', [], playerJoined(0, 'ann')],
    ['a seat that leaves a gap', lobby(), playerJoined(CYD, 'cyd')],
    ['a seat that is taken', lobby(), playerJoined(ANN, 'bob')],
    ['the seat of a player who left', [...lobby('bob'), playerLeft(BOB)], playerJoined(BOB, 'bob')],
    ['a second seat for a user', playing(), playerJoined(DAN, 'bob')],
    ['a player in a closed room', over, playerJoined(BOB, 'bob')],
    ['a second leave', [...lobby('bob'), playerLeft(BOB)], playerLeft(BOB)],
    ['a leave from a seat that nobody has taken', lobby(), playerLeft(BOB)],
    ['a leave from a solo game', soloOpened(), playerLeft(ANN)],
    ['a leave from a closed room', [...lobby(), { type: 'GameClosed', why: 'abandoned' }], playerLeft(ANN)],
    ['a host without a seat', lobby(), hostChanged(BOB)],
    ['a host who left', [...lobby('bob'), playerLeft(BOB)], hostChanged(BOB)],
    ['a host of a solo game', soloAsking(0), hostChanged(ANN)],
    ['a host of a closed room', [...lobby(), { type: 'GameClosed', why: 'abandoned' }], hostChanged(ANN)],
    ['another name for a player who left', [...lobby('bob'), playerLeft(BOB)], playerRenamed(BOB, 'Max')],
    ['another name during a run', playing(), playerRenamed(BOB, 'Max')],
    ['another name for a solo player', soloOpened(), playerRenamed(ANN, 'Max')],
    ['another name in a closed room', over, playerRenamed(ANN, 'Max')],
    ['settings of a solo game', soloOpened(), settingsChanged()],
    ['settings before the opening', [], settingsChanged()],
    ['settings of a closed room', over, settingsChanged()],
    ['an emptied lobby that still has a player', lobby(), roomEmptied()],
    ['an emptied room whose run still has players', [...playing(), playerLeft(BOB)], roomEmptied()],
    ['an emptied room that nobody has joined', [opening], roomEmptied()],
    ['an empty room that is emptied again', empty, roomEmptied()],
    ['a closed room that is emptied', over, roomEmptied()],
    ['a solo game that is emptied', soloCompleted(), roomEmptied()],
    ['an answer from a player who left', [...playing(), playerLeft(BOB)], answerSubmitted(BOB, 0)],
    [
      '[A8] an answer from a player who joined during the question',
      [...playing(), playerJoined(DAN, 'dan')],
      answerSubmitted(DAN, 0),
    ],
    ['[A2] a second answer', [...playing(), answerSubmitted(BOB, 0)], answerSubmitted(BOB, 0, 'wrong')],
    [
      'an answer to the previous run',
      [...lobby(), ...startedRun(1), runCompleted([[ANN, 0]], 0), ...startedRun(1, {}, 2)],
      answerSubmitted(ANN, 0),
    ],
    [
      'questions of the previous run',
      [...lobby(), ...startedRun(1), runCompleted([[ANN, 0]], 0)],
      startedRun(1)[1] ?? opening,
    ],
    ['questions during a run', playing(), startedRun(1, {}, 2)[1] ?? opening],
    ['a second pause', [...playing(), runPaused(NOW)], runPaused(NOW)],
    [
      'a second pause after the question has closed',
      [...playing(), runPaused(NOW), questionClosed(0)],
      runPaused(NOW),
    ],
    ['a pause of another run', playing(), runPaused(NOW, 2)],
    ['a pause in the lobby', lobby(), runPaused(NOW)],
    ['a pause while a solo question is open', soloAsking(0), runPaused(NOW)],
    ['a resume without a pause', playing(), resumed()],
    ['a resume of another run', [...playing(), runPaused(NOW)], resumed(2)],
    ['a question during a pause', paused(), questionOpened(1)],
    ['an end in the lobby', lobby(), runCompleted([[ANN, 0]], 0)],
    ['[H8] an end that counts the open question', playing(), runCompleted(all(0, 0, 0), 1)],
    ['[H8] an end that counts all questions while one is open', playing(), runCompleted(all(0, 0, 0))],
    ['[H8] an end that does not count the revealed question', revealing(), runCompleted(all(0, 0, 0), 0)],
    ['[H8] an end that counts all questions before the last one', revealing(), runCompleted(all(0, 0, 0))],
    ['[H8] an end of another run', revealing(), runCompleted(all(0, 0, 0), 1, 2)],
    [
      '[H8] an end with points for the open question',
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

describe('evolve in a room', () => {
  it.each<[string, GameEvent[], string]>([
    ['a host change to a former host', [...lobby('bob'), hostChanged(BOB), hostChanged(ANN)], 'lobby'],
    [
      'an emptied room that is joined and emptied again',
      [...empty, playerJoined(BOB, 'bob'), playerLeft(BOB), roomEmptied()],
      'lobby',
    ],
    [
      'an emptied room during a pause',
      [...paused(), playerLeft(ANN), playerLeft(BOB), playerLeft(CYD), roomEmptied()],
      'lobby',
    ],
    ['a pause after a resume', [...playing(), runPaused(NOW), resumed(), runPaused(NOW)], 'asking'],
    [
      'a close during a pause',
      [...playing(), runPaused(NOW), questionClosed(0), resumed(), questionOpened(1)],
      'asking',
    ],
    ['an end during a pause', [...paused(), runCompleted(all(0, 0, 0), 1)], 'lobby'],
    [
      'an end during a pause while a question is open',
      [...playing(), runPaused(NOW), runCompleted(all(0, 0, 0), 0)],
      'lobby',
    ],
    ['a second run', [...revealing(), runCompleted(all(0, 0, 0), 1), ...startedRun(2, {}, 2)], 'asking'],
    ['settings while a question is open', [...playing(), settingsChanged({ amount: 1 })], 'asking'],
  ])('accepts %s', (_, history, phase) => {
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
