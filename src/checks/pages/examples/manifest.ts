/** A schema for the Kubernetes manifests of the pages: what the API server wants of every object. */
import * as z from 'zod';

const name = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, { error: 'expected a DNS name in lower case' });

const manifest = z.looseObject({
  apiVersion: z.string().regex(/^(?:[a-z0-9.-]+\/)?v\d+(?:(?:alpha|beta)\d+)?$/, { error: 'expected an API version such as apps/v1' }),
  kind: z.string().regex(/^[A-Z][A-Za-z]+$/, { error: 'expected a kind such as Deployment' }),
  metadata: z.looseObject({ name, namespace: name.optional() }, { error: 'expected metadata with a name' }),
});

const container = z.looseObject({ name, image: z.string({ error: 'a container needs an image' }).min(1) });
const workload = z.looseObject({
  spec: z.looseObject({
    selector: z.looseObject({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({ containers: z.array(container).min(1) }),
    }),
  }),
});

const WORKLOADS = ['Deployment', 'StatefulSet', 'DaemonSet'];

/** Whether a YAML document is meant as a manifest. */
export const isManifest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('apiVersion' in value || 'kind' in value);

/** @returns one line a problem; empty for a good manifest */
export function manifestProblems(value: unknown): string[] {
  const kind = (value as { kind?: unknown }).kind;
  const schemas = WORKLOADS.includes(String(kind)) ? [manifest, workload] : [manifest];
  const problems = schemas
    .flatMap((schema) => schema.safeParse(value).error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  return problems.length > 0 || !WORKLOADS.includes(String(kind)) ? problems : selectorProblems(workload.parse(value));
}

/** A selector that its own template does not meet is refused by the API server. */
function selectorProblems({ spec }: z.infer<typeof workload>): string[] {
  return Object.entries(spec.selector.matchLabels)
    .filter(([key, wanted]) => spec.template.metadata.labels[key] !== wanted)
    .map(([key, wanted]) => `spec.selector.matchLabels.${key}: the template has no label ${key}: ${wanted}`);
}
