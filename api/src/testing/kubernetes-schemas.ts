import { z } from 'zod';

// The part of Kubernetes that our manifests use. Strict, since Kubernetes would silently drop a misspelt field.
const name = z.string().regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
const labels = z.record(z.string().regex(/^([a-z0-9.]+\/)?[a-z0-9.-]+$/), z.string().regex(/^[\w.-]{1,63}$/));
const metadata = z.strictObject({ name, labels, annotations: z.record(z.string(), z.string()).optional() });
const selector = z.strictObject({ matchLabels: labels });
const count = z.int().min(0);
const seconds = z.int().min(1);
const cpu = z.string().regex(/^\d+m?$/);
const memory = z.string().regex(/^\d+[MG]i$/);
const port = z.union([name, z.int().min(1).max(65_535)]);

const variable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({
    name: z.string(),
    valueFrom: z.strictObject({
      secretKeyRef: z.strictObject({ name, key: z.string(), optional: z.boolean().optional() }),
    }),
  }),
]);

const timing = { periodSeconds: seconds, timeoutSeconds: seconds.optional(), failureThreshold: seconds };
const probe = z.union([
  z.strictObject({ httpGet: z.strictObject({ path: z.string().startsWith('/'), port }), ...timing }),
  z.strictObject({ tcpSocket: z.strictObject({ port }), ...timing }),
]);

const container = z.strictObject({
  name,
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name, containerPort: z.int().min(1_024).max(65_535) })).optional(),
  env: z.array(variable).optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  lifecycle: z
    .strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }) })
    .optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu, memory }),
    limits: z.strictObject({ memory }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z
    .array(z.strictObject({ name, mountPath: z.string().startsWith('/'), readOnly: z.boolean().optional() }))
    .optional(),
});

const pods = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: seconds.optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().min(1),
      runAsGroup: z.int().min(1),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: seconds,
          topologyKey: z.enum(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']),
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: selector,
        }),
      )
      .optional(),
    initContainers: z.array(container).optional(),
    containers: z.array(container).min(1),
    volumes: z
      .array(
        z.union([
          z.strictObject({ name, emptyDir: z.strictObject({}) }),
          z.strictObject({ name, configMap: z.strictObject({ name }) }),
        ]),
      )
      .optional(),
  }),
});

const kind = <K extends string, S extends z.ZodType>(apiVersion: string, kind: K, spec: S) =>
  z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, spec });

export const deployment = kind(
  'apps/v1',
  'Deployment',
  z.strictObject({
    replicas: count.optional(),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: count, maxUnavailable: count }),
    }),
    minReadySeconds: seconds.optional(),
    template: pods,
  }),
);

export const networkPolicy = kind(
  'networking.k8s.io/v1',
  'NetworkPolicy',
  z.strictObject({
    podSelector: selector,
    policyTypes: z.tuple([z.literal('Ingress')]),
    ingress: z.array(
      z.strictObject({
        from: z.array(
          z.union([
            z.strictObject({ podSelector: selector }),
            z.strictObject({ namespaceSelector: selector }),
          ]),
        ),
        ports: z.array(z.strictObject({ port })),
      }),
    ),
  }),
);

export const service = kind(
  'v1',
  'Service',
  z.strictObject({
    clusterIP: z.literal('None').optional(),
    selector: labels,
    ports: z.array(z.strictObject({ name, port, targetPort: port })),
  }),
);

export const disruptionBudget = kind(
  'policy/v1',
  'PodDisruptionBudget',
  z.strictObject({ maxUnavailable: count, selector }),
);

export const autoscaler = kind(
  'autoscaling/v2',
  'HorizontalPodAutoscaler',
  z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      name,
    }),
    minReplicas: seconds,
    maxReplicas: seconds,
    metrics: z.array(
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({
          name: z.enum(['cpu', 'memory']),
          target: z.strictObject({
            type: z.literal('Utilization'),
            averageUtilization: z.int().min(1).max(100),
          }),
        }),
      }),
    ),
    behavior: z.strictObject({
      scaleDown: z.strictObject({
        stabilizationWindowSeconds: z.int().min(0).max(3_600),
        policies: z.array(
          z.strictObject({ type: z.enum(['Pods', 'Percent']), value: seconds, periodSeconds: seconds }),
        ),
      }),
    }),
  }),
);

export const ingress = kind(
  'networking.k8s.io/v1',
  'Ingress',
  z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(['Prefix', 'Exact']),
              backend: z.strictObject({
                service: z.strictObject({ name, port: z.strictObject({ name }) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
);

export const manifest = z.discriminatedUnion('kind', [
  deployment,
  networkPolicy,
  service,
  disruptionBudget,
  autoscaler,
  ingress,
]);

export type Manifest = z.infer<typeof manifest>;
export type Container = z.infer<typeof container>;
