import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DOCKER, dockerFile, documents } from '../testing/manifests.js';
import { parseQuery } from '../testing/promql.js';
import { type Scraped, scraped } from '../testing/scraped.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

const TOKEN = 'a-token-that-only-Prometheus-knows';
/** Prometheus itself adds these labels, and this metric. */
const TARGET_LABELS = ['job', 'instance'];
const UP = 'up';

const rule = z.strictObject({
  alert: z.string().regex(/^Fourtell[A-Za-z]+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'info']) }),
  annotations: z.strictObject({ summary: z.string() }),
});
const group = z.strictObject({ name: z.string(), rules: z.array(rule) });
const alerts = z
  .strictObject({ groups: z.array(group) })
  .parse(documents('monitoring/alerts.yaml')[0])
  .groups.flatMap(({ rules }) => rules);

const target = z.object({ expr: z.string(), legendFormat: z.string() });
const panel = z.object({ id: z.int(), title: z.string(), targets: z.array(target).optional() });
const dashboard = z
  .object({ uid: z.literal('fourtell'), schemaVersion: z.int(), panels: z.array(panel) })
  .parse(JSON.parse(dockerFile('monitoring/dashboard.json')));
const targets = dashboard.panels.flatMap((panel) => panel.targets ?? []);

let server: StartedApp;
let metrics: Scraped;
beforeAll(async () => {
  server = await startApp({ metricsToken: TOKEN });
  await server.database.query(
    `insert into provider_gate (provider, calls) values ('opentdb', '{"ok": 1}')
     on conflict (provider) do update set calls = excluded.calls`,
  );
  const headers = { authorization: `Bearer ${TOKEN}` };
  const scrape = async () => (await fetch(`${server.url}/metrics`, { headers })).text();
  // The first scrape starts the default metrics. In a later one the database replies in time.
  do metrics = scraped(await scrape());
  while (!metrics.has('nodejs_eventloop_lag_p99_seconds') || !metrics.has('fourtell_provider_calls_total'));
});
afterAll(() => server.close());

const hasLabel = (metric: string, label: string) =>
  TARGET_LABELS.includes(label) || metrics.get(metric)?.has(label) === true;

/** The metrics and labels that a query or its text names and the server does not have. */
function missing(expr: string, text = ''): string[] {
  const { selectors, groupings } = parseQuery(expr.replaceAll('$__rate_interval', '5m'));
  const known = selectors.flatMap(({ metric, matchers }) => [
    ...(metric === UP || metrics.has(metric) ? [] : [metric]),
    ...matchers.filter(({ label }) => !hasLabel(metric, label)).map(({ label }) => `${metric}{${label}}`),
    ...matchers
      .filter(({ label, op, value }) => op === '=' && metrics.get(metric)?.get(label)?.has(value) === false)
      .map(({ label, value }) => `${metric}{${label}="${value}"}`),
  ]);
  const grouped = groupings.flatMap(({ labels, metrics }) =>
    labels.flatMap((label) =>
      metrics.filter((metric) => !hasLabel(metric, label)).map((metric) => `${metric} by ${label}`),
    ),
  );
  const shown = [...text.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(([, label = '']) => label);
  const lost = shown.filter((label) =>
    groupings.length > 0
      ? !groupings.some(({ labels }) => labels.includes(label))
      : !selectors.every(({ metric }) => hasLabel(metric, label)),
  );
  return [...known, ...grouped, ...lost.map((label) => `{{${label}}}`)];
}

describe('the check of a query', () => {
  it.each([
    ['rate(fourtell_nothing_total[5m])', ''],
    ['fourtell_sockets{room="a"}', ''],
    ['fourtell_answers_total{outcome="nonsense"}', ''],
    ['sum by (code) (fourtell_answers_total)', ''],
    ['sum(fourtell_sockets)', '{{ $labels.instance }}'],
    ['fourtell_bus_away', '{{ $labels.code }}'],
  ])('finds what %j %s names wrongly', (expr, text) => {
    expect(missing(expr, text)).toHaveLength(1);
  });

  it('refuses an invalid query', () => {
    expect(() => parseQuery('sum(rate(fourtell_sockets[5m])')).toThrow('no PromQL');
  });
});

describe('the alerts', () => {
  it('have names of their own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it.each(alerts.map(({ alert, ...rest }) => ({ alert, ...rest })))(
    '$alert names only metrics and labels of a running server',
    ({ expr, annotations }) => {
      expect(missing(expr, annotations.summary)).toEqual([]);
    },
  );

  it('are explained in OPERATIONS.md, in the same order, and no others are', () => {
    const text = readFileSync(join(DOCKER, '../OPERATIONS.md'), 'utf8');
    const section = /^## Alerts$(.*?)^## /ms.exec(text)?.[1] ?? '';
    const headings = [...section.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
  });
});

describe('the dashboard', () => {
  it('has queries, and a title and an id for each panel', () => {
    expect(targets.length).toBeGreaterThan(20);
    for (const key of ['id', 'title'] as const)
      expect(new Set(dashboard.panels.map((panel) => panel[key])).size).toBe(dashboard.panels.length);
  });

  it.each(targets)('names only metrics and labels of a running server: $expr', ({ expr, legendFormat }) => {
    expect(missing(expr, legendFormat)).toEqual([]);
  });
});

describe('Prometheus and Grafana in Compose', () => {
  const prometheus = z
    .strictObject({
      global: z.record(z.string(), z.string()),
      rule_files: z.tuple([z.string()]),
      scrape_configs: z.tuple([
        z.strictObject({
          job_name: z.string(),
          authorization: z.strictObject({ credentials_file: z.string() }),
          dns_sd_configs: z.tuple([z.record(z.string(), z.unknown())]),
        }),
      ]),
    })
    .parse(documents('monitoring/prometheus.yaml')[0]);
  const [{ services }] = documents('compose.yaml') as [
    { services: Record<string, { volumes: string[]; secrets?: string[]; expose?: string[] }> },
  ];
  const mounts = (service: string) => services[service]?.volumes.map((volume) => volume.split(':')) ?? [];

  it('scrape each instance as the job that the alerts name, with the token', () => {
    const [job] = prometheus.scrape_configs;
    const named = alerts.flatMap(({ expr }) => [...expr.matchAll(/job="(\w+)"/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set([job.job_name]));
    expect(job.authorization.credentials_file).toBe(`/run/secrets/${services['prometheus']?.secrets?.[0]}`);
    const port = Number(services['app']?.expose?.[0]);
    expect(job.dns_sd_configs).toMatchObject([{ names: ['app'], type: 'A', port }]);
  });

  it('find the rules, the data source and the dashboard where they are mounted', () => {
    expect(mounts('prometheus')).toContainEqual(['./monitoring/alerts.yaml', prometheus.rule_files[0], 'ro']);
    const [{ datasources }] = documents('monitoring/datasource.yaml') as [{ datasources: { url: string }[] }];
    expect(datasources.map(({ url }) => url)).toEqual(['http://prometheus:9090']);
    const [{ providers }] = documents('monitoring/dashboards.yaml') as [
      { providers: { options: { path: string } }[] },
    ];
    const [file] = mounts('grafana').filter(([from]) => from === './monitoring/dashboard.json');
    expect(file?.[1]?.startsWith(`${providers[0]?.options.path}/`)).toBe(true);
  });
});
