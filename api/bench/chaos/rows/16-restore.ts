import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dataSourceOptions, openDatabase } from '../../../src/database/data-source.js';
import { StoredGames } from '../../../src/replay/stored-games.js';
import { verify } from '../../../src/replay/verify.js';
import { freePort } from '../../servers/measured-server.js';
import type { Fault, Storm } from '../fault.js';
import type { Ground } from '../ground.js';
import type { Strike } from '../pauses.js';
import type { Postgres } from '../postgres.js';

/** Copies the data folder of a running server, as a base backup by Postgres' manual. */
async function backUp(postgres: Postgres, place: string): Promise<void> {
  const { directory } = postgres.cluster;
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query(`select pg_backup_start('chaos', true)`);
  const isOurs = (path: string) => !/postmaster\.(pid|opts)$|server\.log$/.test(path);
  cpSync(directory, place, { recursive: true, filter: isOurs });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(join(place, 'backup_label'), rows[0]?.labelfile ?? '');
  // The WAL up to the end of the backup.
  cpSync(join(directory, 'pg_wal'), join(place, 'pg_wal'), { recursive: true, force: true });
  await client.end();
}

/** Expects every restored game's fold to equal its stored result. */
async function differences(ground: Ground, adminUrl: string): Promise<{ games: number; found: string[] }> {
  const url = new URL(adminUrl);
  url.pathname = new URL(ground.databaseUrl).pathname;
  const database = await openDatabase(dataSourceOptions(url.href));
  try {
    const { games, differences } = await verify(new StoredGames(database));
    return { games, found: differences.map(({ gameId, what }) => `${gameId}: ${what}`) };
  } finally {
    await database.destroy();
  }
}

async function restore({ ground }: Storm): Promise<Strike> {
  const { postgres } = ground;
  if (!postgres) throw new Error('this Postgres is not ours to copy');
  const at = Date.now();
  const place = mkdtempSync(join(tmpdir(), 'fourtell-restored-'));
  const restored = postgres.on(place, await freePort());
  try {
    await backUp(postgres, place);
    await restored.start();
    const { games, found } = await differences(ground, restored.adminUrl);
    const wrong = found.map((what) => ({ invariant: 'I3' as const, gameId: '', what: `restored: ${what}` }));
    return { at, healedAt: Date.now(), hit: new Set(), counts: { 'restored games': games }, broken: wrong };
  } finally {
    await restored.kill();
    rmSync(place, { recursive: true, force: true });
  }
}

export const restored: Fault[] = [
  {
    id: '16',
    what: 'a backup is taken while rooms are played, restored, and all its games are replayed',
    target: 20,
    goals: [],
    pauseMs: [3_000, 8_000],
    strike: restore,
  },
];
