import { describe, expect, it } from '@jest/globals';
import { dueAt } from '../due.js';
import { contextOf, phaseOf } from '../game.js';
import {
  abandon,
  advance,
  changeSettings,
  connect,
  joinRoom,
  kickPlayer,
  leaveRoom,
  openRoom,
  startRun,
  submitAnswer,
} from '../testing/commands.js';
import { hostChanged, playerJoined, playerLeft, roomEmptied, settingsChanged } from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, playing, revealing, soloOpened } from '../testing/histories.js';
import { ANN, aRoom, BOB, CYD, EMPTY_UNTIL, EXPIRES, NOW, questions, seats } from '../testing/world.js';

const DAN = 3;
const empty = [...lobby(), playerLeft(ANN), roomEmptied()];
const over = [...empty, { type: 'GameClosed', why: 'empty' } as const];

describe('a new room', () => {
  it('[M1] has the user who opened it as its host', () => {
    const { game } = given()
      .when(openRoom())
      .thenEvents(...lobby());
    expect(game.sheet).toMatchObject({ host: ANN, code: 'BCDFGH', settings: aRoom() });
    expect(phaseOf(game)).toBe('lobby');
  });

  it('[M1] has no deadline', () => {
    expect(dueAt(given(lobby()).game)).toBeNull();
    given(lobby()).when(advance(EXPIRES)).thenEvents();
    given(lobby()).when(connect()).thenEvents();
  });

  it('opens once', () => {
    given(lobby()).when(openRoom()).thenRefused('not_now');
    given(soloOpened()).when(openRoom()).thenRefused('not_now');
  });

  it('is not found before it opens, nor in a solo game', () => {
    given().when(joinRoom('bob')).thenRefused('room_not_found');
    given(soloOpened()).when(joinRoom('bob')).thenRefused('room_not_found');
  });
});

describe('in the lobby', () => {
  it('[M1] everybody may join, each on the next seat', () => {
    given(lobby())
      .when(joinRoom('bob'))
      .thenEvents(playerJoined(BOB, 'bob'))
      .when(joinRoom('cyd'))
      .thenEvents(playerJoined(CYD, 'cyd'));
  });

  it('[M7] a player whose name is in use gets a number behind it', () => {
    const { game } = given(lobby('bob'))
      .when(joinRoom('cyd', { name: 'Bob' }))
      .thenEvents({ ...playerJoined(CYD, 'cyd'), name: 'Bob 2' })
      .when(joinRoom('dan', { name: 'Bob' }))
      .thenEvents({ ...playerJoined(DAN, 'dan'), name: 'Bob 3' });
    expect(game.sheet.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Bob 2', 'Bob 3']);
  });

  it('[M7] a name is free again once its player has left', () => {
    given(lobby('bob'), playerLeft(BOB))
      .when(joinRoom('cyd', { name: 'Bob' }))
      .thenEvents({ ...playerJoined(CYD, 'cyd'), name: 'Bob' });
  });

  it('[M7] a name that two players of an earlier release share is in use until both have left', () => {
    const shared = [...lobby('bob'), { ...playerJoined(CYD, 'cyd'), name: 'Bob' }, playerLeft(BOB)];
    given(shared)
      .when(joinRoom('dan', { name: 'Bob' }))
      .thenEvents({ ...playerJoined(DAN, 'dan'), name: 'Bob 2' });
    given(shared, playerLeft(CYD))
      .when(joinRoom('dan', { name: 'Bob' }))
      .thenEvents({ ...playerJoined(DAN, 'dan'), name: 'Bob' });
  });

  it('[M2] joining twice changes nothing, even a room that is locked and full', () => {
    given(lobby('bob')).when(joinRoom('bob')).thenEvents();
    given(lobby('bob'), settingsChanged({ locked: true }))
      .when(joinRoom('bob', { capacity: 1 }))
      .thenEvents();
  });

  it('[M2] a full room refuses', () => {
    given(lobby('bob'))
      .when(joinRoom('cyd', { capacity: 2 }))
      .thenRefused('room_full');
    given(lobby('bob'))
      .when(joinRoom('cyd', { capacity: 3 }))
      .thenEvents(playerJoined(CYD, 'cyd'));
  });

  it('[M2] a player who leaves makes room for another', () => {
    given(lobby('bob'), playerLeft(BOB))
      .when(joinRoom('cyd', { capacity: 2 }))
      .thenEvents(playerJoined(CYD, 'cyd'));
  });

  it('[M2, H6] a locked room refuses, until it is unlocked', () => {
    given(lobby())
      .when(changeSettings({ locked: true }))
      .when(joinRoom('bob'))
      .thenRefused('room_locked')
      .when(changeSettings({ locked: false }))
      .when(joinRoom('bob'))
      .thenEvents(playerJoined(BOB, 'bob'));
  });

  it('[M2] a locked room admits users who have had a seat', () => {
    given(lobby('bob'), settingsChanged({ locked: true }))
      .when(leaveRoom('bob'))
      .when(joinRoom('cyd'))
      .thenRefused('room_locked')
      .when(joinRoom('bob'))
      .thenEvents(playerJoined(CYD, 'bob'));
  });

  it('[M2, H3] a kicked user is refused, also after others have joined', () => {
    given(lobby('bob'))
      .when(kickPlayer('Bob'))
      .thenEvents(playerLeft(BOB, 'kicked'))
      .when(joinRoom('bob'))
      .thenRefused('kicked')
      .when(joinRoom('cyd'))
      .when(joinRoom('bob'))
      .thenRefused('kicked');
  });

  it('[M4] a player who left may come back to a new seat', () => {
    given(lobby('bob'))
      .when(leaveRoom('bob'))
      .thenEvents(playerLeft(BOB))
      .when(joinRoom('bob'))
      .thenEvents(playerJoined(CYD, 'bob'));
  });

  it('only members can leave', () => {
    given(lobby()).when(leaveRoom('eve')).thenRefused('not_in_room');
    given(lobby('bob'), playerLeft(BOB)).when(leaveRoom('bob')).thenRefused('not_in_room');
    given().when(leaveRoom('ann')).thenRefused('not_in_room');
  });

  it('[A4] answers are refused', () => {
    given(lobby()).when(submitAnswer('ann', 0)).thenRefused('not_now');
    given(lobby()).when(submitAnswer('eve', 0)).thenRefused('not_in_room');
  });
});

describe('when the last player leaves', () => {
  it('[M6] an empty room waits 5 minutes, then closes', () => {
    const alone = given(lobby()).when(leaveRoom('ann')).thenEvents(playerLeft(ANN), roomEmptied());
    expect(dueAt(alone.game)).toBe(EMPTY_UNTIL);
    alone.when(advance(EMPTY_UNTIL - 1, seats())).thenEvents();
    alone.when(advance(EMPTY_UNTIL, seats())).thenEvents({ type: 'GameClosed', why: 'empty' });
  });

  it.each([
    ['while a question is open', playing()],
    ['during a reveal', revealing()],
  ])('[M6] the run ends (%s)', (_, history) => {
    const { game } = given(history)
      .when(leaveRoom('ann'))
      .thenEvents(playerLeft(ANN), hostChanged(BOB))
      .when(leaveRoom('bob'))
      .thenEvents(playerLeft(BOB), hostChanged(CYD))
      .when(leaveRoom('cyd', { why: 'away', at: NOW + 9 }))
      .thenEvents(playerLeft(CYD, 'away'), roomEmptied(EMPTY_UNTIL + 9));
    expect(phaseOf(game)).toBe('lobby');
    expect(contextOf(game)).toMatchObject({ count: 0, index: -1, paused: false });
    expect(game.sheet.host).toBe(-1);
  });

  it('[M1, M6] a player who joins in time keeps it open and becomes its host', () => {
    const again = given(empty).when(joinRoom('bob')).thenEvents(playerJoined(BOB, 'bob'));
    expect(again.game.sheet.host).toBe(BOB);
    expect(dueAt(again.game)).toBeNull();
    again.when(advance(EMPTY_UNTIL)).thenEvents();
    const run = again.when(startRun(3, { userId: 'bob' }));
    expect(phaseOf(run.game)).toBe('asking');
  });

  it('[M6, H1] the next run after an abandoned one starts from the beginning', () => {
    const alone = given(lobby())
      .when(startRun())
      .when(submitAnswer('ann', 0, 'right', { present: seats(ANN) }));
    const back = alone
      .when(leaveRoom('ann'))
      .when(joinRoom('ann'))
      .when(startRun(2, { questions: questions(2) }));
    expect(contextOf(back.game)).toMatchObject({ run: 2, index: 0, count: 2 });
    expect(back.game.sheet).toMatchObject({ closed: 0, answered: 0, host: BOB });
    expect(back.game.sheet.seats.map(({ score }) => score)).toEqual([0, 0]);
  });

  it('[M2, M6] it keeps its lock and its kicked users', () => {
    const kicked = given(lobby('bob'), playerLeft(BOB, 'kicked'), playerLeft(ANN), roomEmptied());
    kicked.when(joinRoom('bob')).thenRefused('kicked');
    given(lobby(), settingsChanged({ locked: true }), playerLeft(ANN), roomEmptied())
      .when(joinRoom('bob'))
      .thenRefused('room_locked')
      .when(joinRoom('ann'))
      .thenEvents(playerJoined(BOB, 'ann'));
  });
});

describe('when a room is over', () => {
  it('[M2] it refuses joins, and nothing is due', () => {
    given(over).when(joinRoom('ann')).thenRefused('room_not_found');
    given(over).when(leaveRoom('ann')).thenRefused('not_in_room');
    given(over).when(advance(EXPIRES)).thenEvents();
    given(over).when(abandon()).thenEvents();
    expect(dueAt(given(over).game)).toBeNull();
  });
});
