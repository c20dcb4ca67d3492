import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Recorded } from '#game/events';
import { Checkpoints } from '../src/games/log/checkpoints.js';
import { Fold } from '../src/games/log/fold.js';
import { PostgresEventLog } from '../src/games/log/postgres-event-log.js';
import { newRoomCode } from '../src/games/seats/room-code.js';
import { longRoom } from '../src/testing/long-room.js';

const ROWS = 5_000;
const QUESTIONS = 50;
/** How long questions stay open, longer than any measurement, ms. */
const OPEN_MS = 3_600_000;

const EVENTS = `insert into game_event (game_id, version, epoch, at, type, v, command_id, data)
  select $1, e.version, 1, to_timestamp(e.at / 1000), e.type, 1, e.command_id, e.data
  from unnest($2::int[], $3::float8[], $4::text[], $5::uuid[], $6::jsonb[]) as e(version, at, type, command_id, data)`;
const HEAD = `with code as (insert into room_code (code, game_id) values ($4, $1)),
  seat as (insert into seat_of (user_id, kind, game_id) values ($2, 'room', $1))
  insert into game (id, kind, phase, version, epoch, due_at) values ($1, 'room', 'asking', $3, 1, now() + interval '1 hour')`;

/** Inserts a room with an open question and its whole log into the database. Resolves to its id. */
export async function storeLongRoom(
  databaseUrl: string,
  hostId: string,
  { players, events }: { players: number; events: number },
): Promise<string> {
  const gameId = randomUUID();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const users = Array.from({ length: players - 1 }, () => randomUUID());
  let rows: Recorded[] = [];
  const store = () =>
    client.query(EVENTS, [
      gameId,
      rows.map(({ version }) => version),
      rows.map(({ at }) => at),
      rows.map(({ event }) => event.type),
      rows.map(({ commandId }) => commandId),
      rows.map(({ event: { type: _, ...data } }) => JSON.stringify(data)),
    ]);
  for (const recorded of longRoom({ users, questions: QUESTIONS, events, closesAt: Date.now() + OPEN_MS })) {
    const { event } = recorded;
    const isHost = event.type === 'PlayerJoined' && event.seat === 0;
    rows.push(isHost ? { ...recorded, event: { ...event, userId: hostId } } : recorded);
    if (rows.length < ROWS) continue;
    await store();
    rows = [];
  }
  await store();
  await client.query(HEAD, [gameId, hostId, events, newRoomCode()]);
  await client.query('analyze game_event');
  await client.end();
  return gameId;
}

/** Stores the checkpoints that its owner would have stored. */
export async function keepCheckpoints(databaseUrl: string, gameId: string, events: number): Promise<void> {
  const log = PostgresEventLog.connect(databaseUrl, () => {});
  const report = (message: string, _: string, error: unknown) => console.error(message, error);
  const checkpoints = new Checkpoints(log, report);
  await new Fold(gameId, { log, checkpoints, report }).to(events);
  await checkpoints.settled();
  await log.close();
}
