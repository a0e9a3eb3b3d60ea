/** What has to be done, in which order. Pure: knows no server and no clock. */
import { isImmutable, isPage, publishedOf } from './local';
import type { Manifest } from './manifest';
import type { LocalFile, Published, Stored } from './model';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * In this order every page that a reader can get finds what it needs: first what pages load, then pages that nobody links to
 * yet, then the pages that link to them, last what lists pages and files for programs.
 */
export const PHASES = ['assets', 'files', 'new pages', 'changed pages', 'lists'] as const;
type Phase = (typeof PHASES)[number];
const LISTS = /(?:^|\/)(?:sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|service-worker\.js)$/;

export interface Upload {
  readonly path: string;
  readonly phase: Phase;
  readonly isNew: boolean;
}

export interface PlanInput {
  readonly local: ReadonlyMap<string, LocalFile>;
  /** Record of the earlier deploys. */
  readonly manifest: Manifest;
  /** What is there under the prefix. */
  readonly stored: ReadonlyMap<string, Stored>;
  readonly now: Date;
  /** For how many days files are kept that only earlier versions need. */
  readonly graceDays: number;
}

export interface Plan {
  /** In the order of the phases; within one the order does not matter. */
  readonly uploads: readonly Upload[];
  /** What is there as it should be. */
  readonly unchanged: Readonly<Record<string, Published>>;
  /** Paths to delete when all else is done. */
  readonly removals: readonly string[];
  /** Paths that only earlier versions need, with the time from which they may go; the removals are among them. */
  readonly retired: ReadonlyMap<string, { readonly since: string; readonly until: Date }>;
  /** Paths of the site where somebody else's object is. */
  readonly conflicts: readonly string[];
}

/** Whether the object is there with these bytes and headers, as far as a listing and the records can tell. */
function isThere(path: string, wanted: Published, { manifest, stored }: PlanInput): Published | undefined {
  const found = stored.get(path);
  // An interrupted deploy leaves two records, and either may be the one of the object.
  const records = [manifest.files[path], manifest.pending?.[path]].filter((record) => record?.etag === found?.etag);
  const same = records.every((record) => record?.sha256 === wanted.sha256 && record.headers === wanted.headers);
  return found && records.length > 0 && same && found.bytes === wanted.bytes ? { ...wanted, etag: found.etag } : undefined;
}

function phaseOf(file: LocalFile, isNew: boolean): Phase {
  const { path } = file;
  if (isImmutable(file)) return 'assets';
  if (LISTS.test(path)) return 'lists';
  if (!isPage(path)) return 'files';
  return isNew ? 'new pages' : 'changed pages';
}

/** Paths that deploys have written or were about to write. */
const ownPaths = ({ files, pending, retired }: Manifest): Set<string> =>
  new Set([files, pending ?? {}, retired].flatMap((record) => Object.keys(record)));

/** A version that was whole until now is retired now, whatever an interrupted deploy said. */
const sinceWhen = (path: string, { files, retired }: Manifest, now: Date): string =>
  (path in files ? undefined : retired[path]) ?? now.toISOString();

function retire({ local, manifest, stored, now, graceDays }: PlanInput): Pick<Plan, 'removals' | 'retired'> {
  const gone = [...ownPaths(manifest)].filter((path) => !local.has(path) && stored.has(path)).sort();
  const retired = new Map(
    gone.map((path) => {
      const since = sinceWhen(path, manifest, now);
      // A page that the site does not have any more must not be found; what open pages load stays.
      const days = isPage(path) ? 0 : graceDays;
      return [path, { since, until: new Date(Date.parse(since) + days * DAY_MS) }];
    }),
  );
  return { retired, removals: gone.filter((path) => (retired.get(path)?.until ?? now) <= now) };
}

export function makePlan(input: PlanInput): Plan {
  const own = ownPaths(input.manifest);
  const uploads: Upload[] = [];
  const unchanged: Record<string, Published> = {};
  for (const [path, file] of input.local) {
    const there = isThere(path, publishedOf(file), input);
    const isNew = !input.stored.has(path);
    if (there) unchanged[path] = there;
    else uploads.push({ path, isNew, phase: phaseOf(file, isNew) });
  }
  uploads.sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || (a.path < b.path ? -1 : 1));
  const conflicts = [...input.local.keys()].filter((path) => input.stored.has(path) && !own.has(path));
  return { uploads, unchanged, conflicts, ...retire(input) };
}

/** Whether a deploy would leave everything as it is, the record included. */
export const isEmpty = ({ uploads, removals, retired }: Plan, manifest: Manifest): boolean =>
  uploads.length === 0 &&
  removals.length === 0 &&
  manifest.pending === undefined &&
  Object.keys(manifest.retired).length === retired.size &&
  [...retired.keys()].every((path) => path in manifest.retired);
