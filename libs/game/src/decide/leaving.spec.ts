import { describe, expect, it } from '@jest/globals';
import { advance, countPresent, joinRoom, kickPlayer, leaveRoom, submitAnswer } from '../testing/commands.js';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  runCompleted,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, playing, revealing, startedRun } from '../testing/histories.js';
import { ANN, BOB, CYD, DEADLINE, NOW, REVEAL, REVEALED, seats } from '../testing/world.js';

const DAN = 3;
const said = [answerSubmitted(ANN, 0), answerSubmitted(BOB, 0)];

describe('while a question is open', () => {
  it('[A7] it closes when the second of two players has answered', () => {
    given(lobby('bob'), startedRun())
      .when(submitAnswer('ann', 0, 'right', { present: seats(ANN, BOB) }))
      .thenEvents(answerSubmitted(ANN, 0))
      .when(submitAnswer('bob', 0, 'wrong', { present: seats(ANN, BOB) }))
      .thenEvents(answerSubmitted(BOB, 0, 'wrong'), questionClosed(0, NOW + REVEAL));
  });

  it('[A7] a pass is an answer', () => {
    given(playing(), said)
      .when(submitAnswer('cyd', 0, ''))
      .thenEvents(answerSubmitted(CYD, 0, ''), questionClosed(0, NOW + REVEAL));
  });

  it('[A7, M5] it does not wait for a disconnected player', () => {
    given(playing(), answerSubmitted(ANN, 0))
      .when(submitAnswer('bob', 0, 'right', { present: seats(ANN, BOB) }))
      .thenEvents(answerSubmitted(BOB, 0), questionClosed(0, NOW + REVEAL));
  });

  it('[A7] it closes when the last player it waits for disconnects', () => {
    given(playing(), said)
      .when(countPresent(ANN, BOB, CYD))
      .thenEvents();
    given(playing(), said)
      .when(countPresent(ANN, BOB))
      .thenEvents(questionClosed(0, NOW + REVEAL));
    given(playing(), said)
      .when(countPresent(BOB))
      .thenEvents(questionClosed(0, NOW + REVEAL));
  });

  it('[A7] it does not close while nobody is connected', () => {
    given(playing()).when(countPresent()).thenEvents();
    given(playing(), said).when(countPresent()).thenEvents();
  });

  it('[A7] it does not close while a connected player has not answered', () => {
    given(playing())
      .when(countPresent(ANN, BOB, CYD))
      .thenEvents();
    given(playing(), said).when(countPresent(CYD)).thenEvents();
    given(playing(), said).when(countPresent(ANN, CYD)).thenEvents();
  });

  it.each(['left', 'away'] as const)(
    '[A7] it closes when the last player it waits for leaves (%s)',
    (why) => {
      given(playing(), said)
        .when(leaveRoom('cyd', { why }))
        .thenEvents(playerLeft(CYD, why), questionClosed(0, NOW + REVEAL));
    },
  );

  it('[A7, H2] it closes when it waits for the host and the host leaves', () => {
    given(playing(), answerSubmitted(BOB, 0), answerSubmitted(CYD, 0))
      .when(leaveRoom('ann'))
      .thenEvents(playerLeft(ANN), hostChanged(BOB), questionClosed(0, NOW + REVEAL));
  });

  it('[A7, H3] it closes when the last player it waits for is kicked', () => {
    given(playing(), said)
      .when(kickPlayer('Cyd'))
      .thenEvents(playerLeft(CYD, 'kicked'), questionClosed(0, NOW + REVEAL));
  });

  it('[A7] it stays open when a player leaves and others have not answered', () => {
    given(playing(), answerSubmitted(BOB, 0)).when(leaveRoom('cyd')).thenEvents(playerLeft(CYD));
    given(playing(), answerSubmitted(BOB, 0)).when(leaveRoom('bob')).thenEvents(playerLeft(BOB));
    given(playing()).when(leaveRoom('cyd')).thenEvents(playerLeft(CYD));
  });

  it('[A7] it stays open if the remaining players are disconnected', () => {
    given(playing(), said)
      .when(leaveRoom('cyd', { present: seats(CYD) }))
      .thenEvents(playerLeft(CYD));
  });

  it('[A7, A8] it stays open if the remaining player does not take part', () => {
    given(playing(), playerJoined(DAN, 'dan'), answerSubmitted(ANN, 0))
      .when(leaveRoom('ann', { present: seats(ANN, DAN) }))
      .thenEvents(playerLeft(ANN), hostChanged(DAN));
  });

  it('[A7, A8] it does not wait for a late player who left again', () => {
    given(playing(), playerJoined(DAN, 'dan'))
      .when(leaveRoom('dan', { present: seats(ANN, BOB, CYD, DAN) }))
      .thenEvents(playerLeft(DAN))
      .when(submitAnswer('ann', 0))
      .when(submitAnswer('bob', 0))
      .thenEvents(answerSubmitted(BOB, 0))
      .when(submitAnswer('cyd', 0))
      .thenEvents(answerSubmitted(CYD, 0), questionClosed(0, NOW + REVEAL));
  });

  it('[A7] answers of players who left do not count for the remaining players', () => {
    given(playing(), answerSubmitted(BOB, 0), playerLeft(BOB))
      .when(submitAnswer('ann', 0, 'right', { present: seats(ANN, CYD) }))
      .thenEvents(answerSubmitted(ANN, 0));
  });

  it('[A4, M4] a player who left cannot answer', () => {
    given(playing(), playerLeft(BOB)).when(submitAnswer('bob', 0)).thenRefused('not_in_room');
  });

  it('[T3, M5] it times out if nobody is connected', () => {
    given(playing())
      .when(advance(DEADLINE + 300, seats()))
      .thenEvents(questionClosed(0, DEADLINE + 300 + REVEAL));
  });
});

describe('while a key is shown', () => {
  it('[R1] a leave changes nothing', () => {
    given(revealing()).when(leaveRoom('cyd')).thenEvents(playerLeft(CYD));
    given(revealing()).when(countPresent(ANN)).thenEvents();
  });

  it('[R1, M5] the run continues without a connection', () => {
    given(revealing()).when(advance(REVEALED, seats())).thenEvents(questionOpened(1, REVEALED));
  });
});

describe('the result', () => {
  it('[M4, M5] includes the players in the game, connected or not', () => {
    const last = given(lobby('bob', 'cyd'), startedRun(1), said, playerLeft(BOB, 'away'), questionClosed(0));
    last.when(advance(REVEALED, seats(ANN))).thenEvents(
      runCompleted([
        [ANN, 10],
        [CYD, 0],
      ]),
    );
  });

  it('[M4] stays with the old seat of a player who comes back', () => {
    const { game } = given(revealing(...said), playerLeft(BOB))
      .when(joinRoom('bob'))
      .thenEvents(playerJoined(DAN, 'bob'));
    expect(game.sheet.seats[DAN]).toMatchObject({ score: 0, from: 1, answers: [] });
    expect(game.sheet.seatOf.get('bob')).toBe(DAN);
    const next = given(revealing(...said), playerLeft(BOB), playerJoined(DAN, 'bob'), questionOpened(1));
    next.when(submitAnswer('bob', 1)).thenEvents(answerSubmitted(DAN, 1));
  });

  it('[M4, A8] a player who comes back during the same question cannot answer it again', () => {
    given(playing(), answerSubmitted(BOB, 0), playerLeft(BOB), playerJoined(DAN, 'bob'))
      .when(submitAnswer('bob', 0, 'wrong'))
      .thenRefused('not_now');
  });
});
