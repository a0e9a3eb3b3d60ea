/**
 * Data model of a lifecycle configuration, its limits, and pure functions for dates and filters. Sources: Amazon S3 API Reference,
 * LifecycleRule; User Guide, “Adding filters to Lifecycle rules”.
 */
import type { NumberRange } from '../../parts/read';

export interface Tag {
  readonly key: string;
  readonly value: string;
}

/** Conditions that an object must meet for a rule to apply. A filter without conditions matches all objects in the bucket. */
export interface Filter {
  /** Empty if the filter has no prefix. */
  readonly prefix: string;
  readonly tags: readonly Tag[];
  /** Minimum size in bytes, exclusive. */
  readonly larger?: number | undefined;
  /** Maximum size in bytes, exclusive. */
  readonly smaller?: number | undefined;
}

/** How current versions expire. `marker` removes delete markers that have no remaining versions. */
export type Expiration =
  | { readonly kind: 'days'; readonly days: number }
  /** Expires at midnight UTC on this date, such as `2027-01-31`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'marker' };

export interface NoncurrentExpiration {
  readonly days: number;
  /** Number of newest noncurrent versions that are always retained. */
  readonly newer?: number | undefined;
}

export interface Rule {
  /** Rule ID. If it's empty, the server assigns one. */
  readonly id: string;
  readonly isEnabled: boolean;
  readonly filter: Filter;
  readonly expiration?: Expiration | undefined;
  readonly noncurrent?: NoncurrentExpiration | undefined;
  /** Number of days after which the parts of an incomplete upload are removed. */
  readonly abortDays?: number | undefined;
}

/** Versioning state of a bucket. `suspended` means that versioning was on, and that the existing versions are retained. */
export type Versioning = 'off' | 'on' | 'suspended';

/** `own` is this site's service, which supports only one action. `other` is Amazon S3 or any service that supports all actions. */
export type Service = 'own' | 'other';

/** Removes the actions that this site's service doesn't support, which leaves only the one that it does. */
export const actionsOf = (service: Service, rule: Rule): Rule =>
  service === 'other' ? rule : { ...rule, expiration: undefined, abortDays: undefined };

/** Maximum number of rules in a configuration. Source: User Guide, “Lifecycle configuration elements”, ID element. */
export const MAX_RULES = 1_000;
/** Maximum number of characters in a rule ID. Source: the same section. */
export const MAX_ID = 255;
/** Maximum length of a key, and therefore of a prefix, in bytes of UTF-8. Source: User Guide, “Naming Amazon S3 objects”. */
export const MAX_PREFIX_BYTES = 1_024;
/** Maximum number of tags per object, and maximum key and value lengths. Source: User Guide, “Categorizing your objects using tags”. */
export const MAX_TAGS = 10;
export const MAX_TAG_KEY = 128;
export const MAX_TAG_VALUE = 256;

/** Valid numbers of days: positive 32-bit signed integers. Source: API Reference, LifecycleExpiration. */
export const DAYS: NumberRange = { min: 1, max: 2 ** 31 - 1, whole: true };
/** Valid numbers of newer versions to keep. Source: API Reference, NoncurrentVersionExpiration. */
export const NEWER: NumberRange = { min: 1, max: 100, whole: true };
/** Valid object sizes in bytes, up to the largest object: 10,000 parts of 5 GiB. */
export const BYTES: NumberRange = { min: 0, max: 10_000 * 5 * 2 ** 30, whole: true };
/** Valid upper size limits in bytes. Amazon S3 rejects 0 with “'ObjectSizeLessThan' should be between 1 and …”. */
export const SMALLER: NumberRange = { ...BYTES, min: 1 };

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @returns midnight UTC on a date such as `2027-01-31`, in milliseconds since 1970, or undefined if the date doesn't exist */
function timeOf(date: string): number | undefined {
  const time = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // `Date` converts February 30 to March 2.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : time;
}

export const isDate = (text: string): boolean => timeOf(text) !== undefined;

/** Number of days from one date to another. It's negative if the second date is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round(((timeOf(to) ?? 0) - (timeOf(from) ?? 0)) / DAY_MS);

/** @returns the date that many days later, or undefined if its year would have more than four digits */
export function dateAfter(from: string, days: number): string | undefined {
  const time = (timeOf(from) ?? 0) + days * DAY_MS;
  return time < Date.UTC(10_000, 0) ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/** Object properties that a filter checks. The size is in bytes. */
export interface ObjectFacts {
  readonly key: string;
  readonly size: number;
  readonly tags: readonly Tag[];
}

export const isForObject = ({ prefix, tags, larger, smaller }: Filter, object: ObjectFacts): boolean =>
  object.key.startsWith(prefix) &&
  tags.every(({ key, value }) => object.tags.some((tag) => tag.key === key && tag.value === value)) &&
  (larger === undefined || object.size > larger) &&
  (smaller === undefined || object.size < smaller);

/** Whether a filter matches a delete marker, which has a key but no tags or size. */
export const isForMarker = (filter: Filter, key: string): boolean => isForObject(filter, { key, size: NaN, tags: [] });

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
