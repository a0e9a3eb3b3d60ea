/** The condition keys of S3 and of all services with the type of their values, as AWS lists them: `iam-data.json`. Pure. */
import { keys as byType } from './iam-data.json';

export type KeyType = keyof typeof byType;

const TYPES: ReadonlyMap<string, KeyType> = new Map(
  (Object.keys(byType) as KeyType[]).flatMap((type) => byType[type].map((key): [string, KeyType] => [key.toLowerCase(), type])),
);

export const KEY_NAMES: readonly string[] = Object.values(byType).flat();

/** The type of a key's values; undefined for a key that is not in the lists. Keys of tags end in the name of a tag. */
export function typeOf(key: string): KeyType | undefined {
  const [, name = '', tag = '-'] = /^(.*?(?:\/|$))(.*)$/s.exec(key.toLowerCase()) ?? [];
  return name.endsWith('/') === (tag !== '') ? TYPES.get(name) : undefined;
}
