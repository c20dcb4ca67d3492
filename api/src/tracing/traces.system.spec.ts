import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Collector } from '../testing/collector.js';
import { RedisServer } from '../testing/redis-server.js';
import { freePort, ServerProcess } from '../testing/server-process.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { tokensOfNewUsers } from '../testing/users.js';

const SECRET = 'a secret that only the tests know';
const QUIZ = { amount: 1, category: 19, difficulty: 'easy', type: 'boolean' };

let database: TestDatabase;
let redis: RedisServer;
let collector: Collector;
let servers: ServerProcess[];
/** Two servers send traces when they stop; on the third one tracing is off. */
beforeAll(async () => {
  [database, redis, collector] = await Promise.all([testDatabase(), RedisServer.start(), Collector.start()]);
  const env = { DATABASE_URL: database.url, JWT_SECRET: SECRET, REDIS_URL: redis.url };
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '3600000' };
  servers = [];
  for (const extra of [traces, traces, {}])
    servers.push(new ServerProcess(await freePort(), { ...env, ...extra }));
  for (const server of servers) await server.start();
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await collector.close();
  await redis.kill();
  await database.drop();
});

it('follows one answer over two instances, from the socket to the commit, the receipt and all players', async () => {
  const tokens = await tokensOfNewUsers(database.url, SECRET, servers.length);
  const players = tokens.map((token, n) => new SocketPlayer(servers[n]?.url ?? '', token));
  const [host, guest, untraced] = players as [SocketPlayer, SocketPlayer, SocketPlayer];
  for (const player of players) await player.connect('/multiplayer');
  expect(await host.send('create_room', undefined)).toMatchObject({ ok: true });
  const { code } = await host.frame<{ code: string }>('room_created');
  for (const player of [guest, untraced])
    expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
  expect(await host.send('start_game', QUIZ)).toMatchObject({ ok: true });
  const { questions } = await guest.frame<{ questions: { question_id: string }[] }>('start_game');
  const id = questions[0]?.question_id ?? '';
  expect(await guest.answer(id, 0, 'True')).toMatchObject({ ok: true });
  for (const player of players) await player.frame('answer_progress');
  expect(await untraced.answer(id, 0, 'True')).toMatchObject({ ok: true });
  const [game] = await database.query<{ id: string; owner: string }>('select id, owner from game');
  for (const player of players) player.disconnect();
  for (const server of servers) await server.end('SIGTERM');

  const nameOf = (instance: string) => (instance === game?.owner ? 'owner' : 'edge');
  expect(collector.traces('receive check_answer', nameOf)).toEqual([
    [
      'receive check_answer, accepted, edge',
      '  request owner, edge',
      '    serve wish, owner',
      '      append, owner',
      '      decide SubmitAnswer, owner',
      '      publish AnswerSubmitted, owner',
      '        fan out answer_progress, edge',
      '        fan out answer_progress, owner',
      '      release receipt, owner',
    ],
  ]);

  // A server sends its spans in the order in which they ended. Their times would not do: a start is cut to whole milliseconds.
  const answer = collector.spans.find(({ name }) => name === 'receive check_answer')?.traceId;
  const ended = collector.spans.filter(({ traceId }) => traceId === answer).map(({ name }) => name);
  expect(ended.indexOf('release receipt')).toBeGreaterThan(ended.indexOf('append'));
  const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual(['fourtell.game_id', 'fourtell.outcome']);
});
