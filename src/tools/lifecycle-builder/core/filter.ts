/**
 * Pure functions that determine which objects a filter matches, and that write its tags on one line: `team=sales, keep=no`. Source: Amazon
 * S3 User Guide, “Adding filters to Lifecycle rules”.
 */
import type { Filter, Tag } from './model';
import { MAX_TAG_KEY, MAX_TAG_VALUE } from './limits';

/** Object properties that a filter checks. The size is in bytes. */
export interface ObjectFacts {
  readonly key: string;
  readonly size: number;
  readonly tags: readonly Tag[];
}

const has = (tags: readonly Tag[], { key, value }: Tag): boolean => tags.some((tag) => tag.key === key && tag.value === value);

export const isForObject = ({ prefix, tags, larger, smaller }: Filter, object: ObjectFacts): boolean =>
  object.key.startsWith(prefix) &&
  tags.every((tag) => has(object.tags, tag)) &&
  (larger === undefined || object.size > larger) &&
  (smaller === undefined || object.size < smaller);

/** Whether a filter matches a delete marker, which has a key but no tags or size. */
export const isForMarker = ({ prefix, tags, larger, smaller }: Filter, key: string): boolean =>
  key.startsWith(prefix) && tags.length === 0 && larger === undefined && smaller === undefined;

/** Number of conditions in a filter. If there are two or more, they're written inside an `And` element. */
export const conditionsOf = ({ prefix, tags, larger, smaller }: Filter): number =>
  Number(prefix !== '') + tags.length + Number(larger !== undefined) + Number(smaller !== undefined);

/** Whether an object can match both filters: its key can begin with both prefixes, no tag needs two values, and the sizes overlap. */
export function overlap(one: Filter, other: Filter): boolean {
  const prefixes = one.prefix.startsWith(other.prefix) || other.prefix.startsWith(one.prefix);
  const tags = one.tags.every(({ key, value }) => other.tags.every((tag) => tag.key !== key || tag.value === value));
  const least = Math.max(one.larger ?? -1, other.larger ?? -1) + 1;
  const most = Math.min(one.smaller ?? Infinity, other.smaller ?? Infinity) - 1;
  return prefixes && tags && least <= most;
}

/** Amazon S3 User Guide, “Categorizing your objects using tags”, except that keys can't contain `=` here, because it ends the key. */
const KEY = /^[\p{L}\p{N}+\-._:/@](?:[\p{L}\p{N} +\-._:/@]*[\p{L}\p{N}+\-._:/@])?$/u;
const VALUE = /^(?:[\p{L}\p{N}+\-=._:/@](?:[\p{L}\p{N} +\-=._:/@]*[\p{L}\p{N}+\-=._:/@])?)?$/u;

/** Whether a tag can be written in this format and keeps its meaning when it's parsed again. */
export const isTagText = ({ key, value }: Tag): boolean =>
  KEY.test(key) && VALUE.test(value) && key.length <= MAX_TAG_KEY && value.length <= MAX_TAG_VALUE;

export const writeTags = (tags: readonly Tag[]): string => tags.map(({ key, value }) => `${key}=${value}`).join(', ');

/** @returns the tags, or undefined if the text isn't a list of tags */
export function readTags(text: string): readonly Tag[] | undefined {
  if (text.trim() === '') return [];
  const tags = text.split(',').map((part): Tag | undefined => {
    const at = part.indexOf('=');
    return at < 0 ? undefined : { key: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
  });
  return tags.every((tag) => tag !== undefined && isTagText(tag)) ? (tags as readonly Tag[]) : undefined;
}
