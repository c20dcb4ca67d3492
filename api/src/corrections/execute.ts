import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Ack } from '#protocol/messages';
import { LocalBus } from '../games/bus/local-bus.js';
import type { CommandDraft } from '../games/bus/requests.js';
import type { Head } from '../games/log/event-log.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { Clock } from '../games/ownership/clock.js';
import { createGames } from '../games/ownership/create-games.js';
import { Unavailable } from '../games/ownership/unavailable.js';

/** Enough time for several polls of the owner's inbox and a take-over. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 200;

const POST = `insert into owner_request (id, game_id, command) values ($1, $2, $3) on conflict do nothing`;
const REPLY = 'select ack from owner_request where id = $1';
const WITHDRAW = 'delete from owner_request where id = $1 returning ack';

const NO_REPLY =
  'The server that owns the game has not replied. It may run an earlier release, or be busy. Check the game before you try again.';

/** No owner has replied in time. The owner may still execute the command. */
export class NoReply extends Error {}

/** Makes a missing reply a refusal. Other errors stay errors. */
export function noReply(error: unknown): Ack {
  if (error instanceof NoReply) return { ok: false, code: 'unavailable', message: error.message };
  throw error;
}

export interface Outside {
  database: DataSource;
  report: (text: string) => void;
}

/**
 * Executes a command from a process that is not a server. If a server owns the game, that server executes it; otherwise this
 * process claims the game for a moment. A repeat of the command has no further effect, whichever process executes it.
 * @throws NoReply
 */
export async function executeOutside(
  outside: Outside,
  gameId: string,
  command: CommandDraft,
  patienceMs = PATIENCE_MS,
): Promise<Ack> {
  const { database, report } = outside;
  const log = PostgresEventLog.connect(urlOf(database), (error) => report(error.message));
  const until = Date.now() + patienceMs;
  let ack: Ack | undefined;
  try {
    while (!ack && Date.now() <= until) {
      const head = await log.head(gameId);
      ack = isOwned(head)
        ? await askOwner(database, gameId, command)
        : await executeHere(outside, log, gameId, command);
      if (!ack) await sleep(PAUSE_MS);
    }
  } finally {
    await log.close();
    const [[left]] = await database.query<[{ ack: Ack | null }[], number]>(WITHDRAW, [command.id]);
    // The owner may have replied just now.
    ack ??= left?.ack ?? undefined;
  }
  if (!ack) throw new NoReply(NO_REPLY);
  return ack;
}

const urlOf = ({ options }: DataSource): string => ('url' in options && options.url) || '';

const isOwned = (head: Head | undefined) => head?.ownerAlive === true && head.phase !== 'closed';

/** Stores the command for the owner. Resolves to the owner's reply, or to undefined if there is none yet. */
async function askOwner(
  database: DataSource,
  gameId: string,
  command: CommandDraft,
): Promise<Ack | undefined> {
  await database.query(POST, [command.id, gameId, JSON.stringify(command)]);
  const [row] = await database.query<{ ack: Ack | null }[]>(REPLY, [command.id]);
  return row?.ack ?? undefined;
}

/** Executes the command in this process. Resolves to undefined if a server was faster to claim the game. */
async function executeHere(
  { database, report }: Outside,
  log: PostgresEventLog,
  gameId: string,
  command: CommandDraft,
): Promise<Ack | undefined> {
  const id = randomUUID();
  const games = createGames({
    log,
    // Not registered: servers neither send it requests nor release games to it.
    instance: { id, peers: new Set([id]), draining: new Set(), beatAt: 0, isSettling: false },
    clock: await databaseClock(database),
    bus: new LocalBus(id),
    quizzes: { change: never, deal: never, markSeen: never },
    report: (message, game, error) => report(`${message}: ${game}: ${error}`),
  });
  try {
    return await games.execute(gameId, command);
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  } finally {
    await games.releaseAll();
  }
}

const never = () => Promise.reject(new Error('no run is started here'));

async function databaseClock(database: DataSource): Promise<Clock> {
  const clock = new Clock();
  const sentAt = clock.stopwatch();
  const [row] = await database.query<{ now: Date }[]>('select clock_timestamp() as now');
  if (row) clock.observe(row.now.getTime(), sentAt, clock.stopwatch());
  return clock;
}
