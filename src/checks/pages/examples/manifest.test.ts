import { describe, expect, it } from 'vitest';
import { isManifest, manifestProblems } from './manifest';

const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'agent-0' },
  spec: {
    selector: { matchLabels: { app: 'agent' } },
    template: { metadata: { labels: { app: 'agent' } }, spec: { containers: [{ name: 'agent', image: 'agent:1' }] } },
  },
};

describe('manifestProblems', () => {
  it.each([
    ['a deployment', deployment],
    ['a service', { apiVersion: 'v1', kind: 'Service', metadata: { name: 'agent' } }],
  ])('accepts %s', (_case, value) => {
    expect(manifestProblems(value)).toEqual([]);
  });

  it.each([
    ['a missing name', { ...deployment, metadata: {} }, 'metadata.name'],
    ['a wrong API version', { ...deployment, apiVersion: 'apps' }, 'expected an API version such as apps/v1'],
    [
      'no container',
      { ...deployment, spec: { ...deployment.spec, template: { metadata: { labels: {} }, spec: { containers: [] } } } },
      'containers',
    ],
    [
      'a selector that its template does not meet',
      { ...deployment, spec: { ...deployment.spec, selector: { matchLabels: { app: 'node' } } } },
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
