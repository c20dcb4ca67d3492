import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { SignIns } from '../auth/sign-ins.js';
import { Purger } from '../purge/purger.js';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { type EmptyDatabase, emptyDatabase } from '../testing/test-database.js';

const TOKEN = 'a-token-that-only-Prometheus-knows';
const QUIZ = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };

let database: EmptyDatabase;
let server: StartedApp;
beforeAll(async () => {
  database = await emptyDatabase();
  server = await startApp({ databaseUrl: database.url, metricsToken: TOKEN });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const bearer = `Bearer ${TOKEN}`;
const own = { authorization: bearer };

/** Uses Node's HTTP client, since `fetch` does not send every header. */
function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/metrics`, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      const { statusCode = 0, headers } = answer;
      answer.on('end', () => resolve({ status: statusCode, type: headers['content-type'] ?? '', text }));
    });
    call.on('error', reject).end();
  });
}

/** The sum of a metric's values over the labels that contain `labels`. */
async function sumOf(name: string, labels = '', url = server.url): Promise<number> {
  const { text } = await get(url, own);
  return sumIn(text, name, labels);
}

/** The sums of metrics that come from the database, once it replies in time. */
async function storedSums(...names: string[]): Promise<number[]> {
  for (;;) {
    const { text } = await get(server.url, own);
    if (sumIn(text, 'fourtell_database_away') === 0) return names.map((name) => sumIn(text, name));
  }
}

function sumIn(text: string, name: string, labels = ''): number {
  const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('GET /metrics', () => {
  it('returns the text format of Prometheus', async () => {
    const { status, type, text } = await get(server.url, own);
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const line of text.split('\n').filter(Boolean)) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) \w+ .+|[a-z_\d]+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? (-?[\d.]+(e[+-]?\d+)?|nan|\+Inf))$/i,
      );
    }
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/^fourtell_clock_offset_seconds /m);
    expect(text).toMatch(/^fourtell_bus_away 0$/m);
  });

  it('returns 404 without the token, also to local callers', async () => {
    for (const headers of [
      {},
      { host: 'localhost' },
      { host: 'rebound.example' },
      { 'x-forwarded-for': '127.0.0.1' },
      { authorization: 'Bearer another' },
      { authorization: 'Bearer ' },
      { authorization: TOKEN },
    ]) {
      const { status, text } = await get(server.url, headers as Record<string, string>);
      expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
    }
  });

  it('returns metrics with the token, also through a proxy', async () => {
    for (const headers of [own, { ...own, 'x-forwarded-for': '198.51.100.7', host: 'quiz.example' }])
      expect((await get(server.url, headers)).status).toBe(200);
  });
});

describe('Metrics', () => {
  it('count calls, sockets, live games and appends', async () => {
    await get(server.url);
    const before = await sumOf('fourtell_append_seconds_count', 'outcome="ok"');
    const player = await newPlayer(server);
    const questions = await player.quiz(QUIZ);
    await player.connect();
    await player.state();
    await player.answer(questions[0]?.question_id ?? '', 0, 'True');
    expect(await sumOf('fourtell_live_games', 'kind="solo"')).toBe(1);
    expect(await sumOf('fourtell_live_games', 'kind="room"')).toBe(0);
    expect(await sumOf('fourtell_sockets', 'namespace="singleplayer"')).toBe(1);
    expect(await sumOf('fourtell_sockets', 'namespace="multiplayer"')).toBe(0);
    expect(await sumOf('fourtell_append_seconds_count', 'outcome="ok"')).toBeGreaterThan(before);
    for (const what of ['games', 'events'])
      expect(await sumOf(`fourtell_append_${what}_count`)).toBe(await sumOf('fourtell_append_seconds_count'));
    expect(await sumOf('fourtell_append_events_sum')).toBeGreaterThanOrEqual(
      await sumOf('fourtell_append_games_sum'),
    );
    expect(await sumOf('fourtell_http_calls_total', 'status="2xx"')).toBeGreaterThan(1);
    expect(await sumOf('fourtell_http_calls_total', 'status="4xx"')).toBeGreaterThanOrEqual(1);
    player.disconnect();
  });

  it('know every route, code and message before the first fault', async () => {
    const { text } = await get(server.url, own);
    for (const series of [
      'http_faults_total{route="/auth/refresh"}',
      'failed_messages_total{event="check_answer"}',
      'append_seconds_count{outcome="failed"}',
      'answers_total{outcome="unavailable"}',
      'refusals_total{code="rate_limited"}',
      'stalls_total',
    ])
      expect(text).toMatch(new RegExp(`^fourtell_${series.replaceAll('{', '\\{')} \\d+$`, 'm'));
  });

  it('count faults by declared route, but not unavailability', async () => {
    const rotate = jest.spyOn(server.app.get(SignIns), 'rotate');
    const refresh = async (error: Error) => {
      rotate.mockRejectedValueOnce(error);
      const headers = { cookie: `refresh_token_${new URL(server.url).port}=x` };
      return (await fetch(`${server.url}/auth/refresh?from=here`, { headers })).status;
    };
    expect(await refresh(new ServiceUnavailableException())).toBe(503);
    expect(await sumOf('fourtell_http_faults_total{')).toBe(0);
    expect(await refresh(new Error('unexpected'))).toBe(500);
    expect(await sumOf('fourtell_http_faults_total{route="/auth/refresh"}')).toBe(1);
    expect(await sumOf('fourtell_http_faults_total{')).toBe(1);
    rotate.mockRestore();
  });

  it('count a game that was taken over from another instance', async () => {
    const player = await newPlayer(server);
    await player.quiz(QUIZ);
    await server.close();
    server = await startApp({ databaseUrl: database.url, metricsToken: TOKEN });
    expect(await sumOf('fourtell_games_taken_over_total')).toBe(0);
    const again = Object.assign(Object.create(player), { url: server.url }) as typeof player;
    await again.connect();
    await again.state();
    expect(await sumOf('fourtell_games_taken_over_total')).toBe(1);
    again.disconnect();
  });

  it('count answers by outcome and refusals by code, and time each receipt', async () => {
    const answers = (outcome: string) => sumOf('fourtell_answers_total', `outcome="${outcome}"`);
    const refusals = (code: string) => sumOf('fourtell_refusals_total', `code="${code}"`);
    const receipts = () => sumOf('fourtell_receipt_seconds_count');
    const counted = async () => [
      await answers('accepted'),
      await receipts(),
      await answers('already_answered'),
      await refusals('already_answered'),
      await answers('bad_request'),
      await refusals('bad_request'),
    ];
    const before = await counted();
    const player = await newPlayer(server);
    const [question] = await player.quiz(QUIZ);
    await player.connect();
    await player.state();
    const id = question?.question_id ?? '';
    expect(await player.answer(id, 0, 'True')).toMatchObject({ ok: true });
    expect(await player.answer(id, 0, 'False')).toMatchObject({ ok: false });
    expect(await player.send('sync', 'nonsense')).toMatchObject({ code: 'bad_request' });
    expect((await counted()).map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1, 1, 1, 0, 1]);
    player.disconnect();
  });

  it('count purged rows and have the time of the last success', async () => {
    await server.database.query(
      `insert into room_code (code, game_id, free_at) values ('OLD', gen_random_uuid(), now() - interval '2 days')`,
    );
    const of = (name: string, what = 'room_code') => sumOf(`fourtell_${name}`, `what="${what}"`);
    expect([await of('purged_rows_total'), await of('purge_succeeded_at_seconds')]).toEqual([0, 0]);
    expect(await server.app.get(Purger).round()).toBe(true);
    expect([await of('purged_rows_total'), await of('purge_failures_total')]).toEqual([1, 0]);
    for (const what of server.app.get(Purger).tallies.keys())
      expect(await of('purge_succeeded_at_seconds', what)).toBeGreaterThan(Date.UTC(2020) / 1_000);
  });

  it('count calls to the question provider by outcome', async () => {
    await server.database.query(
      `insert into provider_gate (provider, calls) values ('opentdb', '{"ok": 3, "busy": 1}')
       on conflict (provider) do update set calls = excluded.calls`,
    );
    const [ok, busy] = ['ok', 'busy'].map((outcome) => `fourtell_provider_calls_total{outcome="${outcome}"}`);
    expect(await storedSums(ok ?? '', busy ?? '')).toEqual([3, 1]);
    const scrapes = [1, 2, 3].map(() => storedSums('fourtell_provider_calls_total'));
    expect(await Promise.all(scrapes)).toEqual([[4], [4], [4]]);
  });

  it('report quarantined games, waiting mails, and failed calls to the question provider', async () => {
    const names = ['quarantined_games', 'mails_waiting', 'provider_failures', 'oldest_mail_seconds'];
    const deployment = () => storedSums(...names.map((name) => `fourtell_${name}`));
    await server.database.query(
      `insert into provider_gate (provider, failures) values ('opentdb', 0)
       on conflict (provider) do update set failures = 0`,
    );
    expect(await deployment()).toEqual([0, 0, 0, 0]);
    await server.database.query('update provider_gate set failures = 7');
    await server.database.query(
      `insert into mail (id, kind, created_at) values (gen_random_uuid(), 'reset', now() - interval '1 hour'),
         (gen_random_uuid(), 'reset', now())`,
    );
    await server.database.query(
      `insert into game (id, kind, phase, version, epoch, quarantine) values
         (gen_random_uuid(), 'room', 'lobby', 1, 1, 'broken'), (gen_random_uuid(), 'room', 'lobby', 1, 1, null),
         (gen_random_uuid(), 'room', 'closed', 1, 1, 'broken')`,
    );
    const [quarantined, mails, failures, seconds] = await deployment();
    expect([quarantined, mails, failures]).toEqual([1, 2, 7]);
    expect(seconds).toBeGreaterThanOrEqual(3_600);
  });

  it('report the database as unavailable while it fails or hangs, and the deployment as unknown', async () => {
    const away = () => sumOf('fourtell_database_away');
    expect(await storedSums('fourtell_database_away')).toEqual([0]);
    const query = jest.spyOn(server.database, 'query').mockRejectedValue(new Error('away'));
    expect(await away()).toBe(1);
    expect(await sumOf('fourtell_mails_waiting')).toBeNaN();
    let reply: (rows: object[]) => void = () => {};
    query.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    expect(await away()).toBe(1);
    query.mockRestore();
    expect(await away()).toBe(1);
    reply([]);
    expect(await storedSums('fourtell_database_away')).toEqual([0]);
  });

  it('report the bus as unavailable even if Redis was never reachable', async () => {
    const redisUrl = 'redis://127.0.0.1:1';
    const alone = await startApp({ databaseUrl: database.url, metricsToken: TOKEN, redisUrl });
    const away = await sumOf('fourtell_bus_away', '', alone.url);
    await alone.close();
    expect(away).toBe(1);
  });
});

describe('GET /metrics without METRICS_TOKEN', () => {
  it('returns 404 for any token', async () => {
    const other = await startApp({ databaseUrl: database.url });
    try {
      expect((await get(other.url)).status).toBe(404);
      for (const authorization of ['Bearer undefined', 'Bearer ', bearer])
        expect((await get(other.url, { authorization })).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
