import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  gameClosed,
  playerLeft,
  questionClosed,
  roomEmptied,
  runCompleted,
} from '#game/testing/events';
import { lobby, playing, startedRun } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import { ERASE_NAMES } from '../account/erase.sql.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { anchorAt, newAnchor } from '../replay/anchor.js';
import { StoredGames } from '../replay/stored-games.js';
import { ranOps } from '../testing/ops.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

const PLAYED: GameEvent[] = [
  ...lobby('bob', 'cyd'),
  ...startedRun(1),
  answerSubmitted(BOB, 0),
  playerLeft(CYD),
  questionClosed(0),
  runCompleted([
    [ANN, 0],
    [BOB, 10],
  ]),
  playerLeft(ANN),
  playerLeft(BOB),
  roomEmptied(),
  gameClosed('empty'),
];

let here: TestDatabase;
let there: TestDatabase;
let log: PostgresEventLog;
let folder: string;
beforeAll(async () => {
  [here, there] = await Promise.all([testDatabase(), testDatabase()]);
  log = PostgresEventLog.connect(here.url, () => {});
});
afterAll(async () => {
  await log.close();
  await Promise.all([here.drop(), there.drop()]);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'games-'));
  await there.query('truncate game, game_event, played_quiz, operator_action', []);
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const from = (...args: string[]) => ranOps(here.url, [...args, '--yes']);
const into = (...args: string[]) => ranOps(there.url, [...args, '--yes']);

const rowsOf = async ({ query }: TestDatabase, gameId: string) => [
  await query('select id, kind, phase, version, epoch, created_at from game where id = $1', [gameId]),
  await query('select * from game_event where game_id = $1 order by version', [gameId]),
  await query('select * from played_quiz where game_id = $1 order by run, user_id', [gameId]),
];

/** Exports a game and returns the lines of its file. */
async function exported(events: GameEvent[]): Promise<{ gameId: string; lines: string[] }> {
  const { gameId } = await storeRoom(log, events);
  expect(await from('export', gameId, '--out', at('game'))).toMatchObject({ code: 0 });
  return { gameId, lines: (await readFile(at('game'), 'utf8')).trimEnd().split('\n') };
}

describe('import', () => {
  it('adds an exported game with identical rows, replay and verification', async () => {
    const { gameId } = await exported(PLAYED);
    const { code, out } = await into('import', at('game'));
    expect([code, out]).toEqual([0, expect.stringContaining(`Game ${gameId} was imported: 16 events`)]);
    expect(await rowsOf(there, gameId)).toEqual(await rowsOf(here, gameId));
    for (const command of ['replay', 'verify'])
      expect(await into(command, gameId)).toEqual(await from(command, gameId));
    expect(await into('verify', gameId)).toMatchObject({ code: 0, out: '1 games, 16 events, 0 differences' });
    for (const [{ query }, action] of [
      [here, 'export'],
      [there, 'import'],
    ] as const)
      expect(await query('select action, target from operator_action order by id desc limit 1', [])).toEqual([
        { action, target: gameId },
      ]);
  });

  it('adds a game with erased names', async () => {
    const { gameId, users } = await storeRoom(log, PLAYED);
    await here.query('insert into erasure (user_id) values ($1)', [users['bob']]);
    await here.query(ERASE_NAMES, [10]);
    await from('export', gameId, '--out', at('game'));
    expect(await readFile(at('game'), 'utf8')).not.toContain('"Bob"');
    expect(await into('import', at('game'))).toMatchObject({ code: 0 });
    const { out } = await into('verify', gameId, '--json');
    expect(JSON.parse(out)).toMatchObject({ differences: [], erased: [{ gameId, version: 3 }] });
  });

  it('quarantines a game that was in play, so that no server continues it', async () => {
    const { gameId } = await exported(playing());
    expect((await into('import', at('game'))).out).toContain('quarantined');
    expect(await there.query('select quarantine, owner, due_at from game', [])).toEqual([
      { quarantine: 'imported while it was in play', owner: null, due_at: null },
    ]);
    expect(await into('verify', gameId)).toMatchObject({ code: 0 });
    expect(await there.query('select from seat_of', [])).toEqual([]);
  });

  it('counts events without a hash, of an older release', async () => {
    const { gameId } = await storeRoom(log, PLAYED);
    await here.query('update game_event set hash = null, seal = null where game_id = $1', [gameId]);
    await from('export', gameId, '--out', at('game'));
    const { code, out } = await into('import', at('game'));
    expect([code, out]).toEqual([0, expect.stringContaining('16 of them have no hash')]);
  });

  it('leaves earlier anchors valid', async () => {
    await exported(PLAYED);
    await into('import', at('game'));
    const stored = new StoredGames(there.dataSource);
    await there.query(`update game_event set at = now() - interval '1 hour'`, []);
    const anchor = await newAnchor(stored);
    expect(anchor.games).toBe(0);
    await there.query(`update game set imported_at = now() - interval '10 minutes'`, []);
    expect((await anchorAt(stored, anchor.at)).games).toBe(1);
  });

  it('refuses a game that exists already', async () => {
    const { gameId } = await exported(PLAYED);
    expect(await from('import', at('game'))).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`game ${gameId} is here already`),
    });
    await into('import', at('game'));
    const before = await rowsOf(there, gameId);
    expect(await into('import', at('game'))).toMatchObject({ code: 1 });
    expect(await rowsOf(there, gameId)).toEqual(before);
  });

  const edit = (lines: string[], n: number, change: (line: string) => string) =>
    lines.with(n, change(lines[n] ?? ''));
  const without = (lines: string[], n: number) => lines.toSpliced(n, 1);
  const replaced = (before: string, after: string) => (line: string) => {
    expect(line).toContain(before);
    return line.replace(before, after);
  };

  const hostile: [string, (lines: string[]) => string[], string][] = [
    [
      'with a changed answer',
      (l) => edit(l, 9, replaced('"answer":"right"', '"answer":"wrong"')),
      'event 12 cannot be',
    ],
    ['with a changed time', (l) => edit(l, 9, replaced('"arrivedAt":', '"arrivedAt":1')), 'hash of event 9'],
    ['with a changed name', (l) => edit(l, 3, replaced('"name":"Bob"', '"name":"Eve"')), 'hash of event 3'],
    [
      'with a changed hash',
      (l) => edit(l, 5, (line) => line.replace(/"hash":"../, '"hash":"00')),
      'hash of event 5',
    ],
    [
      'without one of the hashes',
      (l) => edit(l, 5, (line) => line.replace(/"hash":"\w+"/, '"hash":null')),
      'hash of event',
    ],
    ['without an event', (l) => without(l, 9), 'cannot be'],
    ['with an event twice', (l) => l.toSpliced(9, 0, l[9] ?? ''), 'event 9 cannot be'],
    ['without its last event', (l) => without(l, 16), 'it should have 16 events'],
    ['without a history row', (l) => without(l, 17), 'it should have 16 events and 3 history rows'],
    [
      'with a changed score',
      (l) => edit(l, 17, (line) => line.replace(/"score":\w+/, '"score":7')),
      'history row',
    ],
    ['with a history row twice', (l) => l.toSpliced(17, 0, l[17] ?? ''), 'cannot be stored'],
    ['without its end', (l) => l.slice(0, -1), 'its end is missing'],
    ['with lines after its end', (l) => [...l, l[1] ?? ''], 'has lines after its end'],
    [
      'of another version of the format',
      (l) => edit(l, 0, replaced('"version":1', '"version":2')),
      'first line',
    ],
    ['with another phase', (l) => edit(l, 0, replaced('closed', 'lobby')), 'phase of the head row'],
    ['without a head', (l) => without(l, 0), 'first line'],
    [
      'with a newer event',
      (l) => edit(l, 9, replaced('AnswerSubmitted', 'AnswerShouted')),
      'newer release: AnswerShouted',
    ],
    ['with events that are none', (l) => edit(l, 9, () => '{"event":{"version":1}}'), 'invalid fields'],
    ['with invalid fields', (l) => edit(l, 9, replaced('"epoch":1', '"epoch":-1')), 'invalid fields: epoch'],
    [
      'with a null character',
      (l) => edit(l, 9, replaced('"answer":"right"', '"answer":"\\u0000"')),
      'cannot be',
    ],
    [
      'with deep data',
      (l) => edit(l, 9, replaced('"seat":', `"x":${'['.repeat(5_000)}${']'.repeat(5_000)},"seat":`)),
      'line 10 is not',
    ],
    ['with a prototype', (l) => edit(l, 9, replaced('"seat":', '"__proto__":{},"seat":')), 'line 10 is not'],
    ['with a line that never ends', (l) => [...l.slice(0, 3), 'x'.repeat(5_000_000)], 'line 4 is'],
    ['that is no JSON', () => ['\u001b[2Jgone'], 'line 1 is not a JSON object'],
    ['that is empty', () => [], 'it is empty'],
  ];
  it.each(hostile)('refuses a file %s, and changes nothing', async (_, change, reason) => {
    const { lines } = await exported(PLAYED);
    const text = change(lines);
    await writeFile(at('hostile'), text.length > 0 ? `${text.join('\n')}\n` : '');
    const { code, out, errors } = await into('import', at('hostile'));
    expect({ code, out, errors }).toEqual({ code: 1, out: '', errors: expect.stringContaining(reason) });
    expect(errors).not.toMatch(/\n {4}at /);
    expect(errors).not.toContain('\u001b');
    for (const table of ['game', 'game_event', 'played_quiz', 'operator_action'])
      expect(await there.query(`select from ${table}`, [])).toEqual([]);
  });

  it.each([
    [['import'], 'which file?'],
    [['import', '/nowhere/at/all'], 'cannot be read'],
    [['import', '/tmp'], 'cannot be read'],
  ])('refuses %j', async (args, text) => {
    expect(await into(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(text) });
  });
});

describe('export', () => {
  it('writes a file that only its owner can read, and does not overwrite a file', async () => {
    const { gameId } = await exported(PLAYED);
    expect((await stat(at('game'))).mode & 0o777).toBe(0o600);
    const again = await from('export', gameId, '--out', at('game'));
    expect(again).toMatchObject({ code: 2, errors: expect.stringContaining('EEXIST') });
  });

  it('writes long logs page by page', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => `p${n}`);
    const { gameId, lines } = await exported([...lobby(...many)]);
    expect(lines).toHaveLength(1_204);
    expect(await into('import', at('game'))).toMatchObject({ code: 0 });
    expect(await rowsOf(there, gameId)).toEqual(await rowsOf(here, gameId));
  });

  it.each([
    [['export'], '--out FILE is needed'],
    [['export', '--out', 'y'], 'which game?'],
    [['export', 'x', '--out', 'y'], 'there is no game x'],
  ])('refuses %j', async (args, text) => {
    expect(await from(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(text) });
  });
});
