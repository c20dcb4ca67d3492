import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseConfig } from '../config.js';
import { DOCKER, dockerFile, documents } from '../testing/manifests.js';

const duration = z.string().regex(/^\d+s$/);
const service = z.strictObject({
  image: z
    .string()
    .regex(
      /^(fourtell|(nginx|postgres|redis):\d+(\.\d+)?|(prom\/prometheus:v|grafana\/grafana:)\d+\.\d+\.\d+)$/,
    ),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  profiles: z.tuple([z.literal('monitoring')]).optional(),
  restart: z.literal('unless-stopped'),
  stop_signal: z.string().optional(),
  stop_grace_period: duration.optional(),
  command: z.array(z.string()).optional(),
  deploy: z.strictObject({ replicas: z.string() }).optional(),
  ports: z.array(z.string()).optional(),
  expose: z.array(z.string()).optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  secrets: z.array(z.literal('metrics-token')).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.int(),
    })
    .optional(),
});
const compose = z
  .strictObject({
    name: z.literal('fourtell'),
    services: z.strictObject({
      balancer: service,
      app: service,
      postgres: service,
      redis: service,
      prometheus: service,
      grafana: service,
    }),
    volumes: z.strictObject({ postgres: z.null(), prometheus: z.null() }),
    secrets: z.strictObject({ 'metrics-token': z.strictObject({ environment: z.literal('METRICS_TOKEN') }) }),
  })
  .parse(documents('compose.yaml')[0]);
const { balancer, app, postgres, redis, prometheus, grafana } = compose.services;

/** Substitutes variables like `docker compose`, in an environment that has only those in `set`. */
const filled = (text: string, set: Record<string, string>) =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) => {
    if (set[name]) return set[name];
    if (kind === '?') throw new Error(otherwise);
    return otherwise;
  });

describe('the compose file', () => {
  it('gives each instance valid settings, and needs one secret', () => {
    const settings = (set: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(app.environment ?? {}).map(([name, text]) => [name, filled(text, set)]),
      );
    expect(() => settings({})).toThrow('at least 32 random characters');
    const config = parseConfig(settings({ JWT_SECRET: 'x'.repeat(32) }));
    expect(config).toMatchObject({ trustProxy: ['uniquelocal'], redisUrl: 'redis://redis:6379' });
    const known = Object.keys(app.environment ?? {});
    for (const name of known) expect(dockerFile('../.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  it('runs two instances, or APP_REPLICAS, reachable through the load balancer only', () => {
    expect(filled(app.deploy?.replicas ?? '', {})).toBe('2');
    expect(filled(app.deploy?.replicas ?? '', { APP_REPLICAS: '5' })).toBe('5');
    expect([app, postgres, redis].map(({ ports }) => ports)).toEqual([undefined, undefined, undefined]);
    expect(balancer.ports).toEqual([`\${PORT:-3000}:80`]);
    expect(dockerFile('nginx/listen.conf')).toContain('listen 80;');
  });

  it('makes the load balancer look up all instances', () => {
    const [shell, script, folder, name, port] = balancer.command ?? [];
    expect([shell, script, name]).toEqual(['sh', `${folder}/follow-instances.sh`, 'app']);
    expect(app.expose).toEqual([port]);
    expect(dockerFile('Dockerfile')).toContain(`EXPOSE ${port}\n`);
    for (const volume of balancer.volumes ?? []) {
      const [file = '', target, mode] = filled(volume, {}).split(':');
      expect(existsSync(join(DOCKER, file))).toBe(true);
      expect([target, mode]).toEqual([`${folder}/${file.split('/').at(-1)}`, 'ro']);
    }
    expect(balancer.volumes).toHaveLength(4);
  });

  it('can run the load balancer behind a proxy that ends TLS', () => {
    const mounted = (balancer.volumes ?? []).map((volume) => filled(volume, { LISTEN: 'behind-proxy' }));
    expect(mounted).toContain('./nginx/behind-proxy.conf:/etc/nginx/listen.conf:ro');
    for (const file of ['nginx/behind-proxy.conf', 'k8s/listen.conf'])
      expect(dockerFile(file)).toContain('include trusted-proxy.conf;');
  });

  it('starts each service when its dependencies are healthy', () => {
    expect(Object.keys(balancer.depends_on ?? {})).toEqual(['app']);
    expect(Object.keys(app.depends_on ?? {})).toEqual(['postgres', 'redis']);
    expect(dockerFile('Dockerfile')).toContain('HEALTHCHECK'); // that of `app`
    for (const { healthcheck } of [balancer, postgres, redis]) expect(healthcheck).toBeDefined();
  });

  it('monitors the instances only if asked to, from files that exist', () => {
    for (const { profiles } of [prometheus, grafana]) expect(profiles).toEqual(['monitoring']);
    for (const { profiles } of [balancer, app, postgres, redis]) expect(profiles).toBeUndefined();
    expect([prometheus.ports, grafana.ports]).toEqual([undefined, [`127.0.0.1:\${GRAFANA_PORT:-3001}:3000`]]);
    const files = [...(prometheus.volumes ?? []), ...(grafana.volumes ?? [])].filter(
      (volume) => volume[0] === '.',
    );
    expect(files).toHaveLength(5);
    for (const [file = '', , mode] of files.map((volume) => volume.split(':'))) {
      expect(existsSync(join(DOCKER, file))).toBe(true);
      expect(mode).toBe('ro');
    }
  });

  it('gives an instance 15 s to drain', () => {
    expect(Number.parseInt(app.stop_grace_period ?? '', 10)).toBeGreaterThan(15);
  });
});
