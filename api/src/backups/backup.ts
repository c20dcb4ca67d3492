import type { DataSource, EntityManager } from 'typeorm';
import { type BackupHead, FORMAT, FORMAT_VERSION } from './format.js';
import { migrationsOf, tablesOf } from './tables.js';

/** Quizzes are large. */
const FETCH_ROWS = 200;

/** Calls `write` with the lines of a backup, which all come from one snapshot. Servers keep running. */
export function backup(
  database: DataSource,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('set transaction read only');
    await write(linesOf(manager));
  });
}

async function* linesOf(manager: EntityManager): AsyncGenerator<string> {
  const tables = await tablesOf(manager);
  const head: BackupHead = {
    ...{ format: FORMAT, version: FORMAT_VERSION, made_at: new Date().toISOString() },
    ...{ migrations: await migrationsOf(manager), tables },
  };
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for (const { name } of tables) {
    yield `${JSON.stringify(['table', name])}\n`;
    for await (const page of pagesOf(manager, name)) {
      rows += page.length;
      yield page.map((row) => `${row}\n`).join('');
    }
  }
  yield `${JSON.stringify(['end', rows])}\n`;
}

/** Postgres writes the JSON, so that no value passes through JavaScript's numbers and dates. */
async function* pagesOf(manager: EntityManager, table: string): AsyncGenerator<string[]> {
  await manager.query(
    `declare pages no scroll cursor for select row_to_json(t)::text as row from "${table}" t`,
  );
  for (;;) {
    const page = await manager.query<{ row: string }[]>(`fetch ${FETCH_ROWS} from pages`);
    if (page.length === 0) break;
    yield page.map(({ row }) => row);
  }
  await manager.query('close pages');
}
