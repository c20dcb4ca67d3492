import type { DataSource, EntityManager } from 'typeorm';
import { parse } from '#protocol/parse';
import { record } from '../operators/operators.js';
import {
  type BackupHead,
  BadBackup,
  backupHead,
  endLine,
  FORMAT,
  FORMAT_VERSION,
  tableLine,
} from './format.js';
import { filledTable, migrationsOf, type Table, tablesOf } from './tables.js';

const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 4_000_000;

/** Next values of identity columns. */
const SEQUENCES = `
select c.relname as name, a.attname as column, pg_get_serial_sequence(c.relname, a.attname) as sequence
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  and pg_get_serial_sequence(c.relname, a.attname) is not null`;

/**
 * Fills an empty database of this release, in one transaction. Resolves to the number of rows. @throws BadBackup
 */
export function restore(database: DataSource, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction(async (manager) => {
    const tables = await tablesOf(manager);
    // No server may start to write during the restore.
    await manager.query(`lock table ${tables.map(({ name }) => `"${name}"`).join()} in exclusive mode`);
    const filled = await filledTable(manager);
    if (filled) throw new BadBackup(`the database is not empty: there are rows in ${filled}`);
    const loaded = new Load(manager, tables, await migrationsOf(manager));
    const rows = await loaded.run(lines);
    const sequences = await manager.query<Record<'name' | 'column' | 'sequence', string>[]>(SEQUENCES);
    for (const { name, column, sequence } of sequences)
      await manager.query(
        `select setval('${sequence}', coalesce((select max("${column}") from "${name}"), 0) + 1, false)`,
      );
    await record(manager, { action: 'restore', target: '', details: { rows } });
    return rows;
  });
}

class Load {
  private head?: BackupHead;
  private table?: Table;
  private batch: string[] = [];
  private characters = 0;
  private rows = 0;
  private isOver = false;

  constructor(
    private readonly manager: EntityManager,
    private readonly tables: readonly Table[],
    private readonly migrations: readonly string[],
  ) {}

  async run(lines: AsyncIterable<string>): Promise<number> {
    for await (const line of lines) {
      if (this.isOver) throw new BadBackup('it has lines after its end');
      if (!this.head) this.begin(line);
      else if (line.startsWith('[')) await this.mark(line);
      else await this.add(line);
    }
    if (!this.isOver) throw new BadBackup('its end is missing');
    return this.rows;
  }

  private begin(line: string): void {
    const head = parse(backupHead, valueIn(line));
    if (!head.ok) throw new BadBackup(`the first line must be that of a ${FORMAT} ${FORMAT_VERSION}`);
    const newer = head.value.migrations.find((name) => !this.migrations.includes(name));
    if (newer) throw new BadBackup(`it is of a newer release, with ${newer}`);
    this.head = head.value;
  }

  private async mark(line: string): Promise<void> {
    await this.flush();
    const value = valueIn(line);
    const end = parse(endLine, value);
    const table = parse(tableLine, value);
    if (end.ok) {
      const [, rows] = end.value;
      if (rows !== this.rows) throw new BadBackup(`it should have ${rows} rows, and has ${this.rows}`);
      this.isOver = true;
    } else if (table.ok) this.table = this.knownTable(table.value[1]);
    else throw new BadBackup(`there is neither a row nor a table after row ${this.rows}`);
  }

  /** The names go into statements, so only those of this database are used. */
  private knownTable(wanted: string): Table {
    const known = this.tables.find(({ name }) => name === wanted);
    const columns = this.head?.tables.find(({ name }) => name === wanted)?.columns ?? [];
    if (!known || columns.length === 0 || columns.some((column) => !known.columns.includes(column)))
      throw new BadBackup(`table ${wanted} or one of its columns is unknown here`);
    return { name: known.name, columns };
  }

  private async add(row: string): Promise<void> {
    this.batch.push(row);
    this.characters += row.length;
    if (this.batch.length >= BATCH_ROWS || this.characters >= BATCH_CHARACTERS) await this.flush();
  }

  private async flush(): Promise<void> {
    const { batch, table } = this;
    if (batch.length === 0) return;
    if (!table) throw new BadBackup('there are rows of no table');
    const columns = table.columns.map((name) => `"${name}"`).join();
    try {
      await this.manager.query(
        `insert into "${table.name}" (${columns})
         select ${columns} from json_populate_recordset(null::"${table.name}", $1::json)`,
        [`[${batch.join()}]`],
      );
    } catch (error) {
      const isRefused = /^2[123]/.test(String((error as { code?: unknown }).code));
      if (!isRefused) throw error;
      throw new BadBackup(`rows after row ${this.rows} do not fit into ${table.name}: ${error}`, {
        cause: error,
      });
    }
    this.rows += batch.length;
    this.batch = [];
    this.characters = 0;
  }
}

function valueIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
