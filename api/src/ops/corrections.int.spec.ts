import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  playerRenamed,
  questionClosed,
  questionOpened,
  runCompleted,
} from '#game/testing/events';
import { playing, startedRun } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { runOps } from './run.js';

let database: TestDatabase;
let log: PostgresEventLog;
let gameId: string;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
});
afterAll(async () => {
  await log?.close();
  await database?.drop();
});

/** Ann is right, Bob is wrong, Cyd passes. After the run Bob is renamed to Max. */
const PLAYED: GameEvent[] = [
  ...playing(),
  answerSubmitted(ANN, 0),
  answerSubmitted(BOB, 0, 'worst', 10_000),
  answerSubmitted(CYD, 0, ''),
  questionClosed(0),
  questionOpened(1),
  questionClosed(1),
  runCompleted(
    [
      [ANN, 10],
      [BOB, 0],
      [CYD, 0],
    ],
    2,
  ),
  playerRenamed(BOB, '\u001b[2JMax'),
];
beforeEach(async () => {
  ({ gameId } = await storeRoom(log, PLAYED));
});

/** Runs a command. `answer` is the operator's input; without it there is no terminal. */
async function ops(args: string[], answer?: string) {
  const [lines, errors, asked]: string[][] = [[], [], []];
  const output = {
    log: (line: string) => void lines?.push(line),
    error: (line: string) => void errors?.push(line),
    ...(answer === undefined
      ? {}
      : {
          ask: async (question: string) => {
            asked?.push(question);
            return answer;
          },
        }),
  };
  const code = await runOps(args, database.url, output);
  return { code, out: (lines ?? []).join('\n'), errors: (errors ?? []).join('\n'), asked: asked ?? [] };
}
const regrade = (more: string[], answer?: string) =>
  ops(['regrade', gameId, '--question', '1', '--reason', 'Both are right.', ...more], answer);
const BOTH = ['--correct', 'right', '--correct', 'worst'];
const scores = async () => {
  const rows = await database.query<{ score: number; total: number }>(
    'select score, total_questions as total from played_quiz where game_id = $1 and run = 1 order by score desc',
    [gameId],
  );
  return rows.map(({ score, total }) => [score, total]);
};
const corrections = async () =>
  (await database.query(`select from game_event where game_id = $1 and type = 'RunCorrected'`, [gameId]))
    .length;

describe('regrade', () => {
  it('shows what changes, asks for confirmation, and makes the correction', async () => {
    const { code, out, asked } = await regrade(BOTH, 'y');
    expect([code, asked.length]).toEqual([0, 1]);
    expect(out).toContain('Question 1: Which, 0?');
    expect(out).toContain('Right before: “right”');
    expect(out).toContain('Right after: “right”, “worst”');
    expect(out).toMatch(/ 2 +0 +5 {2}\\u001b\[2JMax/);
    expect(out).toContain('1 of 3 players gain points, 0 lose some.');
    expect(out).toMatch(/The correction is event \d+/);
    expect(await scores()).toEqual([
      [10, 2],
      [5, 2],
      [0, 2],
    ]);
    expect((await ops(['verify', gameId])).code).toBe(0);
  });

  it('is in the replay, as are scores at the end of a question and renamed players', async () => {
    await regrade([...BOTH, '--yes']);
    const { out } = await ops(['replay', gameId, '--json']);
    const { steps } = JSON.parse(out) as { steps: { type: string; changed: object }[] };
    const closed = steps.find(({ type }) => type === 'QuestionClosed');
    expect(closed?.changed).toMatchObject({ 'seats.0.score': [0, 10] });
    expect(closed?.changed).not.toHaveProperty('seats.1.score');
    expect(steps.slice(-2)).toMatchObject([
      { type: 'PlayerRenamed', changed: { 'seats.1.name': ['Bob', '\u001b[2JMax'] } },
      { type: 'RunCorrected', changed: { 'seats.1.score': [0, 5] } },
    ]);
  });

  it('changes nothing without a yes', async () => {
    const { code, out } = await regrade(BOTH, 'no');
    expect([code, out.includes('Which, 0?')]).toEqual([2, true]);
    expect(await regrade(BOTH)).toMatchObject({ code: 2, errors: expect.stringContaining('--yes') });
    expect(await corrections()).toBe(0);
  });

  it('prints JSON', async () => {
    const { code, out } = await regrade([...BOTH, '--yes', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ...{ gameId, run: 1, changed: true, version: PLAYED.length + 1 },
      changes: [
        { name: 'Ann', score: [10, 10], rank: [1, 1] },
        { name: '\u001b[2JMax', score: [0, 5], rank: [2, 2] },
        { name: 'Cyd', score: [0, 0], rank: [2, 3] },
      ],
    });
  });

  it('voids a question, and makes it count again with its key', async () => {
    expect((await regrade(['--void', '--yes'])).out).toContain('Questions that count: 2 → 1.');
    expect(await scores()).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect((await regrade(['--correct', 'right', '--yes'])).code).toBe(0);
    expect(await scores()).toEqual([
      [10, 2],
      [0, 2],
      [0, 2],
    ]);
    expect((await ops(['verify', gameId])).code).toBe(0);
  });

  it('adds nothing if the question is graded like that already', async () => {
    const { code, out } = await regrade(['--correct', 'right', '--yes']);
    expect([code, out, await corrections()]).toEqual([0, 'The run is already graded like this.', 0]);
  });

  it('corrects the last completed run, or the run of --run', async () => {
    const next = [...startedRun(1, {}, 2), questionClosed(0, undefined, 2)];
    const end = runCompleted(
      [
        [ANN, 0],
        [BOB, 0],
        [CYD, 0],
      ],
      undefined,
      2,
    );
    ({ gameId } = await storeRoom(log, [...PLAYED, ...next, end]));
    expect(JSON.parse((await regrade([...BOTH, '--yes', '--json'])).out)).toMatchObject({ run: 2 });
    expect(JSON.parse((await regrade([...BOTH, '--run', '1', '--yes', '--json'])).out)).toMatchObject({
      run: 1,
    });
    expect((await ops(['verify', gameId])).code).toBe(0);
  });

  it.each([
    [['--question', '3', '--void'], 'closed 2 questions'],
    [['--question', 'x', '--void'], '--question must be a whole number'],
    [['--void'], '--question is needed'],
    [['--question', '1'], 'either --correct or --void'],
    [['--question', '1', '--void', '--correct', 'right'], 'either --correct or --void'],
    [['--question', '1', '--correct', 'else'], '“else” is none of the choices'],
    [['--question', '1', '--void', '--run', '2'], 'no completed run 2'],
    [['--question', '1', '--void', '--reason', ' '], '--reason is needed'],
    [['--question', '1', '--void', '--reason', 'x'.repeat(201)], 'at most 200'],
  ])('refuses %j', async (more, why) => {
    const args = [
      'regrade',
      gameId,
      '--yes',
      ...(more.includes('--reason') ? [] : ['--reason', 'why']),
      ...more,
    ];
    expect(await ops(args)).toMatchObject({ code: 2, errors: expect.stringContaining(why) });
  });

  it('is in the audit log', async () => {
    await regrade([...BOTH, '--yes']);
    const actions = JSON.parse((await ops(['actions', 'list', '--json'])).out);
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'regrade', target: gameId, operator: 'command line' }),
    );
  });
});

describe('correct-score', () => {
  const correct = (...more: string[]) =>
    ops(['correct-score', gameId, '--reason', 'Lost connection.', '--yes', ...more]);

  it('changes the score of a player', async () => {
    const { code, out } = await correct('--player', 'Cyd', '--by', '7');
    expect([code, out.includes('Score of Cyd: +7 points')]).toEqual([0, true]);
    expect((await correct('--player', 'Ann', '--by=-3')).code).toBe(0);
    expect(await scores()).toEqual([
      [7, 2],
      [7, 2],
      [0, 2],
    ]);
    expect((await ops(['verify', gameId])).code).toBe(0);
  });

  it.each([
    [['--player', 'Dan', '--by', '1'], 'no player called Dan'],
    [['--by', '1'], '--player is needed'],
    [['--player', 'Ann'], '--by is needed'],
    [['--player', 'Ann', '--by', '1.5'], '--by is needed'],
    [['--player', 'Ann', '--by', '11'], 'Ann would have 21 of 20 points'],
    [['--player', 'Cyd', '--by=-1'], 'Cyd would have -1 of 20 points'],
  ])('refuses %j', async (more, why) => {
    expect(await correct(...more)).toMatchObject({ code: 2, errors: expect.stringContaining(why) });
  });
});
