import { describe, expect, it } from '@jest/globals';
import { restore, snapshot } from '../snapshot.js';
import { joinRoom, renamePlayer, startRun } from '../testing/commands.js';
import { playerJoined, playerLeft, playerRenamed, runCompleted } from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, playing, revealing } from '../testing/histories.js';
import { ANN, BOB, CYD } from '../testing/world.js';

const DAN = 3;
const trio = lobby('bob', 'cyd');
const renamed = [...trio, playerRenamed(BOB, 'Max')];
const joined = (seat: number, userId: string, name: string) => ({ ...playerJoined(seat, userId), name });

describe('a player', () => {
  it('[H12] gets another name from the host in the lobby', () => {
    const { game } = given(trio).when(renamePlayer('Bob', 'Max')).thenEvents(playerRenamed(BOB, 'Max'));
    expect(game.sheet.seats.map(({ name }) => name)).toEqual(['Ann', 'Max', 'Cyd']);
  });

  it('[H12] keeps the name in a run and in its results, and gets another one after it', () => {
    const run = given(renamed).when(startRun(1)).game.sheet;
    expect(run.seats[BOB]?.name).toBe('Max');
    const all = [ANN, BOB, CYD].map((seat): [number, number] => [seat, 0]);
    const { sheet } = given(revealing(), runCompleted(all, 1), playerRenamed(BOB, 'Max')).game;
    expect(sheet.ranking.map(({ name }) => name)).toEqual(['Ann', 'Max', 'Cyd']);
  });

  it('[H12] who comes back keeps the name', () => {
    given([...renamed, playerLeft(BOB)])
      .when(joinRoom('bob'))
      .thenEvents(joined(DAN, 'bob', 'Max'));
  });

  it('[M7] joins with a number behind the name if the host has given that name to another player', () => {
    const { game } = given(lobby('bob'), playerRenamed(BOB, 'Cyd'))
      .when(joinRoom('cyd'))
      .thenEvents(joined(2, 'cyd', 'Cyd 2'));
    expect(game.sheet.seats.map(({ name }) => name)).toEqual(['Ann', 'Cyd', 'Cyd 2']);
    given([...renamed, playerLeft(BOB), joined(DAN, 'max', 'Max')])
      .when(joinRoom('bob'))
      .thenEvents(joined(DAN + 1, 'bob', 'Max 2'));
  });

  it('[M7] joins under their own name again once nobody has it', () => {
    given([...lobby('bob'), playerRenamed(BOB, 'Cyd'), playerLeft(BOB)])
      .when(joinRoom('cyd'))
      .thenEvents(joined(2, 'cyd', 'Cyd'));
  });

  it('[H12] keeps a name given by the host over a checkpoint', () => {
    const game = restore(JSON.parse(JSON.stringify(snapshot(given([...renamed, playerLeft(BOB)]).game))));
    expect(game.sheet.given).toEqual({ bob: 'Max' });
  });
});

describe('renaming', () => {
  it('[H12] changes nothing if the player has the name already', () => {
    given(renamed).when(renamePlayer('Max', 'Max')).thenEvents();
  });

  it('[H12] may be undone, and is addressed by the new name', () => {
    given(renamed).when(renamePlayer('Max', 'Bob')).thenEvents(playerRenamed(BOB, 'Bob'));
    given(renamed).when(renamePlayer('Bob', 'Moritz')).thenRefused('bad_request');
  });

  it('[H12, M7] is refused for a name that another player has', () => {
    given(trio).when(renamePlayer('Bob', 'Cyd')).thenRefused('not_now');
    given([...trio, playerLeft(CYD)])
      .when(renamePlayer('Bob', 'Cyd'))
      .thenEvents(playerRenamed(BOB, 'Cyd'));
  });

  it('[H12] is refused during a run, and to everybody but the host', () => {
    given(playing()).when(renamePlayer('Bob', 'Max')).thenRefused('not_now');
    given(revealing()).when(renamePlayer('Bob', 'Max')).thenRefused('not_now');
    given(trio)
      .when(renamePlayer('Ann', 'Max', { userId: 'bob' }))
      .thenRefused('not_host');
    given(trio)
      .when(renamePlayer('Bob', 'Max', { userId: 'eve' }))
      .thenRefused('not_in_room');
  });

  it('is refused for a player who has left or never joined', () => {
    given([...trio, playerLeft(BOB)])
      .when(renamePlayer('Bob', 'Max'))
      .thenRefused('not_now');
    given(trio).when(renamePlayer('Zoe', 'Max')).thenRefused('bad_request');
  });
});
