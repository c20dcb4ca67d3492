import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import { snapshot } from '#game/snapshot';
import { fc } from '#game/testing/fast-check';
import { playRoom } from '#game/testing/room-play';
import { roomScripts } from '#game/testing/room-script';
import { createRandom } from '#questions/random';
import { checkpointOf } from '../games/log/checkpoint.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { printedSeed } from '../testing/seeded-random.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { StoredGames } from './stored-games.js';
import { verify } from './verify.js';

const CHANGES = 1_000;
const ROOMS = 20;

let database: TestDatabase;
let log: PostgresEventLog;
let ids: string[];
const seed = printedSeed();
const random = createRandom(seed);

beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
  const scripts = fc.sample(roomScripts, { seed: Number(seed), numRuns: 10 * ROOMS });
  const logs = scripts.map((script) => playRoom(script).log);
  const played = logs.filter((events) => events.some(({ event }) => event.type === 'RunCompleted'));
  ids = [];
  for (const events of played.slice(0, ROOMS)) {
    const { gameId } = await storeRoom(
      log,
      events.map(({ event }) => event),
    );
    ids.push(gameId);
  }
  const stored = new StoredGames(database.dataSource);
  for (const id of ids) {
    const game = newGame();
    for await (const recorded of stored.log(id)) evolve(game, recorded);
    const { version, format, hash, state } = await checkpointOf(id, snapshot(game));
    await query(
      `insert into game_checkpoint (game_id, version, format, hash, state) values ($1, $2, $3, $4, $5)`,
      [id, version, format, hash, state],
    );
  }
});
afterAll(async () => {
  await log.close();
  await database.drop();
});

const query = <R>(sql: string, values: unknown[] = []): Promise<R[]> =>
  database.dataSource.query(sql, values);

/** A text in which one character is another one. */
function misread(text: string): string {
  const at = random.below(text.length);
  const other = String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(3)));
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** JSON in which one character is another one, and which is JSON of another value; `text` if none was found. */
function misreadJson(text: string): string {
  for (let tries = 0; tries < 200; tries++) {
    const changed = misread(text);
    try {
      const same = JSON.stringify(JSON.parse(changed)) === JSON.stringify(JSON.parse(text));
      if (!same && !changed.includes('\\u0000')) return changed;
    } catch {}
  }
  return text;
}

interface Column {
  table: string;
  name: string;
  type: string;
  change: (text: string) => string;
}
const oneMore = (text: string) => String(Number(text) + 1);
const column = (table: string, name: string, type: string, change = misread): Column => ({
  table,
  name,
  type,
  change,
});
const COLUMNS = [
  column('game_event', 'data', 'jsonb', misreadJson),
  column('game_event', 'data', 'jsonb', misreadJson),
  column('game_event', 'data', 'jsonb', misreadJson),
  column('game_event', 'type', 'text'),
  column('game_event', 'epoch', 'int', oneMore),
  column('game_event', 'v', 'smallint', oneMore),
  column('game_event', 'version', 'int', (text) => String(Number(text) + 100_000)),
  column('game_event', 'at', 'timestamptz', (text) => text.replace(/\.?\d*\+/, '.000001+')),
  column('game_event', 'hash', 'bytea', (text) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')),
  column('played_quiz', 'score', 'int', oneMore),
  column('played_quiz', 'total_questions', 'int', oneMore),
  column('played_quiz', 'title', 'text'),
  column('played_quiz', 'is_multiplayer', 'bool', () => 'false'),
  column('played_quiz', 'untimed', 'bool', (text) => (text === 'true' ? 'false' : 'true')),
  column('played_quiz', 'run', 'int', (text) => String(Number(text) + 1_000)),
  column('played_quiz', 'at', 'timestamptz', (text) => text.replace(/\.?\d*\+/, '.000001+')),
  column('game_checkpoint', 'state', 'text'),
  column('game_checkpoint', 'hash', 'text'),
  column('game_checkpoint', 'version', 'int', (text) => String(Number(text) + 1)),
];

it(`verify finds each of ${CHANGES} random changes of a byte, and names its place`, async () => {
  const stored = new StoredGames(database.dataSource);
  for (const id of ids) expect((await verify(stored, id)).differences).toEqual([]);
  for (let changes = 0; changes < CHANGES; ) {
    const id = random.pick(ids);
    const { table, name, type, change } = random.pick(COLUMNS);
    const rows = await query<{ place: string; version: number; text: string | null }>(
      `select ctid as place, to_jsonb(t)->>'version' as version, ${name}::text as text from ${table} t where game_id = $1
       order by to_jsonb(t)::text`,
      [id],
    );
    const row = rows.length > 0 ? random.pick(rows) : undefined;
    if (!row || row.text === null) continue;
    const changed = change(row.text);
    if (changed === row.text) continue;
    const set = (text: string, where: string, value: unknown) =>
      query<{ place: string }>(
        `update ${table} set ${name} = $1::text::${type} where game_id = $2 and ${where} = $3 returning ctid as place`,
        [text, id, value],
      );
    const [[after]] = (await set(changed, 'ctid', row.place)) as unknown as [{ place: string }[]];
    const { differences } = await verify(stored, id);
    const what = `${table}.${name}: ${row.text.slice(0, 200)} → ${changed.slice(0, 200)}`;
    expect({ what, found: differences.length > 0 }).toEqual({ what, found: true });
    if (table === 'game_event' && name !== 'version')
      expect(differences.map((difference) => difference.what)).toContain(`hash of event ${row.version}`);
    await set(row.text, 'ctid', after?.place);
    changes += 1;
  }
  for (const id of ids) expect((await verify(stored, id)).differences).toEqual([]);
}, 600_000);
