import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../events.js';
import { contextOf } from '../game.js';
import { submitSolo } from '../testing/commands.js';
import { answerSubmitted, questionClosed } from '../testing/events.js';
import { given } from '../testing/given.js';
import { soloAsking, soloCompleted, soloRevealing, soloWaiting } from '../testing/histories.js';
import { ANN, DEADLINE, NOW, REVEAL } from '../testing/world.js';

const late = { arrivedAt: DEADLINE + 251 };

describe('around the deadline', () => {
  it.each([
    [4_999, 15_001, 10],
    [5_000, 15_000, 8],
    [5_001, 14_999, 7],
    [20_000, 0, 1],
  ])('[S1, S3] an answer %i ms after the opening has %i ms left and gives %i', (after, left, points) => {
    const { game } = given(soloAsking(0))
      .when(submitSolo(0, 'right', { arrivedAt: NOW + after }))
      .thenEvents(answerSubmitted(ANN, 0, 'right', left), questionClosed(0, NOW + after + REVEAL));
    expect(game.sheet.seats[0]?.score).toBe(points);
  });

  it.each([1, 250])('[T2, S3] an answer %i ms after it counts, with no time left', (after) => {
    const arrivedAt = DEADLINE + after;
    const inGrace = { ...answerSubmitted(ANN, 0, 'right', 0), arrivedAt };
    const outcome = given(soloAsking(0)).when(submitSolo(0, 'right', { arrivedAt }));
    expect(
      outcome.thenEvents(inGrace, questionClosed(0, arrivedAt + REVEAL)).game.sheet.seats[0]?.score,
    ).toBe(1);
  });

  it('[A5, T2] an answer 251 ms after it is refused', () => {
    given(soloAsking(0))
      .when(submitSolo(0, 'right', late))
      .thenRefused('too_late');
  });

  it('[T2] the time of arrival counts, not the time of the decision', () => {
    const decidedLate = { arrivedAt: DEADLINE + 250, at: DEADLINE + 5_000 };
    given(soloAsking(0))
      .when(submitSolo(0, 'right', decidedLate))
      .thenEvents(
        { ...answerSubmitted(ANN, 0, 'right', 0), arrivedAt: DEADLINE + 250 },
        questionClosed(0, DEADLINE + 5_000 + REVEAL),
      );
  });

  it('[S3] the time of arrival determines the points, not the time of the decision', () => {
    const { game } = given(soloAsking(0)).when(
      submitSolo(0, 'right', { arrivedAt: NOW + 4_999, at: NOW + 9_000 }),
    );
    expect(game.sheet.seats[0]).toMatchObject({ score: 10, answers: [{ left: 15_001 }] });
  });

  it('[S3] an answer that arrived before the opening has at most the whole timer left', () => {
    const { game } = given(soloAsking(0)).when(submitSolo(0, 'right', { arrivedAt: NOW - 1 }));
    expect(game.sheet.seats[0]?.answers[0]?.left).toBe(20_000);
  });
});

describe('when the question is closed', () => {
  it.each([
    ['revealing', soloRevealing(0)],
    ['waiting', soloWaiting(0)],
    ['completed', soloCompleted()],
    ['abandoned', [...soloAsking(0), { type: 'GameClosed', why: 'abandoned' } as const]],
  ])('[A5, A6] an answer is too late, an empty one changes nothing (%s)', (_, history) => {
    given(history).when(submitSolo(0)).thenRefused('too_late');
    given(history).when(submitSolo(0, 'nonsense')).thenRefused('too_late');
    given(history).when(submitSolo(0, '')).thenEvents();
    given(history).when(submitSolo(1)).thenRefused('wrong_question');
  });

  it('[T4] the time given back counts for an answer', () => {
    const stalled: GameEvent = { type: 'GameStalled', run: 1, closesAt: DEADLINE + 7_000 };
    const { game } = given(soloAsking(0), stalled).when(
      submitSolo(0, 'right', { arrivedAt: DEADLINE + 7_250 }),
    );
    expect(game.sheet.seats[0]?.score).toBe(1);
    expect(contextOf(game).deadline).toBe(DEADLINE + 7_250 + 2_000);
  });
});

describe('the clock of a question stops while no server runs', () => {
  const [from, to] = [NOW + 9_500, NOW + 13_000];
  const lost: GameEvent = { type: 'GameStalled', run: 1, closesAt: DEADLINE + 3_500, from, to };
  const leftAfter = (ms: number, ...stalls: GameEvent[]) =>
    given(soloAsking(0), stalls).when(submitSolo(0, 'right', { arrivedAt: NOW + ms })).game.sheet.seats[0]
      ?.answers[0]?.left;

  it.each([
    ['before the outage', 9_000, 11_000],
    ['at its start', 9_500, 10_500],
    ['during it', 10_100, 10_500],
    ['at its end', 13_000, 10_500],
    ['after it', 13_500, 10_000],
  ])('[T4, S3] an answer that arrived %s, %i ms after the opening, has %i ms left', (_, after, left) => {
    expect(leftAfter(after, lost)).toBe(left);
  });

  it('[T4, S3] in each of several outages', () => {
    const again = { ...lost, closesAt: DEADLINE + 4_500, from: NOW + 14_000, to: NOW + 15_000 };
    expect(leftAfter(9_000, lost, again)).toBe(11_000);
    expect(leftAfter(14_500, lost, again)).toBe(9_500);
  });

  it('[A5, T4] an answer that was too late before a stall is too late after it', () => {
    const late = { ...lost, from: DEADLINE + 290, to: DEADLINE + 3_790 };
    given(soloAsking(0), late)
      .when(submitSolo(0, 'right', { arrivedAt: DEADLINE + 260 }))
      .thenRefused('too_late');
    expect(leftAfter(20_250, late)).toBe(0);
  });

  it('[T4] in the question that was open, not in the next one', () => {
    const history = [soloAsking(0), lost, questionClosed(0, NOW + REVEAL), ...soloAsking(1).slice(-1)];
    const { game } = given(...history).when(submitSolo(1, 'right', { arrivedAt: NOW + 9_000 }));
    expect(game.sheet.seats[0]?.answers[1]?.left).toBe(11_000);
  });

  it('[T4] a log without the times of a stall gives the same points as before', () => {
    expect(leftAfter(9_000, { type: 'GameStalled', run: 1, closesAt: DEADLINE + 3_500 })).toBe(14_500);
  });
});
