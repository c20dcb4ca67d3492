import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { aGame, following } from '../../testing/append.js';
import { eventLogContract } from '../../testing/event-log.contract.js';
import { type PostgresFixture, postgresFixture } from '../../testing/postgres-fixture.js';
import { severable } from '../../testing/severable.js';
import { type NewGame, Unknown } from './event-log.js';
import { LogPool } from './log-pool.js';
import { PostgresEventLog } from './postgres-event-log.js';

let fixture: PostgresFixture;
beforeAll(async () => {
  fixture = await postgresFixture();
});
afterAll(() => fixture.close());

/** A log whose connections all come from one pool. */
function logOver(pool: Pool): PostgresEventLog {
  const connections = new LogPool(pool);
  return new PostgresEventLog(connections, connections);
}

describe('the log in Postgres', () => {
  eventLogContract(() => fixture);

  const opened = async () => {
    const game = aGame();
    await fixture.log.create(game);
    return game;
  };

  const statements: [string, (log: PostgresEventLog, game: NewGame) => Promise<unknown>][] = [
    ['an append', (log, game) => log.append([following(game)])],
    ['a lookup of an outcome', (log, game) => log.outcomeOf(following(game))],
    ['a claim', (log, { gameId }) => log.claim(gameId, 1, aGame().owner)],
    ['a creation', (log) => log.create(aGame())],
  ];

  describe('a lost reply', () => {
    it.each(statements)('is unknown if the server closes the connection of %s', async (_, execute) => {
      const game = await opened();
      const stop = await fixture.block('game, game_event');
      const outcome = execute(fixture.log, game).catch((error: unknown) => error);
      await fixture.endBlocked();
      expect(await outcome).toBeInstanceOf(Unknown);
      await stop();
      expect(await fixture.log.append([following(game)])).toEqual(['ok']);
    });

    it.each(statements)('is unknown if the network cuts the connection of %s', async (_, execute) => {
      const { url, cut, close } = await severable(fixture.url);
      const log = PostgresEventLog.connect(url, () => {});
      const game = await opened();
      const stop = await fixture.block('game, game_event');
      const outcome = execute(log, game).catch((error: unknown) => error);
      await fixture.blocked(1);
      cut();
      expect(await outcome).toBeInstanceOf(Unknown);
      await stop();
      expect(await log.head(game.gameId)).toBeDefined();
      await Promise.all([log.close(), close()]);
    });

    it('is unknown after a time-out, and the lookup waits for the append that is still being executed', async () => {
      const next = following(await opened());
      const stop = await fixture.hold(next);
      const pool = new Pool({ connectionString: fixture.url, query_timeout: 100 });
      await expect(logOver(pool).append([next])).rejects.toBeInstanceOf(Unknown);
      await pool.end();
      const outcome = fixture.log.outcomeOf(next);
      await fixture.blocked(1);
      await stop();
      expect(await outcome).toBe('ok');
    });
  });

  it.each([
    ['cancels the statement', '-c statement_timeout=50ms'],
    ['is read-only', '-c default_transaction_read_only=on'],
  ])('does not blame the game if the server %s', async (_, options) => {
    const next = following(await opened());
    const stop = await fixture.hold(next);
    const pool = new Pool({ connectionString: fixture.url, options });
    await expect(logOver(pool).append([next])).rejects.toBeInstanceOf(Unknown);
    await pool.end();
    await stop();
    expect(await fixture.log.outcomeOf(next)).toBe('absent');
  });

  it('rejects a server that may lose what it has acknowledged', async () => {
    await fixture.log.assertDurable();
    const pool = new Pool({ connectionString: fixture.url, options: '-c synchronous_commit=off' });
    await expect(logOver(pool).assertDurable()).rejects.toThrow('synchronous_commit');
    await pool.end();
  });
});
