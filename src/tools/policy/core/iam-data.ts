/** Pure functions that look up actions and condition keys of the S3 policy language in AWS's list, `iam-data.json`. */
import { keys as byType, actions as byLevel } from './iam-data.json';
import { matchesName } from './pattern';

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
const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(ACTIONS.map((name) => [name.toLowerCase(), name]));

/** Returns the level of an S3 action, or undefined for any other action. */
export const levelOf = (action: string): Level | undefined => LEVELS.get(action);

/** Returns the S3 actions that a name or a pattern matches. */
export function actionsOf(pattern: string): readonly string[] {
  if (/[*?]/.test(pattern)) return ACTIONS.filter((name) => matchesName(pattern, name));
  const action = BY_LOWER_CASE.get(pattern.toLowerCase());
  return action === undefined ? [] : [action];
}
