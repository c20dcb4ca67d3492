import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SNAPSHOT_FORMAT } from '#game/snapshot';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { emptyDatabase } from '../testing/test-database.js';
import { runOps } from './run.js';

let started: StartedApp;
let gameId: string;
let author: SocketPlayer;
beforeAll(async () => {
  started = await startApp();
  const player = await newPlayer(started);
  author = player;
  await player.quiz({ amount: 2, category: 19, difficulty: 'easy', type: 'boolean' });
  const rows = await started.database.query('select game_id from seat_of where user_id = $1', [
    player.userId,
  ]);
  gameId = rows[0].game_id;
});
afterAll(() => started.close());

const ops = (...args: string[]) => opsOn(started.config.databaseUrl, ...args);

async function opsOn(url: string, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const lines = { out: '', errors: '' };
  const output = {
    log: (line: string) => {
      lines.out += `${line}\n`;
    },
    error: (line: string) => {
      lines.errors += `${line}\n`;
    },
  };
  return { code: await runOps([...args, '--yes'], url, output), ...lines };
}

describe('runOps', () => {
  it('lists games', async () => {
    expect((await ops('games', 'list')).out).toContain(`${gameId}  solo   lobby`);
    const { out } = await ops('games', 'list', '--json');
    expect(JSON.parse(out)).toMatchObject([{ id: gameId, kind: 'solo', version: 4 }]);
  });

  it('shows a game', async () => {
    const { out } = await ops('games', 'show', gameId, '--json');
    expect(JSON.parse(out)).toMatchObject({ id: gameId, state: { phase: 'lobby', seats: [{ score: 0 }] } });
  });

  it('replays a game event by event, up to a version', async () => {
    const { out } = await ops('replay', gameId, '--to', '2');
    expect(out).toContain('GameOpened');
    expect(out).toContain('phase: undefined → "lobby"');
    expect(out).not.toContain('QuestionsDealt');
    expect(JSON.parse((await ops('replay', gameId, '--json')).out).steps).toHaveLength(4);
  });

  it('verifies games, and exits with 1 if it finds a difference', async () => {
    expect(await ops('verify', '--all')).toMatchObject({
      code: 0,
      out: '1 games, 4 events, 0 differences\n',
    });
    await started.database.query('update game set version = 5');
    const { code, out } = await ops('verify', gameId, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 1, differences: [{ gameId, expected: 4, found: 5 }] });
    await started.database.query('update game set version = 4');
    const spoilt = `insert into game_checkpoint values ($1, 2, ${SNAPSHOT_FORMAT}, '', '')`;
    await started.database.query(spoilt, [gameId]);
    const again = await ops('verify', '--all');
    expect(again.code).toBe(1);
    expect(again.out).toContain(
      'checkpoint at version 2: expected what the log says, found not what its hash says',
    );
    await started.database.query('delete from game_checkpoint');
  });

  it('escapes players’ texts', async () => {
    const hostile = '\u001b[2Jgone\u009b31m\u202e';
    await started.database.query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer)
       select 'some-fact', id, 'wrong', $1, $1, $1 from users limit 1`,
      [`${hostile}\nother-fact  9 × wrong`],
    );
    await started.database.query('update game set quarantine = $1', [hostile]);
    for (const args of [
      ['bank', 'reports'],
      ['games', 'list'],
      ['games', 'list', '--json'],
    ]) {
      const { out } = await ops(...args);
      expect(out).toContain('\\u001b[2Jgone\\u009b31m\\u202e');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(out).not.toMatch(/^other-fact/m);
    }
    await started.database.query('update game set quarantine = null');
  });

  it('explains how to remove a user’s quiz with a reported question, and removes it', async () => {
    const quizId = await savedQuiz(author, 'Rivers');
    const [{ id }] = await started.database.query(
      `select questions->0->>'question_id' as id from quiz where id = $1`,
      [quizId],
    );
    const off = await ops('bank', 'off', `quiz/${id}`);
    expect(off.code).toBe(2);
    expect(off.errors).toContain(`“Rivers” by player`);
    expect(off.errors).toContain(`quizzes hide ${quizId}`);
    expect(await ops('quizzes', 'remove', quizId)).toMatchObject({
      code: 0,
      out: expect.stringContaining('“Rivers”'),
    });
    const begun = await author.call<object>('POST', '/begin-quiz', { quiz_id: quizId });
    expect(begun.status).toBe(404);
    expect(await ops('bank', 'off', `quiz/${id}`)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('there is no question'),
    });
    const recorded = 'select action, target from operator_action';
    expect(await started.database.query(recorded)).toEqual([{ action: 'quizzes remove', target: quizId }]);
  });

  it.each([
    [['quizzes', 'remove'], 'An id is needed'],
    [['quizzes', 'remove', 'x'], 'there is no quiz'],
    [[], 'npm run ops'],
    [['games', 'list', '--foo'], '--foo'],
    [['games', 'show'], 'An id is needed'],
    [['replay', randomUUID()], 'there is no game'],
    [['replay', 'x; drop table game'], 'there is no game'],
    [['verify'], '--all'],
    [['verify', '--all', '--jobs', '0'], '--jobs must be at least 1'],
    [['verify', '--since', 'today'], '--since must be a time'],
    [['games', 'list', '--limit', 'many'], '--limit must be a whole number'],
  ])('explains invalid arguments: %s', async (args, text) => {
    const { code, errors } = await ops(...args);
    expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining(text) });
  });

  it('migrates an empty database once, even with two parallel commands', async () => {
    const { url, drop } = await emptyDatabase();
    const runs = await Promise.all([opsOn(url, 'migrate', '--json'), opsOn(url, 'migrate', '--json')]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const done = runs.flatMap(({ out }) => JSON.parse(out) as string[]);
    expect(done).toEqual(started.database.migrations.map((migration) => migration.constructor.name));
    expect(await opsOn(url, 'migrate')).toMatchObject({ code: 0, out: 'nothing to do\n' });
    const { out } = await opsOn(url, 'actions', 'list', '--json');
    expect(JSON.parse(out)).toMatchObject([{ action: 'migrate', details: { migrations: done } }]);
    expect(await opsOn(url, 'verify', '--all')).toMatchObject({ code: 0 });
    await drop();
  });

  it('explains that the server must run first if the database is empty', async () => {
    const { url, drop } = await emptyDatabase();
    const { code, errors } = await opsOn(url, 'games', 'list');
    expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining('start the server') });
    await drop();
  });
});
