import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../events.js';
import { evolve } from '../evolve.js';
import { newGame } from '../game.js';
import { openSolo } from '../testing/commands.js';
import { answerSubmitted } from '../testing/events.js';
import { given } from '../testing/given.js';
import { soloAsking, soloCompleted, soloOpened, soloRevealing, soloWaiting } from '../testing/histories.js';
import { ANN, DEADLINE, EXPIRES, keys, questions } from '../testing/world.js';

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
const answer = (fields: Fields<'AnswerSubmitted'>) => ({ ...answerSubmitted(ANN, 0), ...fields });
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
const [opening, annJoins] = soloOpened() as [GameEvent, GameEvent];

describe('an event that cannot follow is a fault', () => {
  it.each<[string, GameEvent[], GameEvent]>([
    ['anything before the opening', [], annJoins],
    ['an end before the opening', [], gone],
    ['a second opening', [opening], opening],
    ['a seat that leaves a gap', [opening], joins(1, 'ann')],
    ['a seat that is taken', soloOpened(), joins(0, 'bob')],
    ['a second seat for a user', soloOpened(), joins(1, 'ann')],
    ['a player who joins during a run', soloAsking(0), bob],
    ['no questions', [opening, annJoins], dealt({ questions: [] })],
    ['questions of a run that is not the next', [opening, annJoins], dealt({ run: 2 })],
    ['questions dealt twice', soloOpened(), dealt({ run: 2 })],
    ['keys of another run', [opening, annJoins, dealt()], keyed(2, 3)],
    ['keys without questions', [opening, annJoins], keyed(0, 0)],
    ['too few keys', [opening, annJoins, dealt()], keyed(1, 2)],
    ['too many keys', [opening, annJoins, dealt()], keyed(1, 4)],
    ['keys set twice', soloOpened(), keyed(1, 3)],
    ['a start without questions', [opening, annJoins], started(0)],
    ['a start without keys', [opening, annJoins, dealt()], started(1)],
    ['a start of another run', soloOpened(), started(2)],
    ['a second start', soloAsking(0), started(1)],
    ['a question before the start', soloOpened(), opensNext(0)],
    ['a question while one is open', soloAsking(0), opensNext(1)],
    ['a question that skips one', soloRevealing(0), opensNext(2)],
    ['a question that is opened again', soloRevealing(0), opensNext(0)],
    ['a question after the last', soloRevealing(2), opensNext(3)],
    ['a question of another run', soloRevealing(0), opensNext(1, 2)],
    ['a question while the game waits', soloWaiting(0), opensNext(1)],
    ['an answer before the start', soloOpened(), answerSubmitted(ANN, 0)],
    ['an answer to a closed question', soloRevealing(0), answerSubmitted(ANN, 0)],
    ['an answer to a question before', soloAsking(1), answerSubmitted(ANN, 0)],
    ['an answer to the next question', soloAsking(0), answerSubmitted(ANN, 1)],
    ['an answer in another run', soloAsking(0), answer({ run: 2 })],
    ['an answer from nobody', soloAsking(0), answer({ seat: 1 })],
    ['[A2] a second answer', [...soloAsking(0), answerSubmitted(ANN, 0)], answerSubmitted(ANN, 0, 'wrong')],
    ['a close before the start', soloOpened(), closes(-1)],
    ['a close of another question', soloAsking(1), closes(0)],
    ['a close in another run', soloAsking(0), closes(0, 2)],
    ['a second close', soloRevealing(0), closes(0)],
    ['time given back before the start', soloOpened(), stalled(EXPIRES)],
    ['time given back during a reveal', soloRevealing(0), stalled(EXPIRES)],
    ['time given back in another run', soloAsking(0), stalled(EXPIRES, 2)],
    ['time taken away', soloAsking(0), stalled(DEADLINE - 1)],
    ['a pause while a question is open', soloAsking(0), pauses()],
    ['a second pause', soloWaiting(0), pauses()],
    ['a pause of another run', soloRevealing(0), pauses(2)],
    ['resuming without a pause', soloRevealing(0), resumes()],
    ['resuming another run', soloWaiting(0), resumes(2)],
    ['an end while a question is open', soloAsking(2), ends([[0, 0]])],
    ['an end before the last question', soloRevealing(1), ends([[0, 0]])],
    ['an end of another run', soloRevealing(2), ends([[0, 0]], 2)],
    ['[R2] a wrong score', soloRevealing(2), ends([[0, 1]])],
    ['[R2] a score that counts no answer', soloRevealing(2, 3, answerSubmitted(ANN, 2)), ends([[0, 0]])],
    ['[R2] a seat without a result', soloRevealing(2), ends([])],
    ['[R2] a result without a seat', soloRevealing(2), endsWithBob],
    ['[R2] a result of another seat', soloRevealing(2), ends([[1, 0]])],
    ['anything after the end', soloCompleted(), gone],
    ['anything after it was abandoned', [...soloAsking(0), gone], closes(0)],
    ['an unknown type', soloAsking(0), { type: 'LuckChanged' } as unknown as GameEvent],
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
    ['time given back more than once', [...soloAsking(0), stalled(DEADLINE), stalled(DEADLINE + 1)]],
    ['an end while the game waits', [...soloWaiting(2), ends([[0, 0]])]],
    ['abandoned before the start', [...soloOpened(), gone]],
    ['abandoned while a question is open', [...soloAsking(0), gone]],
    ['abandoned while it waits', [...soloWaiting(0), gone]],
  ])('%s', (_, history) => {
    expect(given(history).game.sheet.version).toBe(history.length);
  });

  it('ends the wait with the run', () => {
    const { actor } = given(soloWaiting(2), ends([[0, 0]])).game;
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { paused: false } });
  });

  it('counts one public message for each public event', () => {
    const seqs = soloWaiting(0).map((_, i, all) => given(all.slice(0, i + 1)).game.sheet.seq);
    expect(seqs).toEqual([0, 0, 0, 0, 1, 2, 3]);
    expect(given(soloAsking(0), answerSubmitted(ANN, 0)).game.sheet.seq).toBe(1);
    expect(given(soloAsking(0), stalled(EXPIRES)).game.sheet.seq).toBe(2);
    expect(given(soloWaiting(0), resumes()).game.sheet.seq).toBe(4);
    expect(given(soloCompleted()).game.sheet.seq).toBe(3);
  });
});

describe('points', () => {
  it('[S2] count when the question closes', () => {
    const seat = (...history: GameEvent[]) => given(history).game.sheet.seats[0];
    expect(seat(...soloAsking(0), answerSubmitted(ANN, 0))?.score).toBe(0);
    expect(seat(...soloAsking(0), answerSubmitted(ANN, 0))?.answers[0]?.points).toBeUndefined();
    expect(seat(...soloRevealing(0, 3, answerSubmitted(ANN, 0)))).toMatchObject({
      score: 10,
      answers: [{ points: 10 }],
    });
  });

  it('[S1] a missing answer gives none', () => {
    expect(
      given(soloRevealing(2, 3, answerSubmitted(ANN, 2, 'right', 5_000))).game.sheet.seats[0]?.score,
    ).toBe(3);
  });
});

describe('receipts', () => {
  it('[C1] belong to the user and the command that was granted, and are its version', () => {
    const said = given().when(openSolo());
    expect([...said.game.sheet.receipts]).toEqual([['ann open', 1]]);
    const game = given(soloAsking(0)).game;
    evolve(game, { version: 6, at: 0, commandId: 'mine', event: answerSubmitted(ANN, 0) });
    expect([...game.sheet.receipts]).toEqual([['ann mine', 6]]);
  });
});
