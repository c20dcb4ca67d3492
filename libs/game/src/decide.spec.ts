import { describe, expect, it } from '@jest/globals';
import { dueAt } from './due.js';
import { phaseOf } from './game.js';
import {
  AWAY,
  abandon,
  advance,
  answered,
  aQuestion,
  asking,
  completed,
  connect,
  DEADLINE,
  EXPIRES,
  giveBack,
  NOW,
  opened,
  openSolo,
  REVEALED,
  revealing,
} from './testing/build.js';
import { closes, completes, ends, opens } from './testing/facts.js';
import { given } from './testing/given.js';

const MINUTE = 60_000;

describe('a new game', () => {
  it('opens with its player, its questions and their keys', () => {
    given()
      .when(openSolo())
      .thenEvents(...opened());
  });

  it('has nothing to do by itself, to join or to end', () => {
    expect(dueAt(given().game)).toBeNull();
    given().when(advance(NOW)).thenEvents();
    given().when(giveBack(1)).thenEvents();
    given().when(abandon()).thenEvents();
    given().when(connect()).thenRefused('not_in_room');
  });

  it('opens once', () => {
    given(opened()).when(openSolo()).thenRefused('not_now');
  });
});

describe('before the first question', () => {
  it('[P1, T1] it opens when the player connects', () => {
    given(opened())
      .when(connect(NOW + 5))
      .thenEvents(opens(0, NOW + 5));
  });

  it('nobody else connects', () => {
    given(opened()).when(connect(NOW, 'eve')).thenRefused('not_in_room');
  });

  it('[P3] after 30 minutes without its player the game is abandoned', () => {
    expect(dueAt(given(opened()).game)).toBe(NOW + 30 * MINUTE);
    given(opened())
      .when(advance(NOW + 30 * MINUTE - 1, AWAY))
      .thenEvents();
    given(opened())
      .when(advance(NOW + 30 * MINUTE, AWAY))
      .thenEvents(ends('abandoned'));
  });

  it('[T4] no time is given back', () => {
    given(opened()).when(giveBack(5_000)).thenEvents();
  });
});

describe('while a question is open', () => {
  it('[P1] a second connection changes nothing', () => {
    given(asking(0)).when(connect()).thenEvents();
  });

  it('[T3] it closes 300 ms after its deadline, not before', () => {
    expect(dueAt(given(asking(1)).game)).toBe(DEADLINE + 300);
    given(asking(1))
      .when(advance(DEADLINE + 299))
      .thenEvents();
    given(asking(1))
      .when(advance(DEADLINE + 300))
      .thenEvents(closes(1, DEADLINE + 300));
  });

  it('[P2] it runs out while the player is away, too', () => {
    given(asking(1))
      .when(advance(DEADLINE + 300, AWAY))
      .thenEvents(closes(1, DEADLINE + 300));
  });

  it('[T4] the time in which no server ran is added to its deadline', () => {
    const stalled = given(asking(0))
      .when(giveBack(7_000))
      .thenEvents({ type: 'GameStalled', run: 1, closesAt: DEADLINE + 7_000, from: NOW - 7_000, to: NOW });
    expect(dueAt(stalled.game)).toBe(DEADLINE + 7_300);
    stalled.when(advance(DEADLINE + 7_299)).thenEvents();
    given(asking(0)).when(giveBack(0)).thenEvents();
    given(asking(0)).when(giveBack(-1)).thenEvents();
  });

  it('[P3] another solo game abandons it at once', () => {
    given(asking(2)).when(abandon()).thenEvents(ends('replaced'));
  });
});

describe('while a key is shown', () => {
  it('[R1] the next question opens after 2 s', () => {
    expect(dueAt(given(revealing(0)).game)).toBe(REVEALED);
    given(revealing(0))
      .when(advance(REVEALED - 1))
      .thenEvents();
    given(revealing(0)).when(advance(REVEALED)).thenEvents(opens(1, REVEALED));
  });

  it('[T1] a question that opens late has its whole time', () => {
    given(revealing(0))
      .when(advance(REVEALED + 9_000))
      .thenEvents(opens(1, REVEALED + 9_000));
  });

  it('[Q1, T1] each question has its own timer', () => {
    const dealt = [5, 120, 30].map((timer, i) => aQuestion({ question_id: `q${i}`, timer }));
    const started = given()
      .when({ ...openSolo(), questions: dealt })
      .when(connect())
      .thenEvents({ type: 'RunStarted', run: 1, closesAt: NOW + 5_000 });
    const later = NOW + 5_300 + 2_000;
    started
      .when(advance(NOW + 5_300))
      .when(advance(later))
      .thenEvents({ type: 'QuestionOpened', run: 1, index: 1, closesAt: later + 120_000 });
  });

  it('[R2] after the last one the run is complete, with every score', () => {
    const right = answered(1, 'right', 10_000);
    const done = given(revealing(1, 2, right))
      .when(advance(REVEALED))
      .thenEvents(completes(5));
    expect(phaseOf(done.game)).toBe('closed');
    expect(dueAt(done.game)).toBeNull();
  });

  it('[T4] no time is given back', () => {
    given(revealing(0)).when(giveBack(5_000)).thenEvents();
  });

  it('[P3, P4] another solo game abandons it, but not after the last question', () => {
    given(revealing(1)).when(abandon()).thenEvents(ends('replaced'));
    given(revealing(2, 3, answered(2)))
      .when(abandon())
      .thenEvents(completes(10));
    given(revealing(2)).when(abandon()).thenEvents(completes(0));
  });
});

describe('when all is over', () => {
  it('nothing changes any more', () => {
    const over = given(completed());
    expect(dueAt(over.game)).toBeNull();
    for (const wish of [connect(), advance(EXPIRES), giveBack(1), abandon()]) over.when(wish).thenEvents();
    over.when(openSolo()).thenRefused('not_now');
  });
});
