import { describe, expect, it } from '@jest/globals';
import { contextOf, phaseOf } from '../game.js';
import {
  advance,
  changeSettings,
  leaveRoom,
  skipQuestion,
  startRun,
  submitAnswer,
} from '../testing/commands.js';
import {
  answerSubmitted,
  questionClosed,
  questionOpened,
  questionSkipped,
  runCompleted,
  settingsChanged,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, paused, playing, revealing, startedRun } from '../testing/histories.js';
import { ANN, aRoom, BOB, CYD, DEADLINE, keys, NOW, questions, REVEALED, seats } from '../testing/world.js';

const trio = lobby('bob', 'cyd');
const again = startedRun(1, {}, 2).map((event) =>
  event.type === 'QuestionsDealt'
    ? { ...event, questions: event.questions.map((each) => ({ ...each, question_id: 'second' })) }
    : event,
);

describe('while a question is open', () => {
  it('[H7] the host skips it', () => {
    given(playing())
      .when(skipQuestion(0))
      .thenEvents(questionSkipped(0, NOW + 2_000));
    given(playing(), answerSubmitted(BOB, 0))
      .when(skipQuestion(0, { at: NOW + 9 }))
      .thenEvents(questionSkipped(0, NOW + 2_009));
  });

  it('[H7] a skip of another question is refused', () => {
    given(playing(), questionClosed(0), questionOpened(1))
      .when(skipQuestion(0))
      .thenRefused('wrong_question');
    given(playing()).when(skipQuestion(1)).thenRefused('wrong_question');
  });

  it('[H7, A5] an answer after the skip is too late, one before it counts', () => {
    const { game } = given(playing(), answerSubmitted(BOB, 0))
      .when(skipQuestion(0))
      .when(submitAnswer('ann', 0))
      .thenRefused('too_late');
    expect(game.sheet.seats.map(({ score }) => score)).toEqual([0, 10, 0]);
  });

  it('[R1, H6] a change of the reveal time applies to the next run', () => {
    given(playing({ reveal_seconds: 5 }))
      .when(changeSettings({ reveal_seconds: 10 }))
      .when(skipQuestion(0))
      .thenEvents(questionSkipped(0, NOW + 5_000));
  });
});

describe('while a key is shown', () => {
  it.each([2, 5, 10])(
    '[R1] the next question opens after the %i s that the host has set',
    (reveal_seconds) => {
      const until = DEADLINE + 300 + reveal_seconds * 1000;
      const run = given(playing({ reveal_seconds }))
        .when(advance(DEADLINE + 300))
        .thenEvents(questionClosed(0, until));
      run.when(advance(until - 1)).thenEvents();
      run.when(advance(until)).thenEvents(questionOpened(1, until));
    },
  );

  it.each([
    ['in the lobby', trio],
    ['during a reveal', revealing()],
    ['while it is paused', paused()],
  ])('[H7] there is nothing to skip (%s)', (_, history) => {
    given(history).when(skipQuestion(0)).thenRefused('not_now');
  });
});

describe('scoring', () => {
  const at = (left: number) => ({ ...answerSubmitted(ANN, 0, 'right', left), seat: BOB });

  it.each([
    ['speed', 5_000, 3],
    ['speed', 0, 1],
    ['accuracy', 5_000, 10],
    ['accuracy', 0, 10],
  ] as const)('[S1, S4] %s, right with %i ms left: %i points', (scoring, left, points) => {
    const { game } = given(playing({ scoring }), at(left), questionClosed(0));
    expect(game.sheet.seats[BOB]?.score).toBe(points);
  });

  it('[S4, S1] with accuracy a wrong answer, a pass and a missing answer also give 0', () => {
    const { game } = given(
      playing({ scoring: 'accuracy' }),
      answerSubmitted(ANN, 0, 'wrong'),
      answerSubmitted(BOB, 0, ''),
      questionClosed(0),
    );
    expect(game.sheet.seats.map(({ score, wrong }) => [score, wrong])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('[H6, S4] a change of the scoring applies to the next run', () => {
    const { game } = given(playing(), settingsChanged({ scoring: 'accuracy' }), at(5_000), questionClosed(0));
    expect(game.sheet.seats[BOB]?.score).toBe(3);
  });

  it('counts consecutive right answers', () => {
    const run = [
      ...playing(),
      answerSubmitted(ANN, 0),
      answerSubmitted(BOB, 0),
      questionClosed(0),
      questionOpened(1),
    ];
    const { game } = given(
      run,
      answerSubmitted(ANN, 1),
      answerSubmitted(BOB, 1, 'wrong'),
      answerSubmitted(CYD, 1),
      questionClosed(1),
    );
    expect(game.sheet.seats.map(({ streak }) => streak)).toEqual([2, 0, 1]);
    const third = given(
      run,
      answerSubmitted(ANN, 1),
      questionClosed(1),
      questionOpened(2),
      answerSubmitted(BOB, 2),
      questionClosed(2),
    );
    expect(third.game.sheet.seats.map(({ streak }) => streak)).toEqual([0, 1, 0]);
  });
});

describe('after a run', () => {
  const first = [
    ...trio,
    ...startedRun(1),
    answerSubmitted(ANN, 0),
    answerSubmitted(BOB, 0, 'wrong'),
    questionClosed(0),
  ];
  const results = runCompleted([
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

  it('[H9, H1] the next run starts with empty scores', () => {
    const { game } = given(first, results).when(
      startRun(1, { questions: questions(1), keys: keys(1), settings: aRoom({ scoring: 'accuracy' }) }),
    );
    expect(contextOf(game)).toMatchObject({ run: 2, index: 0, count: 1 });
    const fresh = { score: 0, wrong: 0, streak: 0, answers: [], from: 0 };
    for (const seat of game.sheet.seats) expect(seat).toMatchObject(fresh);
    expect(game.sheet).toMatchObject({ closed: 0, answered: 0, rules: { scoring: 'accuracy' } });
  });

  it('[A4] an answer to a question of the previous run is refused', () => {
    given(first, results).when(submitAnswer('ann', 0)).thenRefused('not_now');
    given(first, results, again).when(submitAnswer('ann', 0)).thenRefused('wrong_question');
  });

  it('[A2] the same text may be sent again in the next run', () => {
    given(first, results, again)
      .when(submitAnswer('ann', 0, 'right', { questionId: 'second', id: 'other' }))
      .thenEvents({ ...answerSubmitted(ANN, 0), run: 2 });
  });

  it('[C1] a command id of the previous run still gets its first receipt', () => {
    const before = given(trio, startedRun(1)).when(submitAnswer('ann', 0));
    const receipt = trio.length + 4 + 1;
    const ended = before.when(submitAnswer('bob', 0)).when(submitAnswer('cyd', 0)).when(advance(REVEALED));
    expect(phaseOf(ended.game)).toBe('lobby');
    ended.when(submitAnswer('ann', 0)).thenReceipt(receipt);
    ended
      .when(startRun())
      .when(submitAnswer('ann', 0, 'wrong'))
      .thenReceipt(receipt);
  });

  it('[H9] keeps the result list until the next one', () => {
    const list = (...more: Parameters<typeof given>) =>
      given(first, results, ...more).game.sheet.ranking.map(({ name, rank }) => `${rank} ${name}`);
    expect(list()).toEqual(['1 Ann', '2 Bob', '2 Cyd']);
    expect(list(again)).toEqual(['1 Ann', '2 Bob', '2 Cyd']);
  });

  it('[M4] a player who leaves the lobby stays in the result list', () => {
    const { game } = given(first, results).when(leaveRoom('bob', { present: seats(ANN, CYD) }));
    expect(phaseOf(game)).toBe('lobby');
    expect(game.sheet.ranking).toHaveLength(3);
  });
});
