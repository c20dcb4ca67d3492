import { describe, expect, it } from '@jest/globals';
import { advance, DEADLINE, NOW, REVEALED } from './testing/build.js';
import { closes, opens } from './testing/facts.js';
import { given } from './testing/given.js';
import {
  ANN,
  answers,
  BOB,
  close,
  count,
  dealt,
  joined,
  joinRoom,
  lobby,
  open,
  paused,
  playing,
  says,
  scored,
  seats,
  settled,
  shown,
} from './testing/room.js';

const DAN = 3;
const dan = joined(DAN, 'dan');
const all = seats(0, 1, 2, DAN);

describe('joining during a run', () => {
  it.each([
    ['while a question is open', playing()],
    ['during a reveal', shown()],
    ['while it is paused', paused()],
  ])('[M3] is possible with late_join next (%s)', (_, history) => {
    given(history).when(joinRoom('dan')).thenEvents(dan);
  });

  it.each([
    ['while a question is open', playing({ late_join: 'closed' })],
    ['during a reveal', [...playing({ late_join: 'closed' }), close(0)]],
  ])('[M3] is refused with late_join closed (%s)', (_, history) => {
    given(history).when(joinRoom('dan')).thenRefused('game_running');
    given(history).when(joinRoom('bob')).thenEvents();
  });

  it('[M3] is possible again in the lobby after a closed run', () => {
    const ended = [
      ...playing({ late_join: 'closed' }),
      scored(
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
    given(playing(), settled({ late_join: 'closed' }))
      .when(joinRoom('dan'))
      .thenEvents(dan);
    given(playing({ late_join: 'closed' }), settled({ late_join: 'next' }))
      .when(joinRoom('dan'))
      .thenRefused('game_running');
  });

  it('[M2, H6] is refused at once by a lock or a full room', () => {
    given(playing(), settled({ locked: true }))
      .when(joinRoom('dan'))
      .thenRefused('room_locked');
    given(playing())
      .when(joinRoom('dan', { capacity: 3 }))
      .thenRefused('room_full');
  });
});

describe('who came while a question was open', () => {
  it('[A8] does not answer it', () => {
    given(playing(), dan)
      .when(says('dan', 0, 'right', { present: all }))
      .thenRefused('not_now');
    given(playing(), dan)
      .when(says('dan', 0, '', { present: all }))
      .thenRefused('not_now');
  });

  it('[A6, A8] is not refused an empty answer at its end', () => {
    given(playing(), dan)
      .when(says('dan', 0, '', { present: all, arrivedAt: DEADLINE + 1 }))
      .thenEvents();
  });

  it('[A7, A8] does not hold it up', () => {
    given(playing(), dan, answers(0, 0), answers(1, 0))
      .when(says('cyd', 0, 'wrong', { present: all }))
      .thenEvents(answers(2, 0, 'wrong'), closes(0, NOW));
  });

  it('[A7, A8] does not close it alone', () => {
    given(playing(), dan).when(count(DAN)).thenEvents();
    given(playing(), dan, answers(ANN, 0)).when(count(DAN)).thenEvents();
  });

  it('[M3] answers the next one, and is waited for', () => {
    const next = given(playing(), dan, close(0)).when(advance(REVEALED, all)).thenEvents(opens(1, REVEALED));
    next
      .when(says('dan', 1, 'right', { present: all }))
      .thenEvents(answers(DAN, 1))
      .when(says('ann', 1, 'right', { present: all }))
      .when(says('bob', 1, 'right', { present: all }))
      .thenEvents(answers(BOB, 1))
      .when(count(0, 1, 2, DAN))
      .thenEvents();
  });
});

describe('who came during a reveal', () => {
  it('[M3] answers the next question, not the one that is shown', () => {
    given(shown(), dan).when(says('dan', 0)).thenRefused('too_late');
    given(shown(), dan, open(1))
      .when(says('dan', 1, 'right', { present: all }))
      .thenEvents(answers(DAN, 1));
  });
});

describe('who came late', () => {
  it('[M3] has 0 for what they missed', () => {
    const { game } = given(
      lobby(),
      dealt(2),
      joined(BOB, 'bob'),
      answers(ANN, 0),
      close(0),
      open(1),
      answers(ANN, 1),
      answers(BOB, 1),
      close(1),
    ).when(advance(REVEALED));
    expect(game.sheet.ranking).toEqual([
      { seat: ANN, name: 'Ann', score: 20, rank: 1 },
      { seat: BOB, name: 'Bob', score: 10, rank: 2 },
    ]);
  });

  it('[M3, H9] plays the next run from its first question on', () => {
    const { game } = given(
      lobby(),
      dealt(1),
      joined(BOB, 'bob'),
      close(0),
      scored([
        [ANN, 0],
        [BOB, 0],
      ]),
      dealt(1, {}, 2),
    );
    expect(game.sheet.seats[BOB]?.from).toBe(0);
    expect(game.sheet.waiting).toBe(0);
  });
});
