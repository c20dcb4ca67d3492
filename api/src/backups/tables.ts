import type { EntityManager } from 'typeorm';

/** Tables that servers fill again: living instances, requests to owners, counts of limits, and data folded from logs. */
const MADE_ANEW = ['migrations', 'instance', 'owner_request', 'rate_limit', 'game_checkpoint'];

export interface Table {
  name: string;
  columns: string[];
}

const TABLES = `
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
  (select coalesce(array_agg(distinct p.relname::text), '{}') from pg_constraint f join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.conrelid = c.oid) as needs
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any($1)
group by c.oid, c.relname order by c.relname`;

/** The tables of a backup, each after those that its rows refer to. */
export async function tablesOf(manager: EntityManager): Promise<Table[]> {
  let rest = await manager.query<(Table & { needs: string[] })[]>(TABLES, [MADE_ANEW]);
  const ordered: Table[] = [];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const ready = rest.filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The first table with rows, if there is one. */
export async function filledTable(manager: EntityManager): Promise<string | undefined> {
  const tables = await manager.query<{ name: string }[]>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`,
  );
  for (const { name } of tables)
    if ((await manager.query<unknown[]>(`select from "${name}" limit 1`)).length > 0) return name;
  return undefined;
}

/** The names of the migrations of this database. */
export async function migrationsOf(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
