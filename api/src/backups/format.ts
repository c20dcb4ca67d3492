import { z } from 'zod';

/**
 * A backup: gzipped lines of JSON. The first is a `BackupHead`. A line that is a list says which table the rows after it belong
 * to, or ends the file with the number of its rows; every other line is a row.
 */
export const FORMAT = 'fourtell-backup';
export const FORMAT_VERSION = 1;

const name = z.string().regex(/^[a-z_]{1,63}$/);

export const backupHead = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  made_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name, columns: z.array(name) })),
});
export type BackupHead = z.output<typeof backupHead>;

export const tableLine = z.tuple([z.literal('table'), name]);
export const endLine = z.tuple([z.literal('end'), z.int().min(0)]);

/** The file is not a backup that can be restored here. */
export class BadBackup extends Error {}
