import { describe, expect, it } from '@jest/globals';
import { advance, countPresent, joinRoom, submitAnswer } from '../testing/commands.js';
import {
  answerSubmitted,
  playerJoined,
  questionClosed,
  questionOpened,
  runCompleted,
  settingsChanged,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, paused, playing, revealing, startedRun } from '../testing/histories.js';
import { ANN, BOB, DEADLINE, NOW, REVEAL, REVEALED, seats } from '../testing/world.js';

const DAN = 3;
const dan = playerJoined(DAN, 'dan');
const all = seats(0, 1, 2, DAN);

describe('joining during a run', () => {
  it.each([
    ['while a question is open', playing()],
    ['during a reveal', revealing()],
    ['while it is paused', paused()],
  ])('[M3] is possible with late_join next (%s)', (_, history) => {
    given(history).when(joinRoom('dan')).thenEvents(dan);
  });

  it.each([
    ['while a question is open', playing({ late_join: 'closed' })],
    ['during a reveal', [...playing({ late_join: 'closed' }), questionClosed(0)]],
  ])('[M3] is refused with late_join closed (%s)', (_, history) => {
    given(history).when(joinRoom('dan')).thenRefused('game_running');
    given(history).when(joinRoom('bob')).thenEvents();
  });

  it('[M3] is possible again in the lobby after a closed run', () => {
    const ended = [
      ...playing({ late_join: 'closed' }),
      runCompleted(
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        0,
      ),
    ];
    given(ended).when(joinRoom('dan')).thenEvents(dan);
  });

  it('[M3, H6] follows the setting that the run was started with', () => {
    given(playing(), settingsChanged({ late_join: 'closed' }))
      .when(joinRoom('dan'))
      .thenEvents(dan);
    given(playing({ late_join: 'closed' }), settingsChanged({ late_join: 'next' }))
      .when(joinRoom('dan'))
      .thenRefused('game_running');
  });

  it('[M2, H6] is refused at once by a lock or a full room', () => {
    given(playing(), settingsChanged({ locked: true }))
      .when(joinRoom('dan'))
      .thenRefused('room_locked');
    given(playing())
      .when(joinRoom('dan', { capacity: 3 }))
      .thenRefused('room_full');
  });
});

describe('a player who joined while a question was open', () => {
  it('[A8] cannot answer it', () => {
    given(playing(), dan)
      .when(submitAnswer('dan', 0, 'right', { present: all }))
      .thenRefused('not_now');
    given(playing(), dan)
      .when(submitAnswer('dan', 0, '', { present: all }))
      .thenRefused('not_now');
  });

  it('[A6, A8] may send an empty answer at its end', () => {
    given(playing(), dan)
      .when(submitAnswer('dan', 0, '', { present: all, arrivedAt: DEADLINE + 1 }))
      .thenEvents();
  });

  it('[A7, A8] does not hold it up', () => {
    given(playing(), dan, answerSubmitted(0, 0), answerSubmitted(1, 0))
      .when(submitAnswer('cyd', 0, 'wrong', { present: all }))
      .thenEvents(answerSubmitted(2, 0, 'wrong'), questionClosed(0, NOW + REVEAL));
  });

  it('[A7, A8] does not close it when only they are connected', () => {
    given(playing(), dan).when(countPresent(DAN)).thenEvents();
    given(playing(), dan, answerSubmitted(ANN, 0)).when(countPresent(DAN)).thenEvents();
  });

  it('[M3] answers the next one, and is waited for', () => {
    const next = given(playing(), dan, questionClosed(0))
      .when(advance(REVEALED, all))
      .thenEvents(questionOpened(1, REVEALED));
    next
      .when(submitAnswer('dan', 1, 'right', { present: all }))
      .thenEvents(answerSubmitted(DAN, 1))
      .when(submitAnswer('ann', 1, 'right', { present: all }))
      .when(submitAnswer('bob', 1, 'right', { present: all }))
      .thenEvents(answerSubmitted(BOB, 1))
      .when(countPresent(0, 1, 2, DAN))
      .thenEvents();
  });
});

describe('a player who joined during a reveal', () => {
  it('[M3] answers the next question, not the one that is shown', () => {
    given(revealing(), dan).when(submitAnswer('dan', 0)).thenRefused('too_late');
    given(revealing(), dan, questionOpened(1))
      .when(submitAnswer('dan', 1, 'right', { present: all }))
      .thenEvents(answerSubmitted(DAN, 1));
  });
});

describe('a player who joined late', () => {
  it('[M3] gets 0 points for missed questions', () => {
    const { game } = given(
      lobby(),
      startedRun(2),
      playerJoined(BOB, 'bob'),
      answerSubmitted(ANN, 0),
      questionClosed(0),
      questionOpened(1),
      answerSubmitted(ANN, 1),
      answerSubmitted(BOB, 1),
      questionClosed(1),
    ).when(advance(REVEALED));
    expect(game.sheet.ranking).toEqual([
      { seat: ANN, name: 'Ann', score: 20, rank: 1 },
      { seat: BOB, name: 'Bob', score: 10, rank: 2 },
    ]);
  });

  it('[M3, H9] plays the next run from its first question on', () => {
    const { game } = given(
      lobby(),
      startedRun(1),
      playerJoined(BOB, 'bob'),
      questionClosed(0),
      runCompleted([
        [ANN, 0],
        [BOB, 0],
      ]),
      startedRun(1, {}, 2),
    );
    expect(game.sheet.seats[BOB]?.from).toBe(0);
    expect(game.sheet.waiting).toBe(0);
  });
});
