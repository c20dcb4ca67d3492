import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { dueAt } from '#game/due';
import type { GameEvent, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { newGame, phaseOf } from '#game/game';
import { noProjections, type Projections, project } from '../games/live/projections.js';
import type { EventLog } from '../games/log/event-log.js';
import { LogWriter } from '../games/log/log-writer.js';
import { newRoomCode } from '../games/seats/room-code.js';

/** Users by their names in the builders of `libs/game`. */
export type Users = Record<string, string>;

/** Stores a room's log as its owner would: event by event, through the writer. Resolves to its id and users. */
export async function storeRoom(
  log: EventLog,
  events: readonly GameEvent[],
  at = Date.now(),
): Promise<{ gameId: string; users: Users }> {
  const [gameId, owner] = [randomUUID(), randomUUID()];
  const users: Users = {};
  const game = newGame();
  const step = (event: GameEvent): { recorded: Recorded; rows: Projections } => {
    const rows = noProjections();
    const recorded = { version: game.sheet.version + 1, at, commandId: null, event: withUser(event, users) };
    evolve(game, recorded);
    project(recorded, game, rows);
    return { recorded, rows };
  };
  const state = () => ({ gameId, epoch: 1, phase: phaseOf(game), dueAt: dueAt(game) });
  const first = events.slice(0, 2).map((event) => step(event).recorded);
  const creator = Object.values(users)[0] ?? '';
  const rows = noProjections();
  await log.create({
    ...{ ...state(), ...rows, kind: 'room', owner, userId: creator, code: newRoomCode() },
    ...{ expected: 0, events: first },
  });
  const writer = new LogWriter(log, () => {});
  await Promise.all(
    events.slice(2).map((event) => {
      const { recorded, rows } = step(event);
      const append = { ...state(), ...rows, expected: recorded.version - 1, events: [recorded] };
      return new Promise<void>((resolve, reject) =>
        writer.append(append, (error) => (error ? reject(error) : resolve())),
      );
    }),
  );
  return { gameId, users };
}

/** Stores long logs at once: events alone, of which none is checked. Resolves to the ids of the games. */
export async function storeLogs(database: DataSource, logs: readonly GameEvent[][]): Promise<string[]> {
  const ids = logs.map(() => randomUUID());
  const rows = logs.flatMap((events, n) =>
    events.map(({ type, ...data }, i) => ({ id: ids[n], version: i + 1, type, data })),
  );
  await database.query(
    `insert into game_event (game_id, version, epoch, at, type, v, data)
     select id, version, 1, now(), type, 1, data
     from jsonb_to_recordset($1::jsonb) as e(id uuid, version int, type text, data jsonb)`,
    [JSON.stringify(rows)],
  );
  await database.query('analyze game_event');
  return ids;
}

function withUser(event: GameEvent, users: Users): GameEvent {
  if (event.type !== 'PlayerJoined') return event;
  users[event.userId] ??= randomUUID();
  return { ...event, userId: users[event.userId] ?? '' };
}
