import { beforeEach, describe, expect, it } from '@jest/globals';
import { aGame, aResult, following } from '../../testing/append.js';
import { GatedEventLog } from '../../testing/gated-event-log.js';
import { settle, until } from '../../testing/until.js';
import type { Append } from './event-log.js';
import { Fenced, LogWriter, Quarantined } from './log-writer.js';

let log: GatedEventLog;
let writer: LogWriter;
let outcomes: string[];
let quarantined: string[];
beforeEach(() => {
  log = new GatedEventLog();
  outcomes = [];
  quarantined = [];
  writer = new LogWriter(log, (gameId) => quarantined.push(gameId));
});

const opened = async () => {
  const game = aGame();
  await log.create(game);
  return game;
};

/** Gives an append to the writer, and records its outcome under `name`. */
const write = (name: string, append: Append) => {
  const outcome = (error?: Error) =>
    error
      ? error instanceof Fenced
        ? 'fenced'
        : error instanceof Quarantined
          ? 'quarantined'
          : 'error'
      : 'ok';
  writer.append(append, (error) => outcomes.push(`${name} ${outcome(error)}`));
  return append;
};
const gamesOf = (batch = log.asked.at(-1)) => batch?.map(({ gameId }) => gameId);
const versions = async ({ gameId }: Append) => (await log.read(gameId)).map(({ version }) => version);

describe('the log writer', () => {
  it('settles an append after the commit', async () => {
    write('a', following(await opened()));
    await settle();
    expect(outcomes).toEqual([]);
    await log.pass();
    await settle();
    expect(outcomes).toEqual(['a ok']);
  });

  it('has two flushes in flight, each game in one of them, and then flushes all that is pending', async () => {
    const [a, b, c, d] = await Promise.all([opened(), opened(), opened(), opened()]);
    const first = write('a1', following(a));
    const second = write('a2', following(first));
    write('b1', following(b));
    write('c1', following(c));
    write('d1', following(d));
    write('a3', following(second));
    await settle();
    expect(log.asked.map(gamesOf)).toEqual([[a.gameId], [b.gameId]]);
    await log.pass();
    await settle();
    expect(gamesOf()).toEqual([a.gameId, c.gameId, d.gameId]);
    expect(log.held).toBe(2);
    expect(outcomes).toEqual(['a1 ok']);
    await log.pass();
    await log.pass();
    await settle();
    expect(outcomes).toEqual(['a1 ok', 'b1 ok', 'a2 ok', 'a3 ok', 'c1 ok', 'd1 ok']);
    expect(log.asked).toHaveLength(3);
    expect(await versions(a)).toEqual([1, 2, 3, 4, 5]);
  });

  it('retries a busy append before later ones of the same game', async () => {
    const a = await opened();
    const first = write('first', following(a));
    write('second', following(first));
    await log.pass('busy');
    await log.pass();
    await until(() => outcomes.length === 2);
    expect(outcomes).toEqual(['first ok', 'second ok']);
    expect(log.asked.map((batch) => batch[0]?.events.length)).toEqual([1, 2]);
    expect(await versions(a)).toEqual([1, 2, 3, 4]);
  });

  it('looks up a lost reply, and settles an append that was written', async () => {
    const a = await opened();
    write('a', following(a));
    await log.pass('unknown-applied');
    await until(() => outcomes.length > 0);
    await settle();
    expect(outcomes).toEqual(['a ok']);
    expect(log.asked).toHaveLength(1);
  });

  it('retries an append once if its reply was lost and nothing was written', async () => {
    const a = await opened();
    const first = write('a', following(a));
    await log.pass('unknown-not-applied');
    await settle();
    expect(outcomes).toEqual([]);
    await log.pass();
    await until(() => outcomes.length > 0);
    expect(outcomes).toEqual(['a ok']);
    expect(log.asked).toEqual([[first], [first]]);
    expect(await versions(a)).toEqual([1, 2, 3]);
  });

  it('recognizes its own write if a lost append is executed late', async () => {
    const a = await opened();
    const late = write('a', following(a));
    await log.pass('unknown-not-applied');
    await until(() => log.asked.length === 2);
    expect(await log.arrive(late)).toEqual(['ok']);
    await log.pass();
    await until(() => outcomes.length > 0);
    expect(outcomes).toEqual(['a ok']);
    expect(await versions(a)).toEqual([1, 2, 3]);
  });

  it('is fenced if another instance has claimed the game after a lost append', async () => {
    const [a, b] = await Promise.all([opened(), opened()]);
    write('a', following(a));
    await log.claim(a.gameId, 1, b.owner);
    await log.pass('unknown-not-applied');
    await until(() => outcomes.length > 0);
    expect(outcomes).toEqual(['a fenced']);
    expect(log.asked).toHaveLength(1);
  });

  it('fences one game without affecting the others of its flush', async () => {
    const [a, b, c] = await Promise.all([opened(), opened(), opened()]);
    write('c', following(c));
    write('c2', following(following(c)));
    write('a', following(a, { epoch: 3 }));
    write('b', following(b));
    await log.pass();
    await log.pass();
    await log.pass();
    await until(() => outcomes.length === 4);
    expect(outcomes.sort()).toEqual(['a fenced', 'b ok', 'c ok', 'c2 ok']);
  });

  it('quarantines a game that the database refuses, and writes the others of its flush', async () => {
    const [a, bad, c, d] = await Promise.all([opened(), opened(), opened(), opened()]);
    log.refused.set(bad.gameId, new Error('no such text'));
    write('d', following(d));
    write('d2', following(following(d)));
    for (const [name, game] of Object.entries({ a, bad, c })) write(name, following(game));
    log.open();
    await until(() => outcomes.length === 5);
    expect(outcomes.sort()).toEqual(['a ok', 'bad quarantined', 'c ok', 'd ok', 'd2 ok']);
    expect(quarantined).toEqual([bad.gameId]);
    await settle();
    expect((await log.head(bad.gameId))?.quarantine).toContain('no such text');
    expect(await versions(bad)).toEqual([1, 2]);
  });

  it('fences an append of an earlier epoch instead of merging it with the next', async () => {
    const [a, b] = await Promise.all([opened(), opened()]);
    const first = write('old', following(a));
    const stale = write('stale', following(first));
    const claimed = await log.claim(a.gameId, 1, b.owner);
    const expected = claimed?.version ?? 0;
    const { events } = following({ ...stale, expected: 0, events: await log.read(a.gameId) });
    write('new', { ...stale, epoch: 2, expected, events });
    log.open();
    await until(() => outcomes.length === 3);
    expect(outcomes.sort()).toEqual(['new ok', 'old fenced', 'stale fenced']);
    expect(await log.read(a.gameId)).toEqual([...a.events, ...events]);
  });

  describe('pending appends of one game', () => {
    const [ann, bob] = ['ann', 'bob'];
    type Effects = Pick<Append, 'seated' | 'freed' | 'played'>;
    /** Writes appends with these effects in one flush, and returns the append that they were merged into. */
    const together = async (...all: Partial<Effects>[]): Promise<Append | undefined> => {
      let last: Append = write('held', following(await opened()));
      for (const [i, effects] of all.entries()) last = write(`${i}`, following(last, effects));
      log.open();
      await until(() => outcomes.length === all.length + 1);
      return log.asked.at(-1)?.[0];
    };

    it('keep the seat of a player who leaves and returns', async () => {
      expect(await together({ freed: [ann] }, { seated: [ann, bob] })).toMatchObject({
        freed: [],
        seated: [ann, bob],
      });
      expect(await log.seatOf(ann, 'solo')).toBeDefined();
    });

    it('free the seat of a player who joins and leaves repeatedly', async () => {
      const append = await together({ seated: [ann] }, { freed: [ann] }, { seated: [ann] }, { freed: [ann] });
      expect(append).toMatchObject({ freed: [ann], seated: [] });
      expect(await log.seatOf(ann, 'solo')).toBeUndefined();
    });

    it('keep the last history row of each player and run', async () => {
      const left = aResult({ userId: ann, score: null });
      const finished = aResult({ userId: ann, score: 30 });
      const [other, next] = [aResult({ userId: bob }), aResult({ userId: ann, run: 2 })];
      const append = await together({ played: [left, other] }, { played: [finished] }, { played: [next] });
      expect(append?.played).toEqual([other, finished, next]);
    });
  });
});
