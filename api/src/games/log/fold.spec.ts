import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GameEvent, Recorded } from '#game/events';
import { snapshot } from '#game/snapshot';
import { textOf } from '#game/testing/play';
import { replay } from '../../replay/replay.js';
import { aGame, recorded } from '../../testing/append.js';
import { longRoom, usersOf } from '../../testing/long-room.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { turnsDuring } from '../../testing/turns.js';
import { checkpointOf } from './checkpoint.js';
import { Checkpoints } from './checkpoints.js';
import { Unknown } from './event-log.js';
import { Broken, Fold, NewerRelease } from './fold.js';

const EVENTS = [...longRoom({ users: usersOf(4), questions: 5, events: 100 })];

let log: MemoryEventLog;
let reports: string[];
/** The version after which each requested page starts. */
let pages: number[];
beforeEach(() => {
  log = new MemoryEventLog();
  reports = [];
  pages = [];
  const read = log.read.bind(log);
  log.read = (id, after = 0, limit) => {
    pages.push(after);
    return read(id, after, limit);
  };
});

async function stored(events: Recorded[] = EVENTS): Promise<string> {
  const game = aGame({ kind: 'room', events });
  await log.create(game);
  return game.gameId;
}

const keepAt = async (
  gameId: string,
  version: number,
  change: (state: string) => string = (state) => state,
) => {
  const checkpoint = await checkpointOf(gameId, snapshot(replay(EVENTS, { to: version })));
  await log.keep({ ...checkpoint, state: change(checkpoint.state) });
};

function foldOf(gameId: string, every = 1_000): Fold {
  const report = (message: string) => reports.push(message);
  return new Fold(gameId, { log, checkpoints: new Checkpoints(log, report, every), report, pageEvents: 10 });
}

const corrupted = (state: string) => state.replace(/"score":\d+/, '"score":77');

describe('the fold of a log', () => {
  it('reads it page by page', async () => {
    const fold = foldOf(await stored());
    await fold.to(100);
    expect(textOf(fold.game)).toBe(textOf(replay(EVENTS)));
    expect(pages).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  });

  it('starts from the newest checkpoint', async () => {
    const gameId = await stored();
    await keepAt(gameId, 40);
    await keepAt(gameId, 85);
    const fold = foldOf(gameId);
    await fold.to(100);
    expect(textOf(fold.game)).toBe(textOf(replay(EVENTS)));
    expect(pages).toEqual([85, 95]);
  });

  it('starts from the checkpoint before, or from nothing, if the hash of a checkpoint does not match', async () => {
    const gameId = await stored();
    await keepAt(gameId, 40);
    await keepAt(gameId, 85, corrupted);
    const fold = foldOf(gameId);
    await fold.to(100);
    expect(textOf(fold.game)).toBe(textOf(replay(EVENTS)));
    expect(pages[0]).toBe(40);
    expect(reports).toEqual(['a checkpoint is not used']);

    const none = await stored();
    await keepAt(none, 85, corrupted);
    const whole = foldOf(none);
    await whole.to(100);
    expect(textOf(whole.game)).toBe(textOf(replay(EVENTS)));
  });

  it('starts again if the log does not fit a checkpoint', async () => {
    const gameId = await stored();
    const wrong = snapshot(replay(EVENTS, { to: 20 }));
    wrong.sheet.version = 85;
    await log.keep(await checkpointOf(gameId, wrong));
    const fold = foldOf(gameId);
    await fold.to(100);
    expect(textOf(fold.game)).toBe(textOf(replay(EVENTS)));
    expect(reports).toEqual(['a checkpoint does not fit its log']);
  });

  it('continues from its last version', async () => {
    const fold = foldOf(await stored());
    await fold.to(30);
    pages.length = 0;
    await fold.to(30);
    expect(pages).toEqual([]);
    await fold.to(45);
    expect(pages).toEqual([30, 40]);
  });

  it('stores checkpoints on the way, from which a retry starts', async () => {
    const gameId = await stored();
    const { read } = log;
    log.read = async (id, after = 0, limit) => {
      if (after >= 70) throw new Unknown();
      await new Promise((done) => setImmediate(done));
      return read(id, after, limit);
    };
    await expect(foldOf(gameId, 25).to(100)).rejects.toBeInstanceOf(Unknown);
    log.read = read;
    pages.length = 0;
    const fold = foldOf(gameId);
    await fold.to(100);
    expect(textOf(fold.game)).toBe(textOf(replay(EVENTS)));
    expect(pages[0]).toBeGreaterThanOrEqual(30);
  });

  it('throws Broken for an inconsistent log, and NewerRelease for an unknown event', async () => {
    const unsound = recorded(0, { type: 'RunStarted', run: 1, closesAt: 1 });
    await expect(foldOf(await stored(unsound)).to(1)).rejects.toBeInstanceOf(Broken);
    const newer = recorded(0, { type: 'PlayerTeleported' } as unknown as GameEvent);
    await expect(foldOf(await stored(newer)).to(1)).rejects.toBeInstanceOf(NewerRelease);
    await expect(foldOf(await stored()).to(101)).rejects.toBeInstanceOf(Broken);
  });

  it('yields to the event loop', async () => {
    const events = [...longRoom({ users: usersOf(50), questions: 20, events: 1_000 })];
    const gameId = await stored(events);
    const report = () => {};
    const fold = new Fold(gameId, { log, checkpoints: new Checkpoints(log, report), report });
    expect(await turnsDuring(() => fold.to(1_000))).toBeGreaterThan(100);
  });
});
