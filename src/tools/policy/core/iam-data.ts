/**
 * Pure functions that look up actions and condition keys of the S3 policy language in AWS's list, `iam-data.json`, and suggest the name that
 * someone intended, based on its spelling. For actions, operation names take precedence.
 */
import { keys as byType, actions as byLevel } from './iam-data.json';
import { matchesName } from './pattern';
import { REQUESTS } from './requests';

export type KeyType = keyof typeof byType;

const TYPES: ReadonlyMap<string, KeyType> = new Map(
  (Object.keys(byType) as KeyType[]).flatMap((type) => byType[type].map((key): [string, KeyType] => [key.toLowerCase(), type])),
);

export const KEY_NAMES: readonly string[] = Object.values(byType).flat();

/** Returns the type of a key's values, or undefined if the lists don't contain the key. Some keys end with a tag name. */
export function typeOf(key: string): KeyType | undefined {
  const [, name = '', tag = '-'] = /^(.*?(?:\/|$))(.*)$/s.exec(key.toLowerCase()) ?? [];
  return name.endsWith('/') === (tag !== '') ? TYPES.get(name) : undefined;
}

/** Level of an action. `project` is above all buckets and has `*` as its only resource. `other` is for access points, jobs, and so on. */
export type Level = 'project' | 'bucket' | 'object' | 'other';

const NAMES: Readonly<Record<Level, readonly string[]>> = byLevel;

const LEVELS: ReadonlyMap<string, Level> = new Map(
  (Object.keys(NAMES) as Level[]).flatMap((level) => NAMES[level].map((name): [string, Level] => [`s3:${name}`, level])),
);

/** All S3 actions, such as `s3:GetObject`. */
export const ACTIONS: readonly string[] = [...LEVELS.keys()];

export const levelOf = (action: string): Level | undefined => LEVELS.get(action);

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(ACTIONS.map((name) => [name.toLowerCase(), name]));

/** Returns the S3 actions that a name or a pattern matches. Names are looked up, because policies contain many, and are typed. */
export const actionsOf = (pattern: string): readonly string[] =>
  /[*?]/.test(pattern) ? ACTIONS.filter((name) => matchesName(pattern, name)) : [BY_LOWER_CASE.get(pattern.toLowerCase()) ?? []].flat();

/** Actions that each operation needs, and each action itself, keyed by lowercase name. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ...[...REQUESTS.values()].map(({ label, needs }) => [label.toLowerCase(), needs.map(({ action }) => action).join(', ')] as const),
  ...ACTIONS.map((action) => [action.replace('s3:', '').toLowerCase(), action] as const),
]);

/** @returns the intended actions, separated by commas, or undefined if no name is close */
export function actionMeant(written: string): string | undefined {
  const name = written.replace(/^s3:|[*?]+$/gi, '').toLowerCase();
  // A different first letter would mean a different verb, such as Get instead of Set.
  const sameVerb = [...MEANT.keys()].filter(([first]) => first === name[0]);
  return MEANT.get(name) ?? MEANT.get(nearest(name, sameVerb) ?? '');
}

/** Returns the number of insertions, deletions, and substitutions between two texts (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [at, against] of Array.from(other).entries()) {
      const substituted = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(substituted, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Maximum number of differing letters. With more differences, another name would be just as likely. */
const FARTHEST = 2;

/** @returns the closest name, ignoring case, or undefined if no name or more than one name is closest */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const written = text.toLowerCase();
  const near = names
    .filter((name) => Math.abs(name.length - text.length) <= FARTHEST)
    .map((name) => ({ name, far: distance(written, name.toLowerCase()) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far);
  const [best, second] = near;
  return best && best.far !== second?.far ? best.name : undefined;
}
