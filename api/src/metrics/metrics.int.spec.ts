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
    expect(await sumOf('fourtell_live_games')).toBe(1);
    expect(await sumOf('fourtell_sockets', 'namespace="singleplayer"')).toBe(1);
    expect(await sumOf('fourtell_sockets', 'namespace="multiplayer"')).toBe(0);
    expect(await sumOf('fourtell_append_seconds_count', 'outcome="ok"')).toBeGreaterThan(before);
    expect(await sumOf('fourtell_http_calls_total', 'status="2xx"')).toBeGreaterThan(1);
    expect(await sumOf('fourtell_http_calls_total', 'status="4xx"')).toBeGreaterThanOrEqual(1);
    player.disconnect();
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
    expect(await sumOf('fourtell_provider_calls_total', 'outcome="ok"')).toBe(3);
    expect(await sumOf('fourtell_provider_calls_total', 'outcome="busy"')).toBe(1);
    const scrapes = [1, 2, 3].map(() => sumOf('fourtell_provider_calls_total'));
    expect(await Promise.all(scrapes)).toEqual([4, 4, 4]);
  });

  it('report the bus as away even if Redis was never reachable', async () => {
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
