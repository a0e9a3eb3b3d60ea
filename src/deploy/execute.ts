/** Carries out a plan. After each step, whatever ends the program, every page that a reader can get is whole. */
import { UsageError } from '../lib/usage-error';
import { bodyOf, publishedOf, sumsOf } from './local';
import type { Manifest } from './manifest';
import { type LocalFile, MANIFEST_PATH, type Published } from './model';
import { PHASES, type Plan, type Upload } from './plan';
import { inParallel } from './pool';
import { type Output, Progress } from './progress';
import type { Store } from './store';

const MANIFEST_HEADERS = { metadata: { contentType: 'application/json', cacheControl: 'no-store' } };

export interface Work {
  readonly store: Store;
  readonly local: ReadonlyMap<string, LocalFile>;
  readonly manifest: Manifest;
  readonly plan: Plan;
  /** How many requests at a time. */
  readonly parallel: number;
  readonly output: Output;
  /** Throws when nothing more may be written. */
  readonly proceed: () => void;
}

const writeManifest = ({ store, proceed }: Work, manifest: Manifest): Promise<string> => {
  proceed();
  return store.write(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)), MANIFEST_HEADERS);
};

/** What is about to be written is recorded before, so that a later deploy knows all of it as its own. */
function begun({ manifest, local }: Work): Manifest {
  const interrupted = Object.keys(manifest.pending ?? {}).filter((path) => !(path in manifest.files));
  const now = new Date().toISOString();
  return {
    ...manifest,
    retired: { ...Object.fromEntries(interrupted.map((path) => [path, now])), ...manifest.retired },
    pending: Object.fromEntries([...local].map(([path, file]) => [path, publishedOf(file)])),
  };
}

async function upload({ store, local, proceed }: Work, { path }: Upload): Promise<Published> {
  const file = local.get(path);
  if (!file) throw new Error(`${path}: not in the build`);
  const body = bodyOf(file);
  if (sumsOf(body).sha256 !== file.sha256)
    throw new UsageError(`${file.file} was changed during the deploy. Run it again when the build is done.`);
  proceed();
  const etag = await store.write(path, body, file);
  return { ...publishedOf(file), etag };
}

/** @returns what was uploaded, by path */
async function uploadAll(work: Work): Promise<Record<string, Published>> {
  const { uploads } = work.plan;
  const sizeOf = ({ path }: Upload): number => work.local.get(path)?.bytes ?? 0;
  const progress = new Progress(work.output, { files: uploads.length, bytes: uploads.reduce((sum, item) => sum + sizeOf(item), 0) });
  const uploaded: Record<string, Published> = {};
  try {
    for (const phase of PHASES) {
      const items = uploads.filter((item) => item.phase === phase);
      await inParallel(items, work.parallel, async (item) => {
        uploaded[item.path] = await upload(work, item);
        progress.done(phase, sizeOf(item));
      });
    }
  } finally {
    progress.end();
  }
  return uploaded;
}

/** The record without paths that are gone. */
function without(manifest: Manifest, paths: readonly string[]): Manifest {
  const gone = new Set(paths);
  return { ...manifest, retired: Object.fromEntries(Object.entries(manifest.retired).filter(([path]) => !gone.has(path))) };
}

/** The record, the files in the order of the phases, the record of the new version, and only then the deletions. */
export async function carryOut(work: Work): Promise<void> {
  const { plan, store, parallel, proceed } = work;
  await writeManifest(work, begun(work));
  const uploaded = await uploadAll(work);
  const retired = Object.fromEntries([...plan.retired].map(([path, { since }]) => [path, since]));
  const finished = { format: work.manifest.format, at: new Date().toISOString(), files: { ...plan.unchanged, ...uploaded }, retired };
  await writeManifest(work, finished);
  await inParallel(plan.removals, parallel, async (path) => {
    proceed();
    await store.remove(path);
  });
  if (plan.removals.length > 0) await writeManifest(work, without(finished, plan.removals));
}
