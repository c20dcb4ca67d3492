import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerSubmitted } from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { BOB } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { ranOps } from '../testing/ops.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let gameId: string;
let folder: string;
let file: string;
beforeAll(async () => {
  database = await testDatabase();
  const log = PostgresEventLog.connect(database.url, () => {});
  ({ gameId } = await storeRoom(log, [...playing(), answerSubmitted(BOB, 0)], Date.now() - 3_600_000));
  await log.close();
  folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  file = join(folder, 'anchor.txt');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const ops = (...args: string[]) => ranOps(database.url, args);

describe('verify --anchor', () => {
  it('proves that no game has changed since the anchor was printed', async () => {
    const { code, out } = await ops('anchor');
    expect([code, out]).toEqual([0, expect.stringMatching(/^fourtell-anchor-1 \S+ 1 [0-9a-f]{64}$/)]);
    await writeFile(file, `${out}\n`);
    expect(await ops('verify', '--all', '--anchor', file)).toMatchObject({ code: 0 });
    await database.query('update game_event set hash = sha256(hash) where game_id = $1', [gameId]);
    const changed = await ops('verify', '--all', '--anchor', file);
    expect(changed).toMatchObject({ code: 1, out: expect.stringContaining('all games  anchor: expected') });
  });

  it.each([
    [['verify', '--since', '2026-01-01'], 'needs --all'],
    [['verify', '--all', '--since', '2026-01-01'], 'without an id or --since'],
    [['verify', 'ID', '--all'], 'without an id or --since'],
  ])('refuses %j: it would prove less than it says', async (args, text) => {
    const given = args.map((arg) => (arg === 'ID' ? gameId : arg));
    expect(await ops(...given, '--anchor', file)).toMatchObject({
      code: 2,
      errors: expect.stringContaining(text),
    });
  });

  it('refuses a file without an anchor', async () => {
    await writeFile(file, 'none');
    expect((await ops('verify', '--all', '--anchor', file)).errors).toContain('there is no anchor in');
  });
});
