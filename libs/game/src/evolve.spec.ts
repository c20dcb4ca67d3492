import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from './events.js';
import { evolve } from './evolve.js';
import { newGame } from './game.js';
import {
  answered,
  asking,
  completed,
  DEADLINE,
  EXPIRES,
  keys,
  opened,
  openSolo,
  questions,
  revealing,
  waiting,
} from './testing/build.js';
import { given } from './testing/given.js';

type Fields<T extends GameEvent['type']> = Partial<Extract<GameEvent, { type: T }>>;
const dealt = (fields: Fields<'QuestionsDealt'> = {}): GameEvent => ({
  type: 'QuestionsDealt',
  run: 1,
  title: '',
  questions: questions(3),
  ...fields,
});
const keyed = (run: number, n: number): GameEvent => ({ type: 'AnswerKeySet', run, keys: keys(n) });
const started = (run: number): GameEvent => ({ type: 'RunStarted', run, closesAt: DEADLINE });
const opensNext = (index: number, run = 1): GameEvent => ({
  type: 'QuestionOpened',
  run,
  index,
  closesAt: DEADLINE,
});
const closes = (index: number, run = 1): GameEvent => ({
  type: 'QuestionClosed',
  run,
  index,
  revealUntil: 0,
});
const answer = (fields: Fields<'AnswerSubmitted'>) => ({ ...answered(0), ...fields });
const stalled = (closesAt: number, run = 1): GameEvent => ({ type: 'GameStalled', run, closesAt });
const pauses = (run = 1): GameEvent => ({ type: 'RunPaused', run, expiresAt: EXPIRES });
const resumes = (run = 1): GameEvent => ({ type: 'RunResumed', run, at: DEADLINE });
const ends = (results: [seat: number, score: number][], run = 1): GameEvent => ({
  type: 'RunCompleted',
  run,
  results: results.map(([seat, score]) => ({ seat, score })),
});
const joins = (seat: number, userId: string): GameEvent => ({
  type: 'PlayerJoined',
  seat,
  userId,
  name: userId,
});
const endsWithBob = ends([
  [0, 0],
  [1, 0],
]);
const bob = joins(1, 'bob');
const gone: GameEvent = { type: 'GameClosed', why: 'abandoned' };
const [opening, annJoins] = opened() as [GameEvent, GameEvent];

describe('an event that cannot follow is a fault', () => {
  it.each<[string, GameEvent[], GameEvent]>([
    ['anything before the opening', [], annJoins],
    ['an end before the opening', [], gone],
    ['a second opening', [opening], opening],
    ['a seat that leaves a gap', [opening], joins(1, 'ann')],
    ['a seat that is taken', opened(), joins(0, 'bob')],
    ['a second seat for a user', opened(), joins(1, 'ann')],
    ['a player who joins during a run', asking(0), bob],
    ['no questions', [opening, annJoins], dealt({ questions: [] })],
    ['questions of a run that is not the next', [opening, annJoins], dealt({ run: 2 })],
    ['questions dealt twice', opened(), dealt({ run: 2 })],
    ['keys of another run', [opening, annJoins, dealt()], keyed(2, 3)],
    ['keys without questions', [opening, annJoins], keyed(0, 0)],
    ['too few keys', [opening, annJoins, dealt()], keyed(1, 2)],
    ['too many keys', [opening, annJoins, dealt()], keyed(1, 4)],
    ['keys set twice', opened(), keyed(1, 3)],
    ['a start without questions', [opening, annJoins], started(0)],
    ['a start without keys', [opening, annJoins, dealt()], started(1)],
    ['a start of another run', opened(), started(2)],
    ['a second start', asking(0), started(1)],
    ['a question before the start', opened(), opensNext(0)],
    ['a question while one is open', asking(0), opensNext(1)],
    ['a question that skips one', revealing(0), opensNext(2)],
    ['a question that is opened again', revealing(0), opensNext(0)],
    ['a question after the last', revealing(2), opensNext(3)],
    ['a question of another run', revealing(0), opensNext(1, 2)],
    ['a question while the game waits', waiting(0), opensNext(1)],
    ['an answer before the start', opened(), answered(0)],
    ['an answer to a closed question', revealing(0), answered(0)],
    ['an answer to a question before', asking(1), answered(0)],
    ['an answer to the next question', asking(0), answered(1)],
    ['an answer in another run', asking(0), answer({ run: 2 })],
    ['an answer from nobody', asking(0), answer({ seat: 1 })],
    ['[A2] a second answer', [...asking(0), answered(0)], answered(0, 'wrong')],
    ['a close before the start', opened(), closes(-1)],
    ['a close of another question', asking(1), closes(0)],
    ['a close in another run', asking(0), closes(0, 2)],
    ['a second close', revealing(0), closes(0)],
    ['time given back before the start', opened(), stalled(EXPIRES)],
    ['time given back during a reveal', revealing(0), stalled(EXPIRES)],
    ['time given back in another run', asking(0), stalled(EXPIRES, 2)],
    ['time taken away', asking(0), stalled(DEADLINE - 1)],
    ['a pause while a question is open', asking(0), pauses()],
    ['a second pause', waiting(0), pauses()],
    ['a pause of another run', revealing(0), pauses(2)],
    ['going on without a pause', revealing(0), resumes()],
    ['going on with another run', waiting(0), resumes(2)],
    ['an end while a question is open', asking(2), ends([[0, 0]])],
    ['an end before the last question', revealing(1), ends([[0, 0]])],
    ['an end of another run', revealing(2), ends([[0, 0]], 2)],
    ['[R2] a wrong score', revealing(2), ends([[0, 1]])],
    ['[R2] a score that counts no answer', revealing(2, 3, answered(2)), ends([[0, 0]])],
    ['[R2] a seat without a result', revealing(2), ends([])],
    ['[R2] a result without a seat', revealing(2), endsWithBob],
    ['[R2] a result of another seat', revealing(2), ends([[1, 0]])],
    ['anything after the end', completed(), gone],
    ['anything after it was abandoned', [...asking(0), gone], closes(0)],
    ['a type that nobody knows', asking(0), { type: 'LuckChanged' } as unknown as GameEvent],
  ])('%s', (_, history, event) => {
    const { game } = given(history);
    const version = history.length + 1;
    expect(() => evolve(game, { version, at: 0, commandId: null, event })).toThrow(/ cannot follow /);
    expect(game.sheet).toEqual(given(history).game.sheet);
    expect(game.actor.getSnapshot().value).toBe(given(history).game.actor.getSnapshot().value);
  });

  it.each([0, 2, 5, -1, 1.5, Number.NaN])('version %d as the first', (version) => {
    const game = newGame();
    expect(() => evolve(game, { version, at: 0, commandId: null, event: opening })).toThrow(
      /cannot follow 0/,
    );
    expect(game.sheet.version).toBe(0);
  });
});

describe('an event that may follow', () => {
  it.each<[string, GameEvent[]]>([
    ['time given back more than once', [...asking(0), stalled(DEADLINE), stalled(DEADLINE + 1)]],
    ['an end while the game waits', [...waiting(2), ends([[0, 0]])]],
    ['abandoned before the start', [...opened(), gone]],
    ['abandoned while a question is open', [...asking(0), gone]],
    ['abandoned while it waits', [...waiting(0), gone]],
  ])('%s', (_, history) => {
    expect(given(history).game.sheet.version).toBe(history.length);
  });

  it('ends the wait with the run', () => {
    const { actor } = given(waiting(2), ends([[0, 0]])).game;
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { paused: false } });
  });

  it('counts one public message for each event that players learn of', () => {
    const seqs = waiting(0).map((_, i, all) => given(all.slice(0, i + 1)).game.sheet.seq);
    expect(seqs).toEqual([0, 0, 0, 0, 1, 2, 3]);
    expect(given(asking(0), answered(0)).game.sheet.seq).toBe(1);
    expect(given(asking(0), stalled(EXPIRES)).game.sheet.seq).toBe(2);
    expect(given(waiting(0), resumes()).game.sheet.seq).toBe(4);
    expect(given(completed()).game.sheet.seq).toBe(3);
  });
});

describe('points', () => {
  it('[S2] count when the question closes', () => {
    const seat = (...history: GameEvent[]) => given(history).game.sheet.seats[0];
    expect(seat(...asking(0), answered(0))?.score).toBe(0);
    expect(seat(...asking(0), answered(0))?.answers[0]?.points).toBeUndefined();
    expect(seat(...revealing(0, 3, answered(0)))).toMatchObject({ score: 10, answers: [{ points: 10 }] });
  });

  it('[S1] a missing answer gives none', () => {
    expect(given(revealing(2, 3, answered(2, 'right', 5_000))).game.sheet.seats[0]?.score).toBe(3);
  });
});

describe('receipts', () => {
  it('[C1] belong to the user and the command that was granted, and are its version', () => {
    const said = given().when(openSolo());
    expect([...said.game.sheet.receipts]).toEqual([['ann open', 1]]);
    const game = given(asking(0)).game;
    evolve(game, { version: 6, at: 0, commandId: 'mine', event: answered(0) });
    expect([...game.sheet.receipts]).toEqual([['ann mine', 6]]);
  });
});
