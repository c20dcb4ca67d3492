import { describe, expect, it } from '@jest/globals';
import {
  AWAY,
  abandon,
  advance,
  answered,
  asking,
  DEADLINE,
  HERE,
  NOW,
  opened,
  revealing,
  submit,
} from './testing/build.js';
import { closes } from './testing/facts.js';
import { given } from './testing/given.js';
import { dealt, lobby } from './testing/room.js';

const withBob = [...lobby('bob'), ...dealt(1)];
const both = new Set([0, 1]);
const late = { arrivedAt: DEADLINE + 251 };
const scoreOf = (answer: string) => {
  const { game } = given(asking(0)).when(submit(0, answer));
  return game.sheet.seats[0]?.score;
};

describe('before the first question', () => {
  it('[A4] an answer is refused', () => {
    given(opened()).when(submit(0)).thenRefused('not_now');
    given(opened()).when(submit(0, '')).thenRefused('not_now');
  });
});

describe('while a question is open', () => {
  it('[A7] the answer of the only player closes it at once', () => {
    given(asking(1)).when(submit(1)).thenEvents(answered(1), closes(1, NOW));
  });

  it.each([
    ['right', 10],
    ['wrong', 0],
    ['', 0],
  ])('[A1, S1] the text %j gives %i points', (answer, points) => {
    expect(scoreOf(answer)).toBe(points);
  });

  it.each(['Right', 'right ', 'rıght', 'q0', 'undefined'])('[A1, A3] %j is not a choice', (answer) => {
    given(asking(0)).when(submit(0, answer)).thenRefused('bad_request');
  });

  it('[A6] an empty answer is a final pass', () => {
    const passed = given(withBob)
      .when(submit(0, '', { present: both }))
      .thenEvents(answered(0, ''));
    passed.when(submit(0, 'right', { id: 'again' })).thenRefused('already_answered');
  });

  it('[A6] an empty answer at the deadline is a pass, after it changes nothing', () => {
    given(asking(0))
      .when(submit(0, '', { arrivedAt: DEADLINE }))
      .thenEvents(answered(0, '', 0), closes(0, DEADLINE));
    given(asking(0))
      .when(submit(0, '', { arrivedAt: DEADLINE + 1 }))
      .thenEvents();
  });

  it('[A6] an empty answer after the deadline is granted to who has answered, too', () => {
    given(withBob, answered(0))
      .when(submit(0, '', { arrivedAt: DEADLINE + 1 }))
      .thenEvents();
    given(withBob, answered(0)).when(submit(0, '')).thenRefused('already_answered');
  });

  it('[A4] an answer to a later question is refused, as is a place that no question has', () => {
    given(asking(0)).when(submit(1)).thenRefused('wrong_question');
    given(asking(0)).when(submit(3)).thenRefused('wrong_question');
    given(asking(0)).when(submit(1, '')).thenRefused('wrong_question');
  });

  it("[A4] an answer under another question's id is refused", () => {
    given(asking(1))
      .when(submit(1, 'right', { questionId: 'q0' }))
      .thenRefused('wrong_question');
    given(asking(1))
      .when(submit(0, '', { questionId: 'q1' }))
      .thenRefused('wrong_question');
  });

  it('[A4] an answer from somebody without a seat is refused', () => {
    given(asking(0))
      .when(submit(0, 'right', { userId: 'eve' }))
      .thenRefused('not_in_room');
  });

  it('[A5] an answer to a question before it is refused', () => {
    given(asking(1)).when(submit(0)).thenRefused('too_late');
  });
});

describe('after an answer', () => {
  it('[A2] refuses a second answer to the same question', () => {
    given(withBob, answered(0)).when(submit(0, 'wrong')).thenRefused('already_answered');
    given(revealing(0, 3, answered(0)))
      .when(submit(0, 'wrong', { id: 'other' }))
      .thenRefused('already_answered');
  });

  it('[A2] the same text again gets the first receipt', () => {
    const again = submit(0, 'right', { id: 'other' });
    const receipt = withBob.length + 1;
    given(withBob, answered(0)).when(again).thenReceipt(receipt);
    given(withBob, answered(0))
      .when({ ...again, ...late })
      .thenReceipt(receipt);
    given(revealing(0, 3, answered(0)), asking(1).slice(-1))
      .when(again)
      .thenReceipt(asking(0).length + 1);
  });

  it('[C1] a command that comes again gets its first receipt, whatever it says by now', () => {
    const receipt = asking(0).length + 1;
    const said = given(asking(0)).when(submit(0));
    said.when(submit(0)).thenReceipt(receipt);
    const next = said.when(advance(NOW + 2_000));
    next.when(submit(0, 'right', late)).thenReceipt(receipt);
    next.when(submit(1, 'wrong')).thenReceipt(receipt);
    next.when(abandon()).when(submit(0)).thenReceipt(receipt);
  });
});

describe('when there are several players', () => {
  it('[A7] the question stays open for who is connected', () => {
    given(withBob)
      .when(submit(0, 'right', { present: both }))
      .thenEvents(answered(0))
      .when(submit(0, 'wrong', { id: 'b', userId: 'bob', present: both }))
      .thenEvents({ ...answered(0, 'wrong'), seat: 1 }, closes(0, NOW));
  });

  it('[A7] who is away holds nobody up', () => {
    given(withBob)
      .when(submit(0, 'right', { present: HERE }))
      .thenEvents(answered(0), closes(0, NOW));
  });

  it('[A7] an answer counts as presence', () => {
    given(asking(0))
      .when(submit(0, 'right', { present: AWAY }))
      .thenEvents(answered(0), closes(0, NOW));
  });
});
