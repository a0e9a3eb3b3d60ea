/** Tags of a filter in one line: `team=sales, keep=no`. Pure. */
import { MAX_TAG_KEY, MAX_TAG_VALUE } from './limits';
import type { Tag } from './model';

/** Amazon S3 User Guide, “Categorizing your objects using tags”; without `=` in keys, which here ends them. */
const KEY = /^[\p{L}\p{N}+\-._:/@](?:[\p{L}\p{N} +\-._:/@]*[\p{L}\p{N}+\-._:/@])?$/u;
const VALUE = /^(?:[\p{L}\p{N}+\-=._:/@](?:[\p{L}\p{N} +\-=._:/@]*[\p{L}\p{N}+\-=._:/@])?)?$/u;

/** Whether a tag can be written here, and means the same when it is read. */
export const isTagText = ({ key, value }: Tag): boolean =>
  KEY.test(key) && VALUE.test(value) && key.length <= MAX_TAG_KEY && value.length <= MAX_TAG_VALUE;

export const writeTags = (tags: readonly Tag[]): string => tags.map(({ key, value }) => `${key}=${value}`).join(', ');

/** @returns undefined for a text that is no list of tags */
export function readTags(text: string): readonly Tag[] | undefined {
  if (text.trim() === '') return [];
  const tags = text.split(',').map((part): Tag | undefined => {
    const at = part.indexOf('=');
    return at < 0 ? undefined : { key: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
  });
  return tags.every((tag) => tag !== undefined && isTagText(tag)) ? (tags as readonly Tag[]) : undefined;
}
