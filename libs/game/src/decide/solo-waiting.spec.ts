import { describe, expect, it } from '@jest/globals';
import { dueAt } from '../due.js';
import { abandon, advance, connect } from '../testing/commands.js';
import {
  answerSubmitted,
  gameClosed,
  questionOpened,
  runCompleted,
  runPaused,
  runResumed,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { soloRevealing, soloWaiting } from '../testing/histories.js';
import { ANN, AWAY, EXPIRES, HERE, NOW, REVEALED } from '../testing/world.js';

const MINUTE = 60_000;

describe('at the end of a reveal', () => {
  it('[P2] the game waits for a player who is away', () => {
    const waits = given(soloRevealing(0)).when(advance(REVEALED, AWAY)).thenEvents(runPaused(REVEALED));
    expect(dueAt(waits.game)).toBe(REVEALED + 30 * MINUTE);
  });

  it('[P2] it waits after the last question if that question was not answered', () => {
    given(soloRevealing(2)).when(advance(REVEALED, AWAY)).thenEvents(runPaused(REVEALED));
    given(soloRevealing(2))
      .when(advance(REVEALED, HERE))
      .thenEvents(runCompleted([[ANN, 0]]));
  });

  it('[P2] it does not wait when the last question was answered', () => {
    given(soloRevealing(2, 3, answerSubmitted(ANN, 2, '')))
      .when(advance(REVEALED, AWAY))
      .thenEvents(runCompleted([[ANN, 0]]));
  });

  it('[P2] a player who is back before the end changes nothing', () => {
    given(soloRevealing(0))
      .when(connect(REVEALED - 1))
      .thenEvents();
  });
});

describe('while the game waits', () => {
  it('[P2] it resumes when the player connects', () => {
    given(soloWaiting(0))
      .when(connect(NOW + 9))
      .thenEvents(runResumed(NOW + 9), questionOpened(1, NOW + 9));
  });

  it('[P2, R2] it completes the run after the last question', () => {
    given(soloWaiting(2))
      .when(connect())
      .thenEvents(runResumed(NOW), runCompleted([[ANN, 0]]));
  });

  it('[P3] after 30 minutes it is abandoned', () => {
    expect(dueAt(given(soloWaiting(0)).game)).toBe(EXPIRES);
    given(soloWaiting(0))
      .when(advance(EXPIRES - 1, AWAY))
      .thenEvents();
    given(soloWaiting(0)).when(advance(EXPIRES, AWAY)).thenEvents(gameClosed('abandoned'));
    given(soloWaiting(0)).when(abandon()).thenEvents(gameClosed('replaced'));
  });

  it('[P3] it does not resume once abandoned', () => {
    const over = given(soloWaiting(0)).when(advance(EXPIRES, AWAY));
    over.when(connect(EXPIRES + 1)).thenEvents();
  });

  it('[P4] after the last question it keeps its score', () => {
    given(soloWaiting(2))
      .when(advance(EXPIRES, AWAY))
      .thenEvents(runCompleted([[ANN, 0]]));
    given(soloWaiting(2))
      .when(abandon())
      .thenEvents(runCompleted([[ANN, 0]]));
  });
});
