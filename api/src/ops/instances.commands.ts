import type { DataSource } from 'typeorm';
import type { LiveInstance } from '#protocol/operator';
import { drainInstance, instances, NO_OTHER_INSTANCE } from '../operators/instances.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, USAGE } from './arguments.js';
import type { Command } from './command.js';

export async function runInstances(
  command: Command,
  database: DataSource,
  verb?: string,
  id?: string,
): Promise<number> {
  if (verb === 'list') return listInstances(command, database);
  if (verb === 'drain') return drain(command, database, id);
  throw new Misuse(USAGE);
}

const line = ({ id, machine, state, games, sockets, silent_ms }: LiveInstance): string =>
  [
    id,
    state.padEnd(8),
    `games ${games}`,
    `sockets ${sockets ?? 'unknown'}`,
    `heartbeat ${(silent_ms / 1_000).toFixed(1)} s ago`,
    ...(machine === null ? [] : [`on ${oneLine(machine)}`]),
  ].join('  ');

async function listInstances(command: Command, database: DataSource): Promise<number> {
  const found = await instances(database);
  command.print(found, (all) => all.map(line).join('\n') || 'no instances');
  return 0;
}

async function drain(command: Command, database: DataSource, id: string | undefined): Promise<number> {
  if (!id) throw new Misuse('which instance? An id is needed');
  const found = (await instances(database)).find((each) => each.id === id.toLowerCase());
  if (!found || found.state === 'gone') throw new Misuse(`no instance ${id} is alive`);
  await command.confirm(
    `${line(found)}\nMove its games to other instances, for as long as this process runs? It cannot be taken back.`,
  );
  const told = await database.transaction((manager) => drainInstance(manager, found.id));
  if (told === 'unknown') throw new Misuse(`instance ${id} is not alive any more`);
  if (told === 'alone') throw new Misuse(NO_OTHER_INSTANCE);
  command.print(
    { id: found.id, changed: told === 'told' },
    () => 'Its games move within seconds. Stop it when `instances list` calls it drained.',
  );
  return 0;
}
