import { describe, expect, it } from '@jest/globals';
import { dueAt } from './due.js';
import {
  AWAY,
  abandon,
  advance,
  answered,
  connect,
  EXPIRES,
  HERE,
  NOW,
  REVEALED,
  revealing,
  waiting,
} from './testing/build.js';
import { completes, ends, opens, pauses, resumes } from './testing/facts.js';
import { given } from './testing/given.js';

const MINUTE = 60_000;

describe('at the end of a reveal', () => {
  it('[P2] the game waits for a player who is away', () => {
    const waits = given(revealing(0)).when(advance(REVEALED, AWAY)).thenEvents(pauses(REVEALED));
    expect(dueAt(waits.game)).toBe(REVEALED + 30 * MINUTE);
  });

  it('[P2] it waits after the last question, too, if that was not answered', () => {
    given(revealing(2)).when(advance(REVEALED, AWAY)).thenEvents(pauses(REVEALED));
    given(revealing(2)).when(advance(REVEALED, HERE)).thenEvents(completes(0));
  });

  it('[P2] it does not wait when the last question was answered', () => {
    given(revealing(2, 3, answered(2, '')))
      .when(advance(REVEALED, AWAY))
      .thenEvents(completes(0));
  });

  it('[P2] a player who is back before its end misses nothing', () => {
    given(revealing(0))
      .when(connect(REVEALED - 1))
      .thenEvents();
  });
});

describe('while the game waits', () => {
  it('[P2] it goes on when the player connects', () => {
    given(waiting(0))
      .when(connect(NOW + 9))
      .thenEvents(resumes(NOW + 9), opens(1, NOW + 9));
  });

  it('[P2, R2] it goes on to the end after the last question', () => {
    given(waiting(2)).when(connect()).thenEvents(resumes(NOW), completes(0));
  });

  it('[P3] after 30 minutes it is abandoned', () => {
    expect(dueAt(given(waiting(0)).game)).toBe(EXPIRES);
    given(waiting(0))
      .when(advance(EXPIRES - 1, AWAY))
      .thenEvents();
    given(waiting(0)).when(advance(EXPIRES, AWAY)).thenEvents(ends('abandoned'));
    given(waiting(0)).when(abandon()).thenEvents(ends('replaced'));
  });

  it('[P3] once abandoned it does not go on', () => {
    const over = given(waiting(0)).when(advance(EXPIRES, AWAY));
    over.when(connect(EXPIRES + 1)).thenEvents();
  });

  it('[P4] after the last question it keeps its score', () => {
    given(waiting(2)).when(advance(EXPIRES, AWAY)).thenEvents(completes(0));
    given(waiting(2)).when(abandon()).thenEvents(completes(0));
  });
});
