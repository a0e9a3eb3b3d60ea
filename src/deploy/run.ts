/** What the command does: each mode from the reading of the build to the last line. */
import { UsageError } from '../lib/usage-error';
import type { Settings } from './arguments';
import { type Difference, differenceLines, differences, textChange, textPathOf, type TextChange } from './compare';
import { carryOut } from './execute';
import { Lease } from './lease';
import { bodyOf, readBuild } from './local';
import { type Manifest, NOTHING, parseManifest } from './manifest';
import { type LocalFile, MANIFEST_PATH, type Metadata } from './model';
import { isEmpty, makePlan, type Plan } from './plan';
import { megabytes, type Output } from './progress';
import { Store } from './store';
import { websiteConfiguration } from './website';

export interface Context {
  readonly metadataOf: (path: string) => Metadata;
  /** Where readers find the site. */
  readonly siteUrl: string;
  readonly output: Output;
  readonly signal: AbortSignal;
}

type Files = ReadonlyMap<string, LocalFile>;
const MAX_NAMED = 5;

async function readManifest(store: Store): Promise<Manifest> {
  const found = await store.read(MANIFEST_PATH);
  return found ? parseManifest(found.body.toString('utf8'), store.address(MANIFEST_PATH)) : NOTHING;
}

async function planFor(store: Store, local: Files, manifest: Manifest, graceDays: number): Promise<Plan> {
  return makePlan({ local, manifest, stored: await store.list(), now: new Date(), graceDays });
}

function refuseConflicts({ conflicts }: Plan, store: Store, adopt: boolean): void {
  if (conflicts.length === 0 || adopt) return;
  const named = conflicts.slice(0, MAX_NAMED).map((path) => store.address(path));
  throw new UsageError(
    `${conflicts.length} objects are not from an earlier deploy and would be overwritten: ${named.join(', ')}` +
      `${conflicts.length > MAX_NAMED ? ', …' : ''}. Choose another prefix, or add --adopt.`,
  );
}

function planLines({ uploads, removals, retired, unchanged, conflicts }: Plan, local: Files): string[] {
  const kept = [...retired].filter(([path]) => !removals.includes(path));
  return [
    ...conflicts.map((path) => `! ${path}  (somebody else's object is there; overwritten only with --adopt)`),
    ...uploads.map(({ path, isNew, phase }) => `${isNew ? '+' : '~'} ${path}  (${phase}, ${local.get(path)?.bytes ?? 0} bytes)`),
    ...removals.map((path) => `- ${path}`),
    ...kept.map(([path, { until }]) => `  ${path}  (kept for earlier versions until ${until.toISOString().slice(0, 10)})`),
    `${uploads.length} to upload, ${removals.length} to delete, ${kept.length} kept, ${Object.keys(unchanged).length} unchanged`,
  ];
}

async function textOf(store: Store, { kind, path }: Difference, local: Files): Promise<TextChange | undefined> {
  const text = local.get(textPathOf(path));
  if (kind !== 'changed' || !path.endsWith('.html') || !text) return undefined;
  const before = await store.read(text.path);
  return before && textChange(before.body.toString('utf8'), bodyOf(text).toString('utf8'));
}

async function diff(store: Store, local: Files, say: (line: string) => void): Promise<void> {
  const manifest = await readManifest(store);
  const found = differences(local, manifest);
  for (const difference of found) for (const line of differenceLines(difference, await textOf(store, difference, local))) say(line);
  const count = (kind: string): number => found.filter((difference) => difference.kind === kind).length;
  say(`${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`);
}

async function publish(store: Store, local: Files, settings: Settings, context: Context, say: (line: string) => void): Promise<void> {
  const { mode, adopt, parallel, waitMs } = settings;
  const { output, signal } = context;
  const graceDays = mode === 'remove' ? 0 : settings.graceDays;
  const lease = await Lease.acquire({ store, waitMs, say: (line) => say(`deploy: ${line}`), signal });
  const proceed = (): void => {
    signal.throwIfAborted();
    lease.assertHeld();
  };
  try {
    const manifest = await readManifest(store);
    const plan = await planFor(store, local, manifest, graceDays);
    refuseConflicts(plan, store, adopt);
    if (manifest.pending) say('deploy: goes on from a deploy that did not come to its end');
    if (!isEmpty(plan, manifest)) await carryOut({ store, local, manifest, plan, parallel, output, proceed });
    if (mode === 'remove') await store.remove(MANIFEST_PATH);
    const bytes = plan.uploads.reduce((sum, { path }) => sum + (local.get(path)?.bytes ?? 0), 0);
    say(
      `deploy: ${plan.uploads.length} uploaded (${megabytes(bytes)}), ${plan.removals.length} deleted, ` +
        `${plan.retired.size - plan.removals.length} kept for earlier versions, ${Object.keys(plan.unchanged).length} unchanged`,
    );
  } finally {
    await lease.release();
  }
}

/** @throws UsageError, and what the SDK throws, when the mode could not be carried out */
export async function runDeploy(settings: Settings, context: Context): Promise<void> {
  const { mode, from, redirects, prefix, graceDays } = settings;
  const say = (line: string): void => void context.output.write(`${line}\n`);
  const local: Files = mode === 'remove' ? new Map() : readBuild(from, { metadataOf: context.metadataOf, redirects });
  if (mode === 'website') {
    say(JSON.stringify(websiteConfiguration(local.keys(), prefix, context.siteUrl), undefined, 2));
    return;
  }
  const store = new Store(settings);
  if (mode === 'diff') await diff(store, local, say);
  else if (mode === 'dry-run')
    for (const line of planLines(await planFor(store, local, await readManifest(store), graceDays), local)) say(line);
  else await publish(store, local, settings, context, say);
}
