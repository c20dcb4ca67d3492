import { describe, expect, it } from '@jest/globals';
import { dueAt } from '../due.js';
import type { GameEvent } from '../events.js';
import { contextOf, phaseOf } from '../game.js';
import { slowed } from '../question.js';
import { abandon, advance, connect, openSolo, submitSolo } from '../testing/commands.js';
import {
  answerKeySet,
  answerSubmitted,
  gameClosed,
  gameStalled,
  playerJoined,
  questionClosed,
  questionOpened,
  questionsDealt,
  rulesChosen,
  runPaused,
  runResumed,
  runStarted,
  soloGameOpened,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { soloAsking } from '../testing/histories.js';
import { ANN, AWAY, aQuestion, aRun, HERE, NOW, REVEAL } from '../testing/world.js';

const HALF_AN_HOUR = 30 * 60_000;
const OPEN_UNTIL = NOW + HALF_AN_HOUR;
const settings = { ...aRun({ scoring: 'accuracy', late_join: 'closed' }), untimed: true as const };

/** Ann's game without a time limit has just begun. */
const opened: GameEvent[] = [
  soloGameOpened({ untimed: true }),
  playerJoined(ANN, 'ann'),
  rulesChosen(),
  questionsDealt(2),
  answerKeySet(2),
];
const asking: GameEvent[] = [...opened, { ...runStarted(), closesAt: OPEN_UNTIL, settings }];
const waits = runPaused(OPEN_UNTIL + 300);

describe('a question without a time limit', () => {
  it('[Q3, P5] is opened without one', () => {
    given()
      .when(openSolo(2, { rules: { untimed: true } }))
      .thenEvents(...opened);
    given(opened.filter(({ type }) => type !== 'RulesChosen'))
      .when(connect())
      .thenEvents(...asking.slice(5));
    given(opened)
      .when(connect())
      .thenEvents(...asking.slice(5));
    const at = NOW + 5_000;
    given(asking, questionClosed(0, at))
      .when(advance(at, HERE))
      .thenEvents({ ...questionOpened(1, at), closesAt: at + HALF_AN_HOUR });
  });

  it('[S6] gives 10 points for a right answer, however late', () => {
    const at = NOW + 3 * HALF_AN_HOUR;
    const { game } = given(asking, gameStalled(at + HALF_AN_HOUR))
      .when(submitSolo(0, 'right', { arrivedAt: at, at }))
      .thenEvents({ ...answerSubmitted(ANN, 0), arrivedAt: at }, questionClosed(0, at + REVEAL));
    expect(game.sheet.seats[ANN]).toMatchObject({ score: 10 });
    const wrong = given(asking).when(submitSolo(0, 'wrong'));
    expect(wrong.game.sheet.seats[ANN]).toMatchObject({ score: 0 });
  });

  it('[P5] stays open while its player is connected', () => {
    const due = OPEN_UNTIL + 300;
    given(asking)
      .when(advance(due - 1, HERE))
      .thenEvents();
    const { game } = given(asking)
      .when(advance(due, HERE))
      .thenEvents(gameStalled(due + HALF_AN_HOUR));
    expect(phaseOf(game)).toBe('asking');
    expect(dueAt(game)).toBe(due + HALF_AN_HOUR + 300);
  });

  it('[A5, P5] accepts an answer that arrives after its deadline', () => {
    for (const arrivedAt of [OPEN_UNTIL + 249, OPEN_UNTIL + 299, OPEN_UNTIL + 9_999])
      given(asking)
        .when(submitSolo(0, 'right', { arrivedAt, at: arrivedAt }))
        .thenEvents({ ...answerSubmitted(ANN, 0), arrivedAt }, questionClosed(0, arrivedAt + REVEAL));
  });

  it('[P5] waits for a player who is away, and is still open when they connect', () => {
    const due = OPEN_UNTIL + 300;
    const waiting = given(asking).when(advance(due, AWAY)).thenEvents(waits);
    expect(dueAt(waiting.game)).toBe(due + HALF_AN_HOUR + 300);
    const at = due + 60_000;
    const { game } = waiting
      .when(connect(at))
      .thenEvents({ ...runResumed(at), closesAt: at + HALF_AN_HOUR })
      .when(submitSolo(0, 'right', { arrivedAt: at + 1, at: at + 1 }))
      .thenEvents({ ...answerSubmitted(ANN, 0), arrivedAt: at + 1 }, questionClosed(0, at + 1 + REVEAL));
    expect(contextOf(game)).toMatchObject({ paused: false, index: 0 });
  });

  it('[P5] resumes with an answer that arrives before its player counts as connected', () => {
    const at = OPEN_UNTIL + 9_000;
    const answer = submitSolo(0, 'right', { arrivedAt: at, at });
    given(asking, waits)
      .when(answer)
      .thenEvents(
        { ...answerSubmitted(ANN, 0), arrivedAt: at },
        { ...runResumed(at), closesAt: at + HALF_AN_HOUR },
        questionClosed(0, at + REVEAL),
      )
      .when(answer)
      .thenReceipt(asking.length + 2);
  });

  it('[P3, P5] is abandoned after 30 minutes of waiting', () => {
    const end = OPEN_UNTIL + 300 + HALF_AN_HOUR;
    given(asking, waits)
      .when(advance(end + 299, AWAY))
      .thenEvents();
    given(asking, waits)
      .when(advance(end + 300, AWAY))
      .thenEvents(gameClosed('abandoned'));
    given(asking, waits).when(abandon()).thenEvents(gameClosed('replaced'));
  });
});

describe('a timer', () => {
  it('[Q3] is two or three times as long if the player chooses so', () => {
    const [easy, own] = [aQuestion({ timer: 20 }), aQuestion({ timer: 120 })];
    expect(slowed([easy, own], 3)).toEqual([
      { ...easy, timer: 60 },
      { ...own, timer: 360 },
    ]);
  });

  it('[P2] of a question with a time limit expires while its player is away', () => {
    given(soloAsking(0))
      .when(advance(NOW + 20_300, AWAY))
      .thenEvents(questionClosed(0, NOW + 20_300 + REVEAL));
  });
});
