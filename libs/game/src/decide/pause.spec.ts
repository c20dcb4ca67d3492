import { describe, expect, it } from '@jest/globals';
import { dueAt } from '../due.js';
import { contextOf, phaseOf } from '../game.js';
import {
  advance,
  connect,
  endRun,
  leaveRoom,
  pauseRun,
  skipQuestion,
  submitAnswer,
} from '../testing/commands.js';
import {
  answerSubmitted,
  hostChanged,
  playerLeft,
  questionClosed,
  questionOpened,
  questionSkipped,
  runCompleted,
  runPaused,
  runResumed,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, paused, playing, revealing } from '../testing/histories.js';
import { ANN, BOB, CYD, DEADLINE, EXPIRES, NOW, REVEALED } from '../testing/world.js';

const HALF_AN_HOUR = 30 * 60_000;
const last = [...revealing(), questionOpened(1), questionClosed(1), questionOpened(2), questionClosed(2)];
const nobodyScores: [number, number][] = [
  [ANN, 0],
  [BOB, 0],
  [CYD, 0],
];

describe('in the lobby', () => {
  it('[H5] there is nothing to pause', () => {
    given(lobby()).when(pauseRun(true)).thenRefused('not_now');
    given(lobby()).when(pauseRun(false)).thenRefused('not_now');
  });
});

describe('a pause while a question is open', () => {
  const stopped = [...playing(), runPaused(NOW)];

  it('[H5] does not stop its timer', () => {
    const { game } = given(playing())
      .when(pauseRun(true, { at: NOW + 9 }))
      .thenEvents(runPaused(NOW + 9));
    expect(phaseOf(game)).toBe('asking');
    expect(dueAt(game)).toBe(DEADLINE + 300);
    given(stopped).when(submitAnswer('bob', 0)).thenEvents(answerSubmitted(BOB, 0));
  });

  it.each([
    ['by its time', advance(DEADLINE + 300), DEADLINE + 300, questionClosed],
    ['by a skip', skipQuestion(0, { at: NOW + 9 }), NOW + 9, questionSkipped],
  ])('[H5] makes the game wait after the close (%s)', (_, command, at, closes) => {
    const { game } = given(stopped)
      .when(command)
      .thenEvents(closes(0, at + HALF_AN_HOUR));
    expect(contextOf(game)).toMatchObject({ paused: true });
    expect(dueAt(game)).toBe(at + HALF_AN_HOUR);
  });

  it('[H5, A7] makes the game wait when all have answered, or when the last player without an answer leaves', () => {
    const said = [answerSubmitted(ANN, 0), answerSubmitted(BOB, 0)];
    given(stopped, said)
      .when(submitAnswer('cyd', 0))
      .thenEvents(answerSubmitted(CYD, 0), questionClosed(0, NOW + HALF_AN_HOUR));
    given(stopped, said)
      .when(leaveRoom('cyd'))
      .thenEvents(playerLeft(CYD), questionClosed(0, NOW + HALF_AN_HOUR));
  });

  it('[H5] ends before the close if the host resumes', () => {
    given(stopped)
      .when(pauseRun(false, { at: NOW + 9 }))
      .thenEvents(runResumed(NOW + 9))
      .when(advance(DEADLINE + 300))
      .thenEvents(questionClosed(0, DEADLINE + 2_300));
  });
});

describe('a pause during a reveal', () => {
  it('[H5] keeps showing the key', () => {
    const { game, when } = given(revealing())
      .when(pauseRun(true, { at: NOW + 9 }))
      .thenEvents(runPaused(NOW + 9));
    expect(dueAt(game)).toBe(NOW + 9 + HALF_AN_HOUR);
    when(advance(REVEALED)).thenEvents();
  });

  it('[H5] may come after the last question, before the end', () => {
    given(last)
      .when(pauseRun(true))
      .thenEvents(runPaused(NOW))
      .when(pauseRun(false, { at: NOW + 9 }))
      .thenEvents(runResumed(NOW + 9), runCompleted(nobodyScores));
  });
});

describe('while the game is paused', () => {
  it('[H5] the next question opens as soon as the host resumes', () => {
    given(paused())
      .when(pauseRun(false, { at: NOW + 9 }))
      .thenEvents(runResumed(NOW + 9), questionOpened(1, NOW + 9));
  });

  it('[H5] the same command twice changes nothing', () => {
    given(paused()).when(pauseRun(true)).thenEvents();
    given(revealing()).when(pauseRun(false)).thenEvents();
    given(playing()).when(pauseRun(false)).thenEvents();
  });

  it('[H5] it resumes automatically after 30 minutes', () => {
    given(paused())
      .when(advance(EXPIRES - 1))
      .thenEvents();
    given(paused()).when(advance(EXPIRES)).thenEvents(runResumed(EXPIRES), questionOpened(1, EXPIRES));
    given(last, runPaused(NOW))
      .when(advance(NOW + HALF_AN_HOUR))
      .thenEvents(runResumed(NOW + HALF_AN_HOUR), runCompleted(nobodyScores));
  });

  it('[H5] it does not resume when a player connects', () => {
    given(paused()).when(connect()).thenEvents();
    given(paused()).when(connect(NOW, 'bob')).thenEvents();
  });

  it('[H2, H5] the next host may resume after the host has left', () => {
    given(paused())
      .when(leaveRoom('ann'))
      .thenEvents(playerLeft(ANN), hostChanged(BOB))
      .when(pauseRun(false, { userId: 'bob' }))
      .thenEvents(runResumed(NOW), questionOpened(1, NOW));
  });

  it('[H8] the host may end the run', () => {
    const { game } = given(paused()).when(endRun()).thenEvents(runCompleted(nobodyScores, 1));
    expect(contextOf(game).paused).toBe(false);
  });

  it('[A5] answers are refused', () => {
    given(paused()).when(submitAnswer('bob', 0)).thenRefused('too_late');
  });
});
