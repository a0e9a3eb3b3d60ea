/** The part of Kubernetes' workloads that the pages use, every field by its name, and how a container is meant to run. */
import * as z from 'zod';

const count = z.number().int().min(0);
const port = z.union([z.number().int().min(1).max(65_535), z.string()]);
const named = z.string({ error: 'expected a name' }).regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, { error: 'expected a name in lower case' });
/** Addresses of RFC 1918, on which no stranger connects. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

const probe = z.strictObject({
  tcpSocket: z.strictObject({ port }).optional(),
  httpGet: z.strictObject({ path: z.string(), port, scheme: z.enum(['HTTP', 'HTTPS']).optional() }).optional(),
  exec: z.strictObject({ command: z.array(z.string()).min(1) }).optional(),
  initialDelaySeconds: count.optional(),
  periodSeconds: count.optional(),
  timeoutSeconds: count.optional(),
  successThreshold: count.optional(),
  failureThreshold: count.optional(),
});

const containerPort = z.strictObject({
  name: named,
  containerPort: z.number().int().min(1).max(65_535),
  hostPort: z.number().int().min(1).max(65_535).optional(),
  hostIP: z.string().regex(PRIVATE, { error: 'expected a private address' }).optional(),
  protocol: z.enum(['TCP', 'UDP']).optional(),
});

const securityContext = z.strictObject(
  {
    allowPrivilegeEscalation: z.literal(false, { error: 'expected false' }),
    capabilities: z.strictObject({ drop: z.array(z.string()).optional(), add: z.array(z.string()).optional() }).optional(),
    readOnlyRootFilesystem: z.boolean().optional(),
    runAsNonRoot: z.boolean().optional(),
    runAsUser: count.optional(),
    runAsGroup: count.optional(),
    seccompProfile: z.strictObject({ type: z.enum(['RuntimeDefault', 'Localhost', 'Unconfined']) }).optional(),
  },
  { error: 'expected a security context' },
);

const reference = z.strictObject({ name: named });
const amounts = z.strictObject({ cpu: z.string().optional(), memory: z.string().optional() });

const container = z.strictObject({
  name: named,
  image: z.string({ error: 'a container needs an image' }).min(1),
  command: z.array(z.string()).optional(),
  args: z.array(z.string()).optional(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string().optional(), valueFrom: z.looseObject({}).optional() })).optional(),
  envFrom: z.array(z.strictObject({ secretRef: reference.optional(), configMapRef: reference.optional() })).optional(),
  ports: z.array(containerPort).optional(),
  startupProbe: probe.optional(),
  livenessProbe: probe,
  readinessProbe: probe.optional(),
  securityContext,
  resources: z.strictObject({ requests: amounts.optional(), limits: amounts.optional() }).optional(),
  volumeMounts: z
    .array(z.strictObject({ name: named, mountPath: z.string(), readOnly: z.boolean().optional(), subPath: z.string().optional() }))
    .optional(),
});

const volume = z.strictObject({
  name: named,
  hostPath: z.strictObject({ path: z.string(), type: z.string().optional() }).optional(),
  secret: z.strictObject({ secretName: named, defaultMode: count.optional(), items: z.array(z.looseObject({})).optional() }).optional(),
  configMap: z.looseObject({}).optional(),
  emptyDir: z.looseObject({}).optional(),
  persistentVolumeClaim: z.strictObject({ claimName: named }).optional(),
});

const pod = z.strictObject({
  nodeSelector: z.record(z.string(), z.string()).optional(),
  serviceAccountName: named.optional(),
  automountServiceAccountToken: z.boolean().optional(),
  terminationGracePeriodSeconds: count.optional(),
  securityContext: z.looseObject({}).optional(),
  containers: z.array(container).min(1),
  volumes: z.array(volume).optional(),
});

const labels = z.record(z.string(), z.string());

export const workload = z.looseObject({
  spec: z.strictObject({
    serviceName: named.optional(),
    replicas: count.optional(),
    selector: z.strictObject({ matchLabels: labels }),
    template: z.strictObject({ metadata: z.looseObject({ labels }), spec: pod }),
  }),
});

type Container = z.infer<typeof container>;

function containerProblems(
  { name, ports = [], env = [], volumeMounts = [], ...probes }: Container,
  volumes: ReadonlySet<string>,
): string[] {
  const names = ports.map((one) => one.name);
  const asked = [probes.startupProbe, probes.livenessProbe, probes.readinessProbe].map((one) => one?.tcpSocket?.port ?? one?.httpGet?.port);
  return [
    ...ports
      .filter((one) => one.hostPort !== undefined && one.hostIP === undefined)
      .map((one) => `port ${one.name}: expected a hostIP beside hostPort`),
    ...asked.filter((one) => one !== undefined && !names.includes(String(one))).map((one) => `probe: no port is named ${String(one)}`),
    ...env
      .filter((one) => /SECRET|PASSWORD|TOKEN/.test(one.name) && one.value !== undefined)
      .map((one) => `${one.name}: take it from a Secret`),
    ...volumeMounts.filter((one) => !volumes.has(one.name)).map((one) => `volumeMounts: no volume is named ${one.name}`),
  ].map((problem) => `container ${name}: ${problem}`);
}

/** What a schema does not see. @param kind of the workload */
export function workloadProblems(kind: string, { spec }: z.infer<typeof workload>): string[] {
  const { containers, volumes = [] } = spec.template.spec;
  const names = new Set(volumes.map(({ name }) => name));
  const keepsData = volumes.some(({ hostPath, persistentVolumeClaim }) => hostPath ?? persistentVolumeClaim);
  // While a node does not answer, a Deployment starts a second pod on the same data.
  const wrongKind = kind === 'Deployment' && keepsData ? ['kind: expected a StatefulSet for a pod that keeps data'] : [];
  return [...wrongKind, ...containers.flatMap((one) => containerProblems(one, names))];
}
