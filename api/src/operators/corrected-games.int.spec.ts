import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Correction, GameEvent } from '#game/events';
import { answerSubmitted, playerRenamed, questionClosed, runCompleted } from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import type { CorrectionResponse, PreviewResponse, StatisticsResponse } from '#protocol/operator';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { storeRoom } from '../testing/stored-rooms.js';

let server: StartedApp;
let log: PostgresEventLog;
let olga: SocketPlayer;
let otto: SocketPlayer;
beforeAll(async () => {
  server = await startApp();
  log = PostgresEventLog.connect(server.config.databaseUrl, () => {});
  [olga, otto] = (await Promise.all([newOperator(), newOperator()])) as [SocketPlayer, SocketPlayer];
});
afterAll(async () => {
  await log?.close();
  await server?.close();
});

async function newOperator() {
  const player = await newPlayer(server);
  await server.database.query('update users set is_operator = true where id = $1', [player.userId]);
  return player;
}

const PLAYED: GameEvent[] = [
  ...playing(),
  answerSubmitted(ANN, 0),
  answerSubmitted(BOB, 0, 'worst', 10_000),
  questionClosed(0),
  runCompleted(
    [
      [ANN, 10],
      [BOB, 0],
      [CYD, 0],
    ],
    1,
  ),
  playerRenamed(BOB, 'Max'),
];
const DONE = PLAYED.length - 1;
const BOTH: Correction = { index: 0, right: ['right', 'worst'] };

let gameId: string;
beforeEach(async () => {
  ({ gameId } = await storeRoom(log, PLAYED));
});
const preview = (correction: object, run = 1) =>
  olga.call<PreviewResponse & { message: string }>('POST', `/operator/games/${gameId}/corrections/preview`, {
    run,
    correction,
  });
const correct = (by: SocketPlayer, more: object = {}) =>
  by.call<CorrectionResponse & { message: string }>('POST', `/operator/games/${gameId}/corrections`, {
    ...{ run: 1, correction: BOTH, replaces: DONE, reason: ' Both are right. ', command_id: randomUUID() },
    ...more,
  });
const appended = () =>
  server.database.query(
    `select version, data->>'reason' as reason from game_event where game_id = $1 and version > $2`,
    [gameId, PLAYED.length],
  );
const audited = () =>
  server.database.query('select operator, action, details from operator_action where target = $1', [gameId]);

describe('an operator', () => {
  it('reads how the questions were answered', async () => {
    const { status, body } = await olga.call<StatisticsResponse>(
      'GET',
      `/operator/games/${gameId}/statistics`,
    );
    expect(status).toBe(200);
    expect(body.runs).toMatchObject([
      {
        ...{ run: 1, correctable: true, players: [{ name: 'Ann', rank: 1 }, {}, {}] },
        questions: [{ index: 0, answered: 2, right: 1, wrong: 1, no_answer: 1 }],
      },
    ]);
  });

  it('sees the ranking that a correction would bring, which appends nothing', async () => {
    expect(await preview(BOTH)).toMatchObject({
      status: 200,
      body: {
        ...{ replaces: DONE, in_force: false, counted: [1, 1] },
        changes: [
          { name: 'Ann', score: [10, 10], rank: [1, 1] },
          { name: 'Max', score: [0, 5], rank: [2, 2] },
          { name: 'Cyd', score: [0, 0], rank: [2, 3] },
        ],
      },
    });
    expect((await preview({ index: 0, right: ['right'] })).body).toMatchObject({ in_force: true });
    expect(await preview({ index: 0, voided: true })).toMatchObject({
      status: 400,
      body: { message: 'A run needs a question that counts.' },
    });
    expect(await preview({ seat: CYD, points: 11 })).toMatchObject({
      status: 400,
      body: { message: 'Cyd would have 11 of 10 points.' },
    });
    for (const [wrong, run] of [
      [BOTH, 2],
      [{ index: 3, right: ['right'] }, 1],
      [{ index: 0, right: ['else'] }, 1],
      [{ index: 0, right: [] }, 1],
      [{ index: 0 }, 1],
      [{ seat: 0, points: 1.5 }, 1],
    ] as const)
      expect(await preview(wrong, run)).toMatchObject({ status: 400 });
    expect([await appended(), await audited()]).toEqual([[], []]);
  });

  it('appends a correction with a reason, once for each command', async () => {
    const command_id = randomUUID();
    const version = PLAYED.length + 1;
    expect(await correct(olga, { command_id })).toMatchObject({ status: 200, body: { version } });
    expect(await correct(olga, { command_id })).toMatchObject({ status: 200, body: { version } });
    expect(await appended()).toEqual([{ version, reason: 'Both are right.' }]);
    expect(await audited()).toEqual([
      {
        ...{ operator: expect.stringContaining('player'), action: 'regrade' },
        details: { run: 1, correction: BOTH, version },
      },
    ]);
    const points: Correction = { seat: CYD, points: 2 };
    expect(await correct(olga, { correction: points, replaces: version })).toMatchObject({ status: 200 });
    expect(await audited()).toMatchObject([{}, { action: 'correct-score' }]);
  });

  it('is told if another operator has corrected the run since the preview', async () => {
    const answers = await Promise.all([
      correct(olga),
      correct(otto, { correction: { seat: CYD, points: 1 } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? {};
    expect(body?.message).toMatch(/^Nothing was changed: these results were corrected meanwhile/);
    expect(await appended()).toHaveLength(1);
    expect(await correct(otto, { correction: { seat: CYD, points: 1 } })).toMatchObject({ status: 409 });
    expect(await appended()).toHaveLength(1);
  });

  it('cannot append what changes nothing, has no reason or is of no game', async () => {
    expect(await correct(olga, { correction: { index: 0, right: ['right'] } })).toMatchObject({
      status: 409,
      body: { message: 'The run is already graded like this.' },
    });
    for (const reason of ['', ' ', 'x'.repeat(201), undefined])
      expect(await correct(olga, { reason })).toMatchObject({ status: 400 });
    const none = `/operator/games/${randomUUID()}`;
    const body = { run: 1, correction: BOTH, replaces: 1, reason: 'why', command_id: randomUUID() };
    expect((await olga.call('GET', `${none}/statistics`)).status).toBe(404);
    expect((await olga.call('POST', `${none}/corrections/preview`, body)).status).toBe(404);
    expect((await olga.call('POST', `${none}/corrections`, body)).status).toBe(404);
    await server.database.query(`update game set quarantine = 'why' where id = $1`, [gameId]);
    expect(await correct(olga)).toMatchObject({ status: 400 });
    expect([await appended(), await audited()]).toEqual([[], []]);
  });
});
