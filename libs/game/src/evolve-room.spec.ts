import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from './events.js';
import { evolve } from './evolve.js';
import { phaseOf } from './game.js';
import { asking, completed, NOW, opened } from './testing/build.js';
import { given } from './testing/given.js';
import { textOf } from './testing/play.js';
import {
  ANN,
  answers,
  BOB,
  CYD,
  close,
  dealt,
  emptied,
  hosts,
  joined,
  left,
  lobby,
  open,
  paused,
  playing,
  scored,
  settled,
  shown,
  stops,
} from './testing/room.js';

const DAN = 3;
const [opening = hosts(-1)] = lobby();
const empty = [...lobby(), left(ANN), emptied()];
const over = [...empty, { type: 'GameClosed', why: 'empty' } as const];
const goesOn = (run = 1): GameEvent => ({ type: 'RunResumed', run, at: NOW });
const all = (ann: number, bob: number, cyd: number): [number, number][] => [
  [ANN, ann],
  [BOB, bob],
  [CYD, cyd],
];

describe('an event that cannot follow in a room is a fault', () => {
  it.each<[string, GameEvent[], GameEvent]>([
    ['a player before the opening', [], joined(0, 'ann')],
    ['a seat that leaves a gap', lobby(), joined(CYD, 'cyd')],
    ['a seat that is taken', lobby(), joined(ANN, 'bob')],
    ['the seat of somebody who left', [...lobby('bob'), left(BOB)], joined(BOB, 'bob')],
    ['a second seat for a user', playing(), joined(DAN, 'bob')],
    ['a player in a room that is over', over, joined(BOB, 'bob')],
    ['a second leave', [...lobby('bob'), left(BOB)], left(BOB)],
    ['a leave of nobody', lobby(), left(BOB)],
    ['a leave from a solo game', opened(), left(ANN)],
    ['a leave from a room that is over', [...lobby(), { type: 'GameClosed', why: 'abandoned' }], left(ANN)],
    ['a host who is not there', lobby(), hosts(BOB)],
    ['a host who left', [...lobby('bob'), left(BOB)], hosts(BOB)],
    ['a host of a solo game', asking(0), hosts(ANN)],
    ['a host of a room that is over', [...lobby(), { type: 'GameClosed', why: 'abandoned' }], hosts(ANN)],
    ['settings of a solo game', opened(), settled()],
    ['settings before the opening', [], settled()],
    ['settings of a room that is over', over, settled()],
    ['emptied with somebody in it', lobby(), emptied()],
    ['emptied with somebody in its run', [...playing(), left(BOB)], emptied()],
    ['emptied before anybody came', [opening], emptied()],
    ['emptied twice', empty, emptied()],
    ['emptied when it is over', over, emptied()],
    ['emptied, a solo game', completed(), emptied()],
    ['an answer from who left', [...playing(), left(BOB)], answers(BOB, 0)],
    ['[A8] an answer from who came meanwhile', [...playing(), joined(DAN, 'dan')], answers(DAN, 0)],
    ['[A2] a second answer', [...playing(), answers(BOB, 0)], answers(BOB, 0, 'wrong')],
    [
      'an answer from the run before',
      [...lobby(), ...dealt(1), scored([[ANN, 0]], 0), ...dealt(1, {}, 2)],
      answers(ANN, 0),
    ],
    ['questions of the run before', [...lobby(), ...dealt(1), scored([[ANN, 0]], 0)], dealt(1)[1] ?? opening],
    ['questions while a run goes on', playing(), dealt(1, {}, 2)[1] ?? opening],
    ['a second pause', [...playing(), stops(NOW)], stops(NOW)],
    ['a second pause after the close', [...playing(), stops(NOW), close(0)], stops(NOW)],
    ['a pause of another run', playing(), stops(NOW, 2)],
    ['a pause in the lobby', lobby(), stops(NOW)],
    ['a pause while a solo question is open', asking(0), stops(NOW)],
    ['going on without a pause', playing(), goesOn()],
    ['going on with another run', [...playing(), stops(NOW)], goesOn(2)],
    ['a question while it is paused', paused(), open(1)],
    ['an end in the lobby', lobby(), scored([[ANN, 0]], 0)],
    ['[H8] an end that counts the open question', playing(), scored(all(0, 0, 0), 1)],
    ['[H8] an end of all while a question is open', playing(), scored(all(0, 0, 0))],
    ['[H8] an end without the question that is shown', shown(), scored(all(0, 0, 0), 0)],
    ['[H8] an end of all before the last question', shown(), scored(all(0, 0, 0))],
    ['[H8] an end of another run', shown(), scored(all(0, 0, 0), 1, 2)],
    ['[H8] points of the open question', [...playing(), answers(BOB, 0)], scored(all(0, 10, 0), 0)],
    ['[R2] a wrong score', shown(answers(BOB, 0)), scored(all(0, 9, 0), 1)],
    [
      '[R2] scores in another order',
      shown(),
      scored(
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
      shown(),
      scored(
        [
          [ANN, 0],
          [BOB, 0],
        ],
        1,
      ),
    ],
    ['[M4] a score of who left', [...shown(), left(CYD)], scored(all(0, 0, 0), 1)],
    ['[H8] an end while a solo question is open', asking(0), scored([[ANN, 0]], 0)],
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
    ['a host who is still there', [...lobby('bob'), hosts(BOB), hosts(ANN)], 'lobby'],
    ['emptied, joined, emptied', [...empty, joined(BOB, 'bob'), left(BOB), emptied()], 'lobby'],
    ['emptied while it is paused', [...paused(), left(ANN), left(BOB), left(CYD), emptied()], 'lobby'],
    ['a pause that is taken back', [...playing(), stops(NOW), goesOn(), stops(NOW)], 'asking'],
    ['a close during a pause', [...playing(), stops(NOW), close(0), goesOn(), open(1)], 'asking'],
    ['an end while it is paused', [...paused(), scored(all(0, 0, 0), 1)], 'lobby'],
    ['an end while a paused question is open', [...playing(), stops(NOW), scored(all(0, 0, 0), 0)], 'lobby'],
    ['a second run', [...shown(), scored(all(0, 0, 0), 1), ...dealt(2, {}, 2)], 'asking'],
    ['settings while a question is open', [...playing(), settled({ amount: 1 })], 'asking'],
  ])('%s', (_, history, phase) => {
    const { game } = given(history);
    expect(game.sheet.version).toBe(history.length);
    expect(phaseOf(game)).toBe(phase);
  });

  it('does not carry a pause into the next run', () => {
    const { game } = given(paused(), scored(all(0, 0, 0), 1), dealt(2, {}, 2));
    expect(game.actor.getSnapshot().context).toMatchObject({ run: 2, paused: false });
  });

  it('counts one public message for each event that players learn of', () => {
    const seqOf = (...history: GameEvent[]) => given(history).game.sheet.seq;
    expect(seqOf(opening)).toBe(0);
    expect(seqOf(...lobby('bob'))).toBe(2);
    expect(seqOf(...lobby('bob'), hosts(BOB), left(ANN), settled())).toBe(5);
    expect(seqOf(...playing())).toBe(5);
    expect(seqOf(...playing(), answers(BOB, 0))).toBe(5);
    expect(seqOf(...empty)).toBe(2);
    expect(seqOf(...over)).toBe(3);
  });
});
