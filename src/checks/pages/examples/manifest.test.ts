import { describe, expect, it } from 'vitest';
import { isManifest, manifestProblems } from './manifest';

const container = {
  name: 'agent',
  image: 'agent:1',
  ports: [{ name: 'shards', containerPort: 9000, hostIP: '10.10.1.11', hostPort: 9000 }],
  livenessProbe: { tcpSocket: { port: 'shards' } },
  securityContext: { allowPrivilegeEscalation: false },
  volumeMounts: [{ name: 'shards', mountPath: '/media/shard' }],
};
const volumes = [{ name: 'shards', hostPath: { path: '/data/agent00', type: 'Directory' } }];

const workloadOf = (changes: object, kind = 'StatefulSet') => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name: 'agent-0' },
  spec: {
    serviceName: 'agent-0',
    selector: { matchLabels: { app: 'agent' } },
    template: { metadata: { labels: { app: 'agent' } }, spec: { containers: [{ ...container, ...changes }], volumes } },
  },
});
const workload = workloadOf({});

describe('manifestProblems', () => {
  it.each([
    ['a workload', workload],
    ['a service', { apiVersion: 'v1', kind: 'Service', metadata: { name: 'agent' } }],
  ])('accepts %s', (_case, value) => {
    expect(manifestProblems(value)).toEqual([]);
  });

  it.each([
    ['a missing name', { ...workload, metadata: {} }, 'metadata.name'],
    ['a wrong API version', { ...workload, apiVersion: 'apps' }, 'expected an API version such as apps/v1'],
    [
      'no container',
      { ...workload, spec: { ...workload.spec, template: { metadata: { labels: {} }, spec: { containers: [] } } } },
      'containers',
    ],
    ['a field that there is not', workloadOf({ livenesProbe: {} }), 'Unrecognized key: "livenesProbe"'],
    ['no probe', workloadOf({ livenessProbe: undefined }), 'livenessProbe: Invalid input'],
    ['no security context', workloadOf({ securityContext: undefined }), 'securityContext: expected a security context'],
    ['privileges', workloadOf({ securityContext: { allowPrivilegeEscalation: true } }), 'allowPrivilegeEscalation: expected false'],
    ['a port without name', workloadOf({ ports: [{ containerPort: 9000 }] }), 'ports.0.name: expected a name'],
    ['a port on every address', workloadOf({ ports: [{ name: 'shards', containerPort: 9000, hostPort: 9000 }] }), 'expected a hostIP'],
    [
      'a port on a public address',
      workloadOf({ ports: [{ name: 'shards', containerPort: 9000, hostPort: 9000, hostIP: '203.0.113.11' }] }),
      'expected a private address',
    ],
    ['a probe of another port', workloadOf({ livenessProbe: { tcpSocket: { port: 'data' } } }), 'no port is named data'],
    ['a secret in the manifest', workloadOf({ env: [{ name: 'AGENT_SECRET', value: 'x' }] }), 'AGENT_SECRET: take it from a Secret'],
    ['a mount of nothing', workloadOf({ volumeMounts: [{ name: 'data', mountPath: '/' }] }), 'no volume is named data'],
    ['a deployment that keeps data', workloadOf({}, 'Deployment'), 'expected a StatefulSet'],
    [
      'a selector that its template does not meet',
      { ...workload, spec: { ...workload.spec, selector: { matchLabels: { app: 'node' } } } },
      'the template has no label app: node',
    ],
  ])('refuses %s', (_case, value, message) => {
    expect(manifestProblems(value).join('\n')).toContain(message);
  });
});

describe('isManifest', () => {
  it.each([
    [{ kind: 'Service' }, true],
    [{ all: { hosts: {} } }, false],
    [null, false],
  ])('%j: %s', (value, expected) => {
    expect(isManifest(value)).toBe(expected);
  });
});
