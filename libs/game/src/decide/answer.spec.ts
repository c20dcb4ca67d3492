import { describe, expect, it } from '@jest/globals';
import { abandon, advance, submitSolo } from '../testing/commands.js';
import { answerSubmitted, questionClosed } from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, soloAsking, soloOpened, soloRevealing, startedRun } from '../testing/histories.js';
import { ANN, AWAY, DEADLINE, HERE, NOW, REVEAL } from '../testing/world.js';

const withBob = [...lobby('bob'), ...startedRun(1)];
const both = new Set([0, 1]);
const late = { arrivedAt: DEADLINE + 251 };
const scoreOf = (answer: string) => {
  const { game } = given(soloAsking(0)).when(submitSolo(0, answer));
  return game.sheet.seats[0]?.score;
};

describe('before the first question', () => {
  it('[A4] an answer is refused', () => {
    given(soloOpened()).when(submitSolo(0)).thenRefused('not_now');
    given(soloOpened()).when(submitSolo(0, '')).thenRefused('not_now');
  });
});

describe('while a question is open', () => {
  it('[A7] the answer of the only player closes it at once', () => {
    given(soloAsking(1))
      .when(submitSolo(1))
      .thenEvents(answerSubmitted(ANN, 1), questionClosed(1, NOW + REVEAL));
  });

  it.each([
    ['right', 10],
    ['wrong', 0],
    ['', 0],
  ])('[A1, S1] the text %j gives %i points', (answer, points) => {
    expect(scoreOf(answer)).toBe(points);
  });

  it.each(['Right', 'right ', 'rıght', 'q0', 'undefined'])('[A1, A3] %j is not a choice', (answer) => {
    given(soloAsking(0)).when(submitSolo(0, answer)).thenRefused('bad_request');
  });

  it('[A6] an empty answer is a final pass', () => {
    const passed = given(withBob)
      .when(submitSolo(0, '', { present: both }))
      .thenEvents(answerSubmitted(ANN, 0, ''));
    passed.when(submitSolo(0, 'right', { id: 'again' })).thenRefused('already_answered');
  });

  it('[A6] an empty answer at the deadline is a pass, after it changes nothing', () => {
    given(soloAsking(0))
      .when(submitSolo(0, '', { arrivedAt: DEADLINE }))
      .thenEvents(answerSubmitted(ANN, 0, '', 0), questionClosed(0, DEADLINE + REVEAL));
    given(soloAsking(0))
      .when(submitSolo(0, '', { arrivedAt: DEADLINE + 1 }))
      .thenEvents();
  });

  it('[A6] an empty answer after the deadline is accepted from a player who has answered', () => {
    given(withBob, answerSubmitted(ANN, 0))
      .when(submitSolo(0, '', { arrivedAt: DEADLINE + 1 }))
      .thenEvents();
    given(withBob, answerSubmitted(ANN, 0)).when(submitSolo(0, '')).thenRefused('already_answered');
  });

  it('[A4] an answer to a later question or to an index without a question is refused', () => {
    given(soloAsking(0)).when(submitSolo(1)).thenRefused('wrong_question');
    given(soloAsking(0)).when(submitSolo(3)).thenRefused('wrong_question');
    given(soloAsking(0)).when(submitSolo(1, '')).thenRefused('wrong_question');
  });

  it("[A4] an answer under another question's id is refused", () => {
    given(soloAsking(1))
      .when(submitSolo(1, 'right', { questionId: 'q0' }))
      .thenRefused('wrong_question');
    given(soloAsking(1))
      .when(submitSolo(0, '', { questionId: 'q1' }))
      .thenRefused('wrong_question');
  });

  it('[A4] an answer from a user without a seat is refused', () => {
    given(soloAsking(0))
      .when(submitSolo(0, 'right', { userId: 'eve' }))
      .thenRefused('not_in_room');
  });

  it('[A5] an answer to an earlier question is refused', () => {
    given(soloAsking(1)).when(submitSolo(0)).thenRefused('too_late');
  });
});

describe('after an answer', () => {
  it('[A2] refuses a second answer to the same question', () => {
    given(withBob, answerSubmitted(ANN, 0)).when(submitSolo(0, 'wrong')).thenRefused('already_answered');
    given(soloRevealing(0, 3, answerSubmitted(ANN, 0)))
      .when(submitSolo(0, 'wrong', { id: 'other' }))
      .thenRefused('already_answered');
  });

  it('[A2] the same text again gets the first receipt', () => {
    const again = submitSolo(0, 'right', { id: 'other' });
    const receipt = withBob.length + 1;
    given(withBob, answerSubmitted(ANN, 0)).when(again).thenReceipt(receipt);
    given(withBob, answerSubmitted(ANN, 0))
      .when({ ...again, ...late })
      .thenReceipt(receipt);
    given(soloRevealing(0, 3, answerSubmitted(ANN, 0)), soloAsking(1).slice(-1))
      .when(again)
      .thenReceipt(soloAsking(0).length + 1);
  });

  it('[C1] a repeated command id gets its first receipt, even with another answer', () => {
    const receipt = soloAsking(0).length + 1;
    const said = given(soloAsking(0)).when(submitSolo(0));
    said.when(submitSolo(0)).thenReceipt(receipt);
    const next = said.when(advance(NOW + 2_000));
    next.when(submitSolo(0, 'right', late)).thenReceipt(receipt);
    next.when(submitSolo(1, 'wrong')).thenReceipt(receipt);
    next.when(abandon()).when(submitSolo(0)).thenReceipt(receipt);
  });
});

describe('when there are several players', () => {
  it('[A7] the question stays open until every connected player has answered', () => {
    given(withBob)
      .when(submitSolo(0, 'right', { present: both }))
      .thenEvents(answerSubmitted(ANN, 0))
      .when(submitSolo(0, 'wrong', { id: 'b', userId: 'bob', present: both }))
      .thenEvents({ ...answerSubmitted(ANN, 0, 'wrong'), seat: 1 }, questionClosed(0, NOW + REVEAL));
  });

  it('[A7] a disconnected player does not hold up the question', () => {
    given(withBob)
      .when(submitSolo(0, 'right', { present: HERE }))
      .thenEvents(answerSubmitted(ANN, 0), questionClosed(0, NOW + REVEAL));
  });

  it('[A7] a player who answers counts as connected', () => {
    given(soloAsking(0))
      .when(submitSolo(0, 'right', { present: AWAY }))
      .thenEvents(answerSubmitted(ANN, 0), questionClosed(0, NOW + REVEAL));
  });
});
