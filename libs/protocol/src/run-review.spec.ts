import { describe, expect, it } from '@jest/globals';
import type { Correction, GameEvent, Recorded, Result } from '#game/events';
import {
  answerSubmitted,
  gameClosed,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  questionSkipped,
  roomEmptied,
  runCompleted,
  runCorrected,
} from '#game/testing/events';
import { fc } from '#game/testing/fast-check';
import { lobby, playing, soloRevealing, startedRun } from '#game/testing/histories';
import { playRoom } from '#game/testing/room-play';
import { roomScripts } from '#game/testing/room-script';
import { ANN, aRun, BOB, CYD, TIMER } from '#game/testing/world';
import { reviewOf } from './run-review.js';

const DAN = 3;
const BOB_AGAIN = 3;

const recorded = (events: GameEvent[]): Recorded[] =>
  events.map((event, i) => ({ version: i + 1, at: 0, commandId: null, event }));
const questionsOf = (userId: string, ...events: GameEvent[]) =>
  reviewOf(recorded(events), userId, 1).questions;

describe('the review of a run', () => {
  it('shows the answer, its points and its time', () => {
    const [first] = questionsOf('ann', ...soloRevealing(0, 3, answerSubmitted(ANN, 0, 'right', 8_000)));
    expect(first).toEqual({
      index: 0,
      prompt: 'Which, 0?',
      type: 'multiple',
      correct_answer: 'right',
      user_answer: 'right',
      is_correct: true,
      points: 4,
      ms: TIMER * 1000 - 8_000,
      explanation: null,
    });
  });

  it('shows a wrong answer, a pass and no answer without points', () => {
    const events = [
      ...playing(),
      answerSubmitted(ANN, 0, 'worst'),
      questionClosed(0),
      questionOpened(1),
      answerSubmitted(ANN, 1, ''),
      questionClosed(1),
      questionOpened(2),
      questionClosed(2),
    ];
    expect(questionsOf('ann', ...events)).toMatchObject([
      { user_answer: 'worst', is_correct: false, points: 0, ms: 0 },
      { user_answer: null, is_correct: false, points: 0, ms: null },
      { user_answer: null, is_correct: false, points: 0, ms: null },
    ]);
  });

  it('has no question that is still open', () => {
    const open = [...soloRevealing(0), questionOpened(1), answerSubmitted(ANN, 1)];
    expect(questionsOf('ann', ...open).map(({ index }) => index)).toEqual([0]);
  });

  it('gives all points for a right answer with accuracy scoring', () => {
    const events = [
      ...playing({ scoring: 'accuracy' }),
      answerSubmitted(BOB, 0, 'right', 1),
      questionClosed(0),
    ];
    expect(questionsOf('bob', ...events)).toMatchObject([{ points: 10 }]);
  });

  it('shows no time of an answer without a time limit', () => {
    const settings = { ...aRun({ scoring: 'accuracy' }), untimed: true as const };
    const events = [...soloRevealing(0, 3, answerSubmitted(ANN, 0))].map((event) =>
      event.type === 'RunStarted' ? { ...event, settings } : event,
    );
    expect(questionsOf('ann', ...events)).toMatchObject([{ user_answer: 'right', points: 10, ms: null }]);
  });

  it('marks skipped questions', () => {
    expect(questionsOf('bob', ...playing(), questionSkipped(0))).toMatchObject([{ skipped: true }]);
  });

  it('marks questions from before a late join', () => {
    const events = [
      ...playing(),
      playerJoined(DAN, 'dan'),
      questionClosed(0),
      questionOpened(1),
      questionClosed(1),
    ];
    const [missed, own] = questionsOf('dan', ...events);
    expect([missed?.absent, own?.absent]).toEqual([true, undefined]);
  });

  it('marks questions that closed after the player left, and gives no points for them', () => {
    const events = [
      ...playing(),
      questionClosed(0),
      questionOpened(1),
      answerSubmitted(BOB, 1),
      playerLeft(BOB),
      questionClosed(1),
      questionOpened(2),
      questionClosed(2),
    ];
    const [first, answered, last] = questionsOf('bob', ...events);
    expect(first?.absent).toBeUndefined();
    expect(answered).toMatchObject({ user_answer: 'right', is_correct: true, points: 0 });
    expect(last).toMatchObject({ user_answer: null, absent: true });
  });

  it('is that of the last seat if the player left and came back', () => {
    const events = [
      ...playing(),
      answerSubmitted(BOB, 0),
      playerLeft(BOB),
      questionClosed(0),
      playerJoined(BOB_AGAIN, 'bob'),
      questionOpened(1),
      answerSubmitted(BOB_AGAIN, 1),
      questionClosed(1),
    ];
    expect(questionsOf('bob', ...events)).toMatchObject([{ absent: true }, { user_answer: 'right' }]);
  });

  it.each([
    ['was completed', runCompleted([[ANN, 0]], 1)],
    ['was emptied', roomEmptied()],
    ['was closed', gameClosed('empty')],
  ])('ignores a return after the run %s', (_, end) => {
    const events = [...playing(), answerSubmitted(BOB, 0), questionClosed(0), playerLeft(BOB), end];
    expect(questionsOf('bob', ...events, playerJoined(BOB_AGAIN, 'bob'))).toMatchObject([
      { user_answer: 'right' },
    ]);
  });

  it('is that of one run', () => {
    const events = [
      ...lobby('bob'),
      ...startedRun(1),
      answerSubmitted(BOB, 0, 'worst'),
      questionClosed(0),
      runCompleted([]),
      ...startedRun(1, {}, 2),
      { ...answerSubmitted(BOB, 0), run: 2 },
      { ...questionClosed(0), run: 2 },
    ];
    const of = (run: number) => reviewOf(recorded(events), 'bob', run).questions;
    expect([of(1), of(2)]).toMatchObject([[{ user_answer: 'worst' }], [{ user_answer: 'right' }]]);
    expect(of(3)).toEqual([]);
  });

  describe('after corrections', () => {
    const completed = [
      ...playing(),
      answerSubmitted(BOB, 0, 'worst', 10_000),
      questionClosed(0),
      questionOpened(1),
      answerSubmitted(BOB, 1),
      questionClosed(1),
      runCompleted(
        [
          [ANN, 0],
          [BOB, 10],
          [CYD, 0],
        ],
        2,
      ),
    ];
    const review = (userId: string, ...corrections: Correction[]) => {
      const events = corrections.map((correction, i) =>
        runCorrected(correction, completed.length + i, 2, [], { reason: `reason ${i}` }),
      );
      return reviewOf(recorded([...completed, ...startedRun(1, {}, 2), ...events]), userId, 1);
    };
    const at = new Date(0).toISOString();

    it('shows the right answers, the points for them, and the reason', () => {
      const { questions, corrected } = review('bob', { index: 0, right: ['right', 'worst'] });
      expect(questions).toMatchObject([
        {
          ...{ correct_answer: 'right', correct_answers: ['right', 'worst'], is_correct: true, points: 5 },
          corrected: { reason: 'reason 0', at },
        },
        { correct_answer: 'right', points: 10 },
      ]);
      expect(questions[1]).not.toHaveProperty('corrected');
      expect(corrected).toEqual({ reason: 'reason 0', at });
    });

    it('gives no points for a question that does not count, and lets the last correction of it count', () => {
      const voided = { index: 1, voided: true as const };
      expect(review('bob', voided).questions[1]).toMatchObject({ voided: true, points: 0, is_correct: true });
      const again = review('bob', voided, { index: 1, right: ['right'] });
      expect(again.questions[1]).toMatchObject({ points: 10, corrected: { reason: 'reason 1' } });
      expect(again.questions[1]).not.toHaveProperty('voided');
      expect(again.questions[1]).not.toHaveProperty('correct_answers');
    });

    it('adds up the changes of the score of the player', () => {
      const changes = [
        { seat: BOB, points: 3 },
        { seat: BOB, points: -1 },
        { seat: ANN, points: 4 },
      ];
      expect([review('bob', ...changes), review('ann', ...changes), review('cyd', ...changes)]).toMatchObject(
        [
          { adjustment: 2, corrected: { reason: 'reason 2' } },
          { adjustment: 4 },
          { corrected: { reason: 'reason 2' } },
        ],
      );
      expect(review('cyd', ...changes)).not.toHaveProperty('adjustment');
    });
  });

  it('adds up to the score of each player in a random room', () => {
    let reviewed = 0;
    fc.assert(
      fc.property(roomScripts, (script) => {
        const { game, log } = playRoom(script);
        const last = new Map<number, Result[]>();
        for (const { event } of log)
          if (event.type === 'RunCompleted' || event.type === 'RunCorrected')
            last.set(event.run, event.results);
        for (const [run, results] of last) {
          for (const { seat, score } of results) {
            const userId = game.sheet.seats[seat]?.userId ?? '';
            const { questions, adjustment = 0 } = reviewOf(log, userId, run);
            expect(questions.reduce((sum, { points }) => sum + points, adjustment)).toBe(score);
            reviewed += score > 0 ? 1 : 0;
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(reviewed).toBeGreaterThan(0);
  });
});
