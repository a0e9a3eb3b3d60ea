/** A schema for the Kubernetes manifests of the pages: what the API server wants of every object. */
import * as z from 'zod';
import { workload, workloadProblems } from './workload';

const name = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, { error: 'expected a DNS name in lower case' });

const manifest = z.looseObject({
  apiVersion: z.string().regex(/^(?:[a-z0-9.-]+\/)?v\d+(?:(?:alpha|beta)\d+)?$/, { error: 'expected an API version such as apps/v1' }),
  kind: z.string().regex(/^[A-Z][A-Za-z]+$/, { error: 'expected a kind such as Deployment' }),
  metadata: z.looseObject({ name, namespace: name.optional() }, { error: 'expected metadata with a name' }),
});

const WORKLOADS = ['Deployment', 'StatefulSet', 'DaemonSet'];

/** Whether a YAML document is meant as a manifest. */
export const isManifest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('apiVersion' in value || 'kind' in value);

/** @returns one line a problem; empty for a good manifest */
export function manifestProblems(value: unknown): string[] {
  const kind = String((value as { kind?: unknown }).kind);
  const isWorkload = WORKLOADS.includes(kind);
  const problems = (isWorkload ? [manifest, workload] : [manifest])
    .flatMap((schema) => schema.safeParse(value).error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (problems.length > 0 || !isWorkload) return problems;
  const parsed = workload.parse(value);
  return [...selectorProblems(parsed), ...workloadProblems(kind, parsed)];
}

/** A selector that its own template does not meet is refused by the API server. */
function selectorProblems({ spec }: z.infer<typeof workload>): string[] {
  return Object.entries(spec.selector.matchLabels)
    .filter(([key, wanted]) => spec.template.metadata.labels[key] !== wanted)
    .map(([key, wanted]) => `spec.selector.matchLabels.${key}: the template has no label ${key}: ${wanted}`);
}
