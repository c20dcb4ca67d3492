import { describe, expect, it } from '@jest/globals';
import type { GameEvent, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import { questionClosed, runCompleted } from '#game/testing/events';
import { lobby, soloOpened, startedRun } from '#game/testing/histories';
import { recorded } from '../../testing/append.js';
import { longRoom, usersOf } from '../../testing/long-room.js';
import { settle } from '../../testing/until.js';
import { type Checkpoint, gameIn } from './checkpoint.js';
import { Checkpoints, type Folded } from './checkpoints.js';

const RUN = [questionClosed(0), runCompleted([[0, 0]], 1)];
const ENDED: GameEvent[] = [...lobby(), ...startedRun(3), ...RUN];

/** A game whose checkpoints are made while it is played. */
function fixture(every = 1_000, flushed: Folded['flushed'] = async () => true) {
  const kept: Checkpoint[] = [];
  const reports: string[] = [];
  const log = {
    keep: async (checkpoint: Checkpoint) => {
      kept.push(checkpoint);
    },
  };
  const checkpoints = new Checkpoints(log, (message) => reports.push(message), every);
  const folded = { id: 'game', game: newGame(), flushed };
  return {
    log,
    reports,
    kept,
    versions: () => kept.map(({ version }) => version),
    ...folded,
    checkpoints,
    /** Applies events one by one, each durable at once. */
    play: async (events: Iterable<Recorded>) => {
      for (const event of events) {
        evolve(folded.game, event);
        checkpoints.check(folded);
        await settle();
      }
    },
    check: () => checkpoints.check(folded),
  };
}

describe('checkpoints', () => {
  it('are made at the end of each run', async () => {
    const { play, versions } = fixture();
    await play(recorded(0, ...ENDED));
    expect(versions()).toEqual([ENDED.length]);
    const again = startedRun(3, {}, 2);
    await play(recorded(ENDED.length, ...again));
    expect(versions()).toEqual([ENDED.length]);
  });

  it('are made after a fixed number of events, during a run and again at its end', async () => {
    const { play, versions } = fixture(10);
    await play(longRoom({ users: usersOf(4), questions: 5, events: 45 }));
    expect(versions()).toEqual([10, 20, 30, 40, 45]);
  });

  it('hold the state at their version although the game has continued', async () => {
    let commit = () => {};
    const flushed = () =>
      new Promise<boolean>((done) => {
        commit = () => done(true);
      });
    const { game, check, kept } = fixture(10, flushed);
    const events = [...longRoom({ users: usersOf(4), questions: 5, events: 45 })];
    for (const event of events.slice(0, 20)) evolve(game, event);
    check();
    await settle();
    for (const event of events.slice(20)) evolve(game, event);
    commit();
    await settle();
    const [checkpoint] = kept;
    const expected = newGame();
    for (const event of events.slice(0, 20)) evolve(expected, event);
    expect(checkpoint?.version).toBe(20);
    expect((checkpoint && (await gameIn(checkpoint)))?.sheet).toStrictEqual(expected.sheet);
  });

  it('are not stored if the state never becomes durable', async () => {
    const { play, versions } = fixture(10, async () => false);
    await play(longRoom({ users: usersOf(4), questions: 5, events: 45 }));
    expect(versions()).toEqual([]);
  });

  it('are not made of a closed game, or of one that has only been opened', async () => {
    const { play, versions } = fixture(3);
    await play(recorded(0, ...soloOpened().slice(0, 2), { type: 'GameClosed', why: 'replaced' }));
    expect(versions()).toEqual([]);
    const other = fixture();
    await other.play(recorded(0, ...soloOpened()));
    expect(other.versions()).toEqual([]);
  });

  it('are not made again of a game that was restored from one', async () => {
    const { game, checkpoints, check, versions } = fixture();
    for (const event of recorded(0, ...ENDED)) evolve(game, event);
    checkpoints.begin(game, ENDED.length);
    check();
    await settle();
    expect(versions()).toEqual([]);
  });

  it('are reported if they cannot be stored, and the next one is stored', async () => {
    const { log, play, reports, versions } = fixture(10);
    const { keep } = log;
    log.keep = async (checkpoint) => {
      log.keep = keep;
      throw new Error(`no room for ${checkpoint.version}`);
    };
    await play(longRoom({ users: usersOf(4), questions: 5, events: 25 }));
    expect(reports).toEqual(['no checkpoint']);
    expect(versions()).toEqual([20]);
  });
});
