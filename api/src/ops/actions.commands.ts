import type { DataSource } from 'typeorm';
import { oneLine } from '../terminal-text.js';
import { wholeNumber } from './arguments.js';
import type { Command } from './command.js';

interface Entry {
  id: string;
  at: Date;
  operator: string;
  operatorId: string | null;
  action: string;
  target: string;
  details: object | null;
}

const NEWEST = `select id, at, operator, operator_id as "operatorId", action, target, details
  from operator_action order by id desc limit $1`;

/** An entry with the operator's id: users may have had the same name, and one may be called `command line`. */
const line = ({ at, operator, operatorId, action, target, details }: Entry) =>
  [
    at.toISOString(),
    oneLine(operatorId === null ? operator : `${operator} (${operatorId})`),
    action,
    oneLine(target),
    ...(details === null ? [] : [JSON.stringify(details)]),
  ].join('  ');

/** The audit log, newest first. */
export async function listActions(command: Command, database: DataSource): Promise<number> {
  const limit = wholeNumber(command.values.limit, '--limit');
  const entries = await database.query<Entry[]>(NEWEST, [limit]);
  command.print(entries, (all) => all.map(line).join('\n') || 'no actions');
  return 0;
}
