import { describe, expect, it } from '@jest/globals';
import { contextOf, phaseOf } from './game.js';
import { advance, answered, DEADLINE, keys, NOW, questions, REVEALED } from './testing/build.js';
import { opens } from './testing/facts.js';
import { given } from './testing/given.js';
import {
  ANN,
  answers,
  aRoom,
  BOB,
  CYD,
  changeSettings,
  close,
  dealt,
  leaveRoom,
  lobby,
  open,
  paused,
  playing,
  says,
  scored,
  seats,
  settled,
  shown,
  skip,
  skipped,
  startRun,
} from './testing/room.js';

const trio = lobby('bob', 'cyd');
const again = dealt(1, {}, 2).map((event) =>
  event.type === 'QuestionsDealt'
    ? { ...event, questions: event.questions.map((each) => ({ ...each, question_id: 'second' })) }
    : event,
);

describe('while a question is open', () => {
  it('[H7] the host skips it', () => {
    given(playing())
      .when(skip(0))
      .thenEvents(skipped(0, NOW + 2_000));
    given(playing(), answers(BOB, 0))
      .when(skip(0, { at: NOW + 9 }))
      .thenEvents(skipped(0, NOW + 2_009));
  });

  it('[H7] a skip of another question is refused', () => {
    given(playing(), close(0), open(1)).when(skip(0)).thenRefused('wrong_question');
    given(playing()).when(skip(1)).thenRefused('wrong_question');
  });

  it('[H7, A5] an answer after the skip is too late, one before it counts', () => {
    const { game } = given(playing(), answers(BOB, 0))
      .when(skip(0))
      .when(says('ann', 0))
      .thenRefused('too_late');
    expect(game.sheet.seats.map(({ score }) => score)).toEqual([0, 10, 0]);
  });

  it('[R1, H6] a change of the reveal time is for the next run', () => {
    given(playing({ reveal_seconds: 5 }))
      .when(changeSettings({ reveal_seconds: 10 }))
      .when(skip(0))
      .thenEvents(skipped(0, NOW + 5_000));
  });
});

describe('while a key is shown', () => {
  it.each([2, 5, 10])(
    '[R1] the next question opens after the %i s that the host has set',
    (reveal_seconds) => {
      const until = DEADLINE + 300 + reveal_seconds * 1000;
      const run = given(playing({ reveal_seconds }))
        .when(advance(DEADLINE + 300))
        .thenEvents(close(0, until));
      run.when(advance(until - 1)).thenEvents();
      run.when(advance(until)).thenEvents(opens(1, until));
    },
  );

  it.each([
    ['in the lobby', trio],
    ['during a reveal', shown()],
    ['while it is paused', paused()],
  ])('[H7] there is nothing to skip (%s)', (_, history) => {
    given(history).when(skip(0)).thenRefused('not_now');
  });
});

describe('scoring', () => {
  const at = (left: number) => ({ ...answered(0, 'right', left), seat: BOB });

  it.each([
    ['speed', 5_000, 3],
    ['speed', 0, 1],
    ['accuracy', 5_000, 10],
    ['accuracy', 0, 10],
  ] as const)('[S1, S4] %s, right with %i ms left: %i points', (scoring, left, points) => {
    const { game } = given(playing({ scoring }), at(left), close(0));
    expect(game.sheet.seats[BOB]?.score).toBe(points);
  });

  it('[S4, S1] a wrong answer, a pass and none give 0 with accuracy, too', () => {
    const { game } = given(
      playing({ scoring: 'accuracy' }),
      answers(ANN, 0, 'wrong'),
      answers(BOB, 0, ''),
      close(0),
    );
    expect(game.sheet.seats.map(({ score, wrong }) => [score, wrong])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('[H6, S4] a change of the scoring is for the next run', () => {
    const { game } = given(playing(), settled({ scoring: 'accuracy' }), at(5_000), close(0));
    expect(game.sheet.seats[BOB]?.score).toBe(3);
  });

  it('counts right answers in a row', () => {
    const run = [...playing(), answers(ANN, 0), answers(BOB, 0), close(0), open(1)];
    const { game } = given(run, answers(ANN, 1), answers(BOB, 1, 'wrong'), answers(CYD, 1), close(1));
    expect(game.sheet.seats.map(({ streak }) => streak)).toEqual([2, 0, 1]);
    const third = given(run, answers(ANN, 1), close(1), open(2), answers(BOB, 2), close(2));
    expect(third.game.sheet.seats.map(({ streak }) => streak)).toEqual([0, 1, 0]);
  });
});

describe('after a run', () => {
  const first = [...trio, ...dealt(1), answers(ANN, 0), answers(BOB, 0, 'wrong'), close(0)];
  const results = scored([
    [ANN, 10],
    [BOB, 0],
    [CYD, 0],
  ]);

  it('[H9, R2] the room is back in its lobby with the same players', () => {
    const { game } = given(first).when(advance(REVEALED)).thenEvents(results);
    expect(phaseOf(game)).toBe('lobby');
    expect(contextOf(game)).toMatchObject({ run: 1, count: 0, index: -1, deadline: null, paused: false });
    expect([...game.sheet.seatOf.keys()]).toEqual(['ann', 'bob', 'cyd']);
    expect(game.sheet.host).toBe(ANN);
  });

  it('[H9, H1] the next run starts from nothing', () => {
    const { game } = given(first, results).when(
      startRun(1, { questions: questions(1), keys: keys(1), settings: aRoom({ scoring: 'accuracy' }) }),
    );
    expect(contextOf(game)).toMatchObject({ run: 2, index: 0, count: 1 });
    const fresh = { score: 0, wrong: 0, streak: 0, answers: [], from: 0 };
    for (const seat of game.sheet.seats) expect(seat).toMatchObject(fresh);
    expect(game.sheet).toMatchObject({ closed: 0, answered: 0, rules: { scoring: 'accuracy' } });
  });

  it('[A4] an answer to a question of the run before is refused', () => {
    given(first, results).when(says('ann', 0)).thenRefused('not_now');
    given(first, results, again).when(says('ann', 0)).thenRefused('wrong_question');
  });

  it('[A2] the same text may be said again to the next run', () => {
    given(first, results, again)
      .when(says('ann', 0, 'right', { questionId: 'second', id: 'other' }))
      .thenEvents({ ...answers(ANN, 0), run: 2 });
  });

  it('[C1] a command id of the run before still gets its first receipt', () => {
    const before = given(trio, dealt(1)).when(says('ann', 0));
    const receipt = trio.length + 4 + 1;
    const ended = before.when(says('bob', 0)).when(says('cyd', 0)).when(advance(REVEALED));
    expect(phaseOf(ended.game)).toBe('lobby');
    ended.when(says('ann', 0)).thenReceipt(receipt);
    ended
      .when(startRun())
      .when(says('ann', 0, 'wrong'))
      .thenReceipt(receipt);
  });

  it('[H9] keeps the result list until the next one', () => {
    const list = (...more: Parameters<typeof given>) =>
      given(first, results, ...more).game.sheet.ranking.map(({ name, rank }) => `${rank} ${name}`);
    expect(list()).toEqual(['1 Ann', '2 Bob', '2 Cyd']);
    expect(list(again)).toEqual(['1 Ann', '2 Bob', '2 Cyd']);
  });

  it('[M4] who leaves the lobby has left no run', () => {
    const { game } = given(first, results).when(leaveRoom('bob', { present: seats(ANN, CYD) }));
    expect(phaseOf(game)).toBe('lobby');
    expect(game.sheet.ranking).toHaveLength(3);
  });
});
