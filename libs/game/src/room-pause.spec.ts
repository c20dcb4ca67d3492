import { describe, expect, it } from '@jest/globals';
import { dueAt } from './due.js';
import { contextOf, phaseOf } from './game.js';
import { advance, connect, DEADLINE, EXPIRES, NOW, REVEALED } from './testing/build.js';
import { opens, resumes } from './testing/facts.js';
import { given } from './testing/given.js';
import {
  ANN,
  answers,
  BOB,
  CYD,
  close,
  endRun,
  hosts,
  leaveRoom,
  left,
  lobby,
  open,
  paused,
  pauseRun,
  playing,
  says,
  scored,
  shown,
  skip,
  skipped,
  stops,
} from './testing/room.js';

const HALF_AN_HOUR = 30 * 60_000;
const last = [...shown(), open(1), close(1), open(2), close(2)];
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
  const stopped = [...playing(), stops(NOW)];

  it('[H5] lets it run to its close', () => {
    const { game } = given(playing())
      .when(pauseRun(true, { at: NOW + 9 }))
      .thenEvents(stops(NOW + 9));
    expect(phaseOf(game)).toBe('asking');
    expect(dueAt(game)).toBe(DEADLINE + 300);
    given(stopped).when(says('bob', 0)).thenEvents(answers(BOB, 0));
  });

  it.each([
    ['by its time', advance(DEADLINE + 300), DEADLINE + 300, close],
    ['by a skip', skip(0, { at: NOW + 9 }), NOW + 9, skipped],
  ])('[H5] then the game waits, however it closed (%s)', (_, wish, at, closes) => {
    const { game } = given(stopped)
      .when(wish)
      .thenEvents(closes(0, at + HALF_AN_HOUR));
    expect(contextOf(game)).toMatchObject({ paused: true });
    expect(dueAt(game)).toBe(at + HALF_AN_HOUR);
  });

  it('[H5, A7] then the game waits, also when all have answered or the last one left', () => {
    const said = [answers(ANN, 0), answers(BOB, 0)];
    given(stopped, said)
      .when(says('cyd', 0))
      .thenEvents(answers(CYD, 0), close(0, NOW + HALF_AN_HOUR));
    given(stopped, said)
      .when(leaveRoom('cyd'))
      .thenEvents(left(CYD), close(0, NOW + HALF_AN_HOUR));
  });

  it('[H5] is taken back before the close', () => {
    given(stopped)
      .when(pauseRun(false, { at: NOW + 9 }))
      .thenEvents(resumes(NOW + 9))
      .when(advance(DEADLINE + 300))
      .thenEvents(close(0, DEADLINE + 2_300));
  });
});

describe('a pause during a reveal', () => {
  it('[H5] keeps the key on the screen', () => {
    const { game, when } = given(shown())
      .when(pauseRun(true, { at: NOW + 9 }))
      .thenEvents(stops(NOW + 9));
    expect(dueAt(game)).toBe(NOW + 9 + HALF_AN_HOUR);
    when(advance(REVEALED)).thenEvents();
  });

  it('[H5] may come after the last question, before the end', () => {
    given(last)
      .when(pauseRun(true))
      .thenEvents(stops(NOW))
      .when(pauseRun(false, { at: NOW + 9 }))
      .thenEvents(resumes(NOW + 9), scored(nobodyScores));
  });
});

describe('while the game is paused', () => {
  it('[H5] the host goes on at once with the next question', () => {
    given(paused())
      .when(pauseRun(false, { at: NOW + 9 }))
      .thenEvents(resumes(NOW + 9), opens(1, NOW + 9));
  });

  it('[H5] the same wish twice changes nothing', () => {
    given(paused()).when(pauseRun(true)).thenEvents();
    given(shown()).when(pauseRun(false)).thenEvents();
    given(playing()).when(pauseRun(false)).thenEvents();
  });

  it('[H5] after 30 minutes it goes on by itself', () => {
    given(paused())
      .when(advance(EXPIRES - 1))
      .thenEvents();
    given(paused()).when(advance(EXPIRES)).thenEvents(resumes(EXPIRES), opens(1, EXPIRES));
    given(last, stops(NOW))
      .when(advance(NOW + HALF_AN_HOUR))
      .thenEvents(resumes(NOW + HALF_AN_HOUR), scored(nobodyScores));
  });

  it('[H5] a connection of somebody does not go on', () => {
    given(paused()).when(connect()).thenEvents();
    given(paused()).when(connect(NOW, 'bob')).thenEvents();
  });

  it('[H2, H5] the next host goes on when the host is gone', () => {
    given(paused())
      .when(leaveRoom('ann'))
      .thenEvents(left(ANN), hosts(BOB))
      .when(pauseRun(false, { userId: 'bob' }))
      .thenEvents(resumes(NOW), opens(1, NOW));
  });

  it('[H8] the host may end the run', () => {
    const { game } = given(paused()).when(endRun()).thenEvents(scored(nobodyScores, 1));
    expect(contextOf(game).paused).toBe(false);
  });

  it('[A5] nobody answers', () => {
    given(paused()).when(says('bob', 0)).thenRefused('too_late');
  });
});
