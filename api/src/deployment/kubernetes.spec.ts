import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../config.js';
import { type Container, type Manifest, manifest } from '../testing/kubernetes-schemas.js';
import { DOCKER, dockerFile, documents } from '../testing/manifests.js';

const files = readdirSync(join(DOCKER, 'k8s')).filter((file) => file.endsWith('.yaml'));
const all = files.flatMap((file) => documents(`k8s/${file}`).map((given) => manifest.parse(given)));
const dockerfile = dockerFile('Dockerfile');

type Kind<K extends Manifest['kind']> = Extract<Manifest, { kind: K }>;
const ofKind = <K extends Manifest['kind']>(kind: K) =>
  all.filter((given): given is Kind<K> => given.kind === kind);
const named = <K extends Manifest['kind']>(kind: K, name: string): Kind<K> => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
};

const workloads = ofKind('Deployment');
const app = named('Deployment', 'fourtell').spec.template.spec;
const [instance] = app.containers as [Container];
const balancer = named('Deployment', 'fourtell-balancer').spec.template.spec;
const [nginx] = balancer.containers as [Container];
const portOf = ({ ports = [] }: Container, name: unknown) =>
  ports.find((port) => port.name === name)?.containerPort;
const isIn = (part: Record<string, string>, whole: Record<string, string>) =>
  Object.entries(part).every(([key, value]) => whole[key] === value);

describe('the manifests', () => {
  it('are all listed in the kustomization, with the image that they name', () => {
    const [kustomization] = documents('kustomization.yaml') as [
      {
        resources: string[];
        images: { name: string }[];
        configMapGenerator: { name: string; files: string[] }[];
      },
    ];
    expect(kustomization.resources.toSorted()).toEqual(files.map((file) => `k8s/${file}`).toSorted());
    expect(kustomization.images.map(({ name }) => name)).toEqual([instance.image]);
    const [{ name, files: settings } = { name: '', files: [] }] = kustomization.configMapGenerator;
    expect(balancer.volumes).toContainEqual({ name: 'settings', configMap: { name } });
    for (const file of settings) expect(dockerFile(file)).not.toBe('');
  });

  it('select pods that exist', () => {
    const pods = workloads.map(({ spec }) => spec.template.metadata.labels);
    const selectors = [
      ...ofKind('Service').map(({ spec }) => spec.selector),
      ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
      ...ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels),
    ];
    for (const selector of selectors) expect(pods.filter((labels) => isIn(selector, labels))).toHaveLength(1);
    for (const { spec } of ofKind('Deployment')) {
      expect(isIn(spec.selector.matchLabels, spec.template.metadata.labels)).toBe(true);
      for (const spread of spec.template.spec.topologySpreadConstraints ?? [])
        expect(spread.labelSelector).toEqual(spec.selector);
    }
  });

  it('mount only existing volumes', () => {
    for (const { spec } of workloads) {
      const { initContainers = [], containers, volumes = [] } = spec.template.spec;
      const there = volumes.map(({ name }) => name);
      for (const { volumeMounts = [] } of [...initContainers, ...containers])
        for (const { name } of volumeMounts) expect(there).toContain(name);
    }
  });

  it('probe an existing port of the container', () => {
    for (const { spec } of workloads) {
      for (const container of spec.template.spec.containers) {
        const { startupProbe, readinessProbe, livenessProbe } = container;
        for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
          if (!probe) continue;
          const { port } = 'httpGet' in probe ? probe.httpGet : probe.tcpSocket;
          expect(portOf(container, port)).toBeDefined();
        }
      }
    }
  });
});

describe('an instance in the cluster', () => {
  it('runs as the user of the image', () => {
    expect(dockerfile).toContain(`EXPOSE ${portOf(instance, 'http')}\n`);
    expect(dockerfile).toContain(`PORT=${portOf(instance, 'http')} `);
    expect(dockerfile).toContain('USER node\n'); // 1000 in the images of Node
    expect(app.securityContext.runAsUser).toBe(1_000);
    expect(instance.command).toBeUndefined();
  });

  it('has valid settings', () => {
    const environment = instance.env ?? [];
    const secrets = {
      DATABASE_URL: 'postgres://db/x',
      REDIS_URL: 'redis://redis',
      JWT_SECRET: 'x'.repeat(32),
      METRICS_TOKEN: 'token',
      PUBLIC_URL: 'https://quiz.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'quiz@example.org',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'fourtell',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_LABEL: 'School',
    };
    const given = environment.map((variable) => [
      variable.name,
      'value' in variable
        ? variable.value
        : secrets[variable.valueFrom.secretKeyRef.key as keyof typeof secrets],
    ]);
    const config = parseConfig(Object.fromEntries(given));
    expect(config).toMatchObject({ redisUrl: 'redis://redis', metricsToken: 'token' });
    expect(config.trustProxy).toEqual(['uniquelocal', '100.64.0.0/10']);
    for (const variable of environment) {
      expect(dockerFile('../.env.example')).toMatch(new RegExp(`^${variable.name}=`, 'm'));
      const isSecret = variable.name in secrets;
      expect('valueFrom' in variable).toBe(isSecret);
    }
  });

  it('is probed at /readyz and /healthz, and has 15 s to drain before it is killed', () => {
    expect(instance.readinessProbe).toMatchObject({ httpGet: { path: '/readyz' } });
    expect(instance.livenessProbe).toMatchObject({ httpGet: { path: '/healthz' } });
    const [sleep, seconds] = instance.lifecycle?.preStop.exec.command ?? [];
    expect(sleep).toBe('sleep');
    expect(app.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 15);
  });

  it('is never the only one', () => {
    const { minReplicas, maxReplicas, scaleTargetRef } = named('HorizontalPodAutoscaler', 'fourtell').spec;
    expect(scaleTargetRef.name).toBe('fourtell');
    expect(minReplicas).toBeGreaterThanOrEqual(2);
    expect(maxReplicas).toBeGreaterThan(minReplicas);
    expect(named('Deployment', 'fourtell').spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });
});

describe('the load balancer in the cluster', () => {
  it('looks up the common name of all instances, on their port', () => {
    const { metadata, spec } = named('Service', 'fourtell-instances');
    expect(spec.clusterIP).toBe('None');
    const [shell, script, folder, ...rest] = nginx.command ?? [];
    expect([shell, script, rest[0], rest[1]]).toEqual([
      'sh',
      `${folder}/follow-instances.sh`,
      metadata.name,
      String(portOf(instance, 'http')),
    ]);
    expect(nginx.volumeMounts).toContainEqual({ name: 'run', mountPath: folder });
  });

  it('listens on the port of the service and the ingress', () => {
    expect(dockerFile('k8s/listen.conf')).toContain(`listen ${portOf(nginx, 'http')};`);
    const [rule] = named('Ingress', 'fourtell').spec.rules;
    const { name, port } = rule?.http.paths[0]?.backend.service ?? { name: '', port: { name: '' } };
    expect(named('Service', name).spec.ports).toContainEqual({
      name: port.name,
      port: 80,
      targetPort: 'http',
    });
    expect(
      isIn(named('Service', name).spec.selector, named('Deployment', 'fourtell-balancer').metadata.labels),
    ).toBe(true);
  });
});

describe('the migration', () => {
  it('runs before each instance, as a command of the image, and needs only the database', () => {
    const [container] = app.initContainers as [Container];
    expect(container.image).toBe(instance.image);
    expect(container.command).toEqual(['ops', 'migrate']);
    expect(dockerfile).toContain('/usr/local/bin/ops');
    expect(container.env?.map(({ name }) => name)).toEqual(['DATABASE_URL']);
  });
});

describe('the network policies', () => {
  it('let the load balancer reach the instances, and only an ingress reach the load balancer', () => {
    const sources = (name: string) => named('NetworkPolicy', name).spec.ingress.flatMap(({ from }) => from);
    const { matchLabels } = named('Deployment', 'fourtell-balancer').spec.selector;
    expect(sources('fourtell')).toContainEqual({ podSelector: { matchLabels } });
    expect(sources('fourtell-balancer').every((source) => 'namespaceSelector' in source)).toBe(true);
    expect(ofKind('NetworkPolicy').flatMap(({ spec }) => spec.ingress.flatMap(({ ports }) => ports))).toEqual(
      [{ port: 'http' }, { port: 'http' }],
    );
  });
});
