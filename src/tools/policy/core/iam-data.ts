/** The actions and condition keys of the S3 policy language as listed by AWS: `iam-data.json`. Pure functions. */
import { keys as byType, actions as byLevel } from './iam-data.json';
import { matchesName } from './pattern';

export type KeyType = keyof typeof byType;

const TYPES: ReadonlyMap<string, KeyType> = new Map(
  (Object.keys(byType) as KeyType[]).flatMap((type) => byType[type].map((key): [string, KeyType] => [key.toLowerCase(), type])),
);

export const KEY_NAMES: readonly string[] = Object.values(byType).flat();

/** The type of a key's values; undefined for a key that isn't in the lists. Keys of tags end with the name of a tag. */
export function typeOf(key: string): KeyType | undefined {
  const [, name = '', tag = '-'] = /^(.*?(?:\/|$))(.*)$/s.exec(key.toLowerCase()) ?? [];
  return name.endsWith('/') === (tag !== '') ? TYPES.get(name) : undefined;
}

/** `project` is above all buckets, and its only resource is `*`. `other` is none of these: access points, jobs. */
export type Level = 'project' | 'bucket' | 'object' | 'other';

const NAMES: Readonly<Record<Level, readonly string[]>> = byLevel;

const LEVELS: ReadonlyMap<string, Level> = new Map(
  (Object.keys(NAMES) as Level[]).flatMap((level) => NAMES[level].map((name): [string, Level] => [`s3:${name}`, level])),
);

/** All actions of S3, such as `s3:GetObject`. */
export const ACTIONS: readonly string[] = [...LEVELS.keys()];
const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(ACTIONS.map((name) => [name.toLowerCase(), name]));

/** Level of an S3 action; undefined if it isn't an S3 action. */
export const levelOf = (action: string): Level | undefined => LEVELS.get(action);

/** The S3 actions that a name or a pattern matches. */
export function actionsOf(pattern: string): readonly string[] {
  if (/[*?]/.test(pattern)) return ACTIONS.filter((name) => matchesName(pattern, name));
  const action = BY_LOWER_CASE.get(pattern.toLowerCase());
  return action === undefined ? [] : [action];
}
