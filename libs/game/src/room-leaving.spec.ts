import { describe, expect, it } from '@jest/globals';
import { advance, DEADLINE, NOW, REVEALED } from './testing/build.js';
import { closes, opens } from './testing/facts.js';
import { given } from './testing/given.js';
import {
  ANN,
  answers,
  BOB,
  CYD,
  close,
  count,
  dealt,
  hosts,
  joined,
  joinRoom,
  kick,
  leaveRoom,
  left,
  lobby,
  open,
  playing,
  says,
  scored,
  seats,
  shown,
} from './testing/room.js';

const DAN = 3;
const said = [answers(ANN, 0), answers(BOB, 0)];

describe('while a question is open', () => {
  it('[A7] it closes when the second of two players has answered', () => {
    given(lobby('bob'), dealt())
      .when(says('ann', 0, 'right', { present: seats(ANN, BOB) }))
      .thenEvents(answers(ANN, 0))
      .when(says('bob', 0, 'wrong', { present: seats(ANN, BOB) }))
      .thenEvents(answers(BOB, 0, 'wrong'), closes(0, NOW));
  });

  it('[A7] a pass is an answer', () => {
    given(playing(), said)
      .when(says('cyd', 0, ''))
      .thenEvents(answers(CYD, 0, ''), closes(0, NOW));
  });

  it('[A7, M5] a player without a connection holds nobody up', () => {
    given(playing(), answers(ANN, 0))
      .when(says('bob', 0, 'right', { present: seats(ANN, BOB) }))
      .thenEvents(answers(BOB, 0), closes(0, NOW));
  });

  it('[A7] it closes when the one it waits for loses the connection', () => {
    given(playing(), said)
      .when(count(ANN, BOB, CYD))
      .thenEvents();
    given(playing(), said).when(count(ANN, BOB)).thenEvents(closes(0, NOW));
    given(playing(), said).when(count(BOB)).thenEvents(closes(0, NOW));
  });

  it('[A7] it does not close because nobody is connected', () => {
    given(playing()).when(count()).thenEvents();
    given(playing(), said).when(count()).thenEvents();
  });

  it('[A7] it does not close because those who are connected have not answered', () => {
    given(playing())
      .when(count(ANN, BOB, CYD))
      .thenEvents();
    given(playing(), said).when(count(CYD)).thenEvents();
    given(playing(), said).when(count(ANN, CYD)).thenEvents();
  });

  it.each(['left', 'away'] as const)('[A7] it closes when the one it waits for leaves (%s)', (why) => {
    given(playing(), said).when(leaveRoom('cyd', { why })).thenEvents(left(CYD, why), closes(0, NOW));
  });

  it('[A7, H2] it closes when the host leaves, for whom it waits', () => {
    given(playing(), answers(BOB, 0), answers(CYD, 0))
      .when(leaveRoom('ann'))
      .thenEvents(left(ANN), hosts(BOB), closes(0, NOW));
  });

  it('[A7, H3] it closes when the one it waits for is kicked', () => {
    given(playing(), said).when(kick('Cyd')).thenEvents(left(CYD, 'kicked'), closes(0, NOW));
  });

  it('[A7] it stays open when somebody leaves while others think', () => {
    given(playing(), answers(BOB, 0)).when(leaveRoom('cyd')).thenEvents(left(CYD));
    given(playing(), answers(BOB, 0)).when(leaveRoom('bob')).thenEvents(left(BOB));
    given(playing()).when(leaveRoom('cyd')).thenEvents(left(CYD));
  });

  it('[A7] it stays open when those who are left have no connection', () => {
    given(playing(), said)
      .when(leaveRoom('cyd', { present: seats(CYD) }))
      .thenEvents(left(CYD));
  });

  it('[A7, A8] it stays open when only somebody is left who does not take part', () => {
    given(playing(), joined(DAN, 'dan'), answers(ANN, 0))
      .when(leaveRoom('ann', { present: seats(ANN, DAN) }))
      .thenEvents(left(ANN), hosts(DAN));
  });

  it('[A7, A8] it does not wait for a late player who left again', () => {
    given(playing(), joined(DAN, 'dan'))
      .when(leaveRoom('dan', { present: seats(ANN, BOB, CYD, DAN) }))
      .thenEvents(left(DAN))
      .when(says('ann', 0))
      .when(says('bob', 0))
      .thenEvents(answers(BOB, 0))
      .when(says('cyd', 0))
      .thenEvents(answers(CYD, 0), closes(0, NOW));
  });

  it('[A7] answers of those who left do not count for those who are there', () => {
    given(playing(), answers(BOB, 0), left(BOB))
      .when(says('ann', 0, 'right', { present: seats(ANN, CYD) }))
      .thenEvents(answers(ANN, 0));
  });

  it('[A4, M4] who left does not answer', () => {
    given(playing(), left(BOB)).when(says('bob', 0)).thenRefused('not_in_room');
  });

  it('[T3, M5] it runs out when nobody is connected', () => {
    given(playing())
      .when(advance(DEADLINE + 300, seats()))
      .thenEvents(closes(0, DEADLINE + 300));
  });
});

describe('while a key is shown', () => {
  it('[R1] somebody who leaves changes nothing', () => {
    given(shown()).when(leaveRoom('cyd')).thenEvents(left(CYD));
    given(shown()).when(count(ANN)).thenEvents();
  });

  it('[R1, M5] the run goes on without a connection', () => {
    given(shown()).when(advance(REVEALED, seats())).thenEvents(opens(1, REVEALED));
  });
});

describe('the result', () => {
  it('[M4, M5] is of those who are there, connected or not', () => {
    const last = given(lobby('bob', 'cyd'), dealt(1), said, left(BOB, 'away'), close(0));
    last.when(advance(REVEALED, seats(ANN))).thenEvents(
      scored([
        [ANN, 10],
        [CYD, 0],
      ]),
    );
  });

  it('[M4] leaves the score of a seat that was left behind', () => {
    const { game } = given(shown(...said), left(BOB))
      .when(joinRoom('bob'))
      .thenEvents(joined(DAN, 'bob'));
    expect(game.sheet.seats[DAN]).toMatchObject({ score: 0, from: 1, answers: [] });
    expect(game.sheet.seatOf.get('bob')).toBe(DAN);
    const next = given(shown(...said), left(BOB), joined(DAN, 'bob'), open(1));
    next.when(says('bob', 1)).thenEvents(answers(DAN, 1));
  });

  it('[M4, A8] who comes back during the same question does not answer it again', () => {
    given(playing(), answers(BOB, 0), left(BOB), joined(DAN, 'bob'))
      .when(says('bob', 0, 'wrong'))
      .thenRefused('not_now');
  });
});
