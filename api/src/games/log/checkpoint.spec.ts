import { describe, expect, it } from '@jest/globals';
import { type Game, newGame } from '#game/game';
import { restore, SNAPSHOT_FORMAT, snapshot } from '#game/snapshot';
import { fc } from '#game/testing/fast-check';
import { textOf } from '#game/testing/play';
import { playRoom } from '#game/testing/room-play';
import { roomScripts } from '#game/testing/room-script';
import { replay } from '../../replay/replay.js';
import { longRoom, usersOf } from '../../testing/long-room.js';
import { turnsDuring } from '../../testing/turns.js';
import { type Checkpoint, checkpointOf, gameIn } from './checkpoint.js';

const [GAME, OTHER] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const of = (game: Game) => checkpointOf(GAME, snapshot(game));

describe('a checkpoint', () => {
  it('restores the game that it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(roomScripts, fc.double({ min: 0, max: 1, noNaN: true }), async (script, part) => {
        const log = plain(playRoom(script).log);
        const game = replay(log, { to: Math.ceil(part * log.length) });
        const found = await gameIn(plain(await of(game)));
        expect(found && textOf(found)).toBe(textOf(game));
        expect(found?.sheet).toStrictEqual(game.sheet);
      }),
      { numRuns: 50 },
    );
  });

  it('restores a large room, which has many lines', async () => {
    const game = replay(longRoom({ users: usersOf(250), questions: 5, events: 700 }));
    const { state } = await of(game);
    expect(state.split('\n').length).toBeGreaterThan(4);
    const found = await gameIn(await of(game));
    expect(found?.sheet).toStrictEqual(game.sheet);
  });

  it.each<[string, (good: Checkpoint) => Checkpoint]>([
    ['whose state was changed', (good) => ({ ...good, state: good.state.replace('"host":0', '"host":1') })],
    ['whose state was cut off', (good) => ({ ...good, state: good.state.slice(0, -9) })],
    ['without its last line', (good) => ({ ...good, state: good.state.replace(/\n.*$/, '') })],
    ['of another game', (good) => ({ ...good, gameId: OTHER })],
    ['of another version', (good) => ({ ...good, version: good.version + 1 })],
    ['of a newer release', (good) => ({ ...good, format: SNAPSHOT_FORMAT + 1 })],
    ['without a hash', (good) => ({ ...good, hash: '' })],
  ])('is rejected %s', async (_, spoil) => {
    const good = await of(replay(longRoom({ users: usersOf(3), questions: 2, events: 16 })));
    expect(await gameIn(good)).toBeDefined();
    expect(spoil(good)).not.toEqual(good);
    expect(await gameIn(spoil(good))).toBeUndefined();
  });

  it('of a large room is made and read in many turns of the event loop', async () => {
    const game = replay(longRoom({ users: usersOf(2_000), questions: 20, events: 40_000 }));
    const checkpoint = await of(game);
    const lines = checkpoint.state.split('\n').length;
    expect(lines).toBeGreaterThan(20);
    expect(await turnsDuring(() => of(game))).toBeGreaterThan(lines / 3);
    expect(await turnsDuring(() => gameIn(checkpoint))).toBeGreaterThan(lines / 2);
  });

  it('restores a new game', async () => {
    const found = await gameIn(await of(newGame()));
    expect(found?.sheet).toStrictEqual(restore(snapshot(newGame())).sheet);
  });
});
