import { describe, expect, it } from '@jest/globals';
import { dueAt } from '../due.js';
import type { GameEvent } from '../events.js';
import { phaseOf } from '../game.js';
import { SOLO_RUN } from '../settings.js';
import { abandon, advance, connect, giveBack, openSolo } from '../testing/commands.js';
import {
  answerSubmitted,
  gameClosed,
  questionClosed,
  questionOpened,
  rulesChosen,
  runCompleted,
  runStarted,
  soloGameOpened,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { soloAsking, soloCompleted, soloOpened, soloRevealing } from '../testing/histories.js';
import { ANN, AWAY, aQuestion, DEADLINE, EXPIRES, NOW, REVEAL, REVEALED } from '../testing/world.js';

const MINUTE = 60_000;

describe('a new game', () => {
  it('opens with its player, its questions and their keys', () => {
    given()
      .when(openSolo())
      .thenEvents(...soloOpened());
  });

  it('[Q3] keeps the factor of its timers', () => {
    const opened = soloOpened().map((event) =>
      event.type === 'QuestionsDealt' ? { ...event, time: 3 } : event,
    );
    given()
      .when({ ...openSolo(), time: 3 })
      .thenEvents(...opened);
  });

  it('has nothing due, no player and nothing to abandon', () => {
    expect(dueAt(given().game)).toBeNull();
    given().when(advance(NOW)).thenEvents();
    given().when(giveBack(1)).thenEvents();
    given().when(abandon()).thenEvents();
    given().when(connect()).thenRefused('not_in_room');
  });

  it('[P6] starts an unranked run if it is opened as one', () => {
    const unranked = { ...SOLO_RUN, unranked: true as const };
    const [, joined, ...dealt] = soloOpened();
    const opened = [soloGameOpened({ unranked: true }), joined as GameEvent, rulesChosen(), ...dealt];
    given()
      .when({ ...openSolo(), rules: { unranked: true } })
      .thenEvents(...opened);
    given(opened)
      .when(connect(NOW))
      .thenEvents({ ...runStarted(NOW), settings: unranked });
  });

  it('opens once', () => {
    given(soloOpened()).when(openSolo()).thenRefused('not_now');
  });
});

describe('before the first question', () => {
  it('[P1, T1] it opens when the player connects', () => {
    given(soloOpened())
      .when(connect(NOW + 5))
      .thenEvents(runStarted(NOW + 5));
  });

  it('refuses a connection of another user', () => {
    given(soloOpened()).when(connect(NOW, 'eve')).thenRefused('not_in_room');
  });

  it('[P3] after 30 minutes without its player the game is abandoned', () => {
    expect(dueAt(given(soloOpened()).game)).toBe(NOW + 30 * MINUTE);
    given(soloOpened())
      .when(advance(NOW + 30 * MINUTE - 1, AWAY))
      .thenEvents();
    given(soloOpened())
      .when(advance(NOW + 30 * MINUTE, AWAY))
      .thenEvents(gameClosed('abandoned'));
  });

  it('[T4] no time is given back', () => {
    given(soloOpened()).when(giveBack(5_000)).thenEvents();
  });
});

describe('while a question is open', () => {
  it('[P1] a second connection changes nothing', () => {
    given(soloAsking(0)).when(connect()).thenEvents();
  });

  it('[T3] it closes 300 ms after its deadline, not before', () => {
    expect(dueAt(given(soloAsking(1)).game)).toBe(DEADLINE + 300);
    given(soloAsking(1))
      .when(advance(DEADLINE + 299))
      .thenEvents();
    given(soloAsking(1))
      .when(advance(DEADLINE + 300))
      .thenEvents(questionClosed(1, DEADLINE + 300 + REVEAL));
  });

  it('[P2] it times out while the player is away, too', () => {
    given(soloAsking(1))
      .when(advance(DEADLINE + 300, AWAY))
      .thenEvents(questionClosed(1, DEADLINE + 300 + REVEAL));
  });

  it('[T4] the time in which no server ran is added to its deadline', () => {
    const stalled = given(soloAsking(0))
      .when(giveBack(7_000))
      .thenEvents({ type: 'GameStalled', run: 1, closesAt: DEADLINE + 7_000, from: NOW - 7_000, to: NOW });
    expect(dueAt(stalled.game)).toBe(DEADLINE + 7_300);
    stalled.when(advance(DEADLINE + 7_299)).thenEvents();
    given(soloAsking(0)).when(giveBack(0)).thenEvents();
    given(soloAsking(0)).when(giveBack(-1)).thenEvents();
  });

  it('[P3] another solo game abandons it at once', () => {
    given(soloAsking(2)).when(abandon()).thenEvents(gameClosed('replaced'));
  });
});

describe('while a key is shown', () => {
  it('[R1] the next question opens after 2 s', () => {
    expect(dueAt(given(soloRevealing(0)).game)).toBe(REVEALED);
    given(soloRevealing(0))
      .when(advance(REVEALED - 1))
      .thenEvents();
    given(soloRevealing(0)).when(advance(REVEALED)).thenEvents(questionOpened(1, REVEALED));
  });

  it('[T1] a question that opens late has its whole time', () => {
    given(soloRevealing(0))
      .when(advance(REVEALED + 9_000))
      .thenEvents(questionOpened(1, REVEALED + 9_000));
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
    const right = answerSubmitted(ANN, 1, 'right', 10_000);
    const done = given(soloRevealing(1, 2, right))
      .when(advance(REVEALED))
      .thenEvents(runCompleted([[ANN, 5]]));
    expect(phaseOf(done.game)).toBe('closed');
    expect(dueAt(done.game)).toBeNull();
  });

  it('[T4] no time is given back', () => {
    given(soloRevealing(0)).when(giveBack(5_000)).thenEvents();
  });

  it('[P3, P4] another solo game abandons it, but not after the last question', () => {
    given(soloRevealing(1)).when(abandon()).thenEvents(gameClosed('replaced'));
    given(soloRevealing(2, 3, answerSubmitted(ANN, 2)))
      .when(abandon())
      .thenEvents(runCompleted([[ANN, 10]]));
    given(soloRevealing(2))
      .when(abandon())
      .thenEvents(runCompleted([[ANN, 0]]));
  });
});

describe('when the game is closed', () => {
  it('nothing changes', () => {
    const over = given(soloCompleted());
    expect(dueAt(over.game)).toBeNull();
    for (const command of [connect(), advance(EXPIRES), giveBack(1), abandon()])
      over.when(command).thenEvents();
    over.when(openSolo()).thenRefused('not_now');
  });
});
