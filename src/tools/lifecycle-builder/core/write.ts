/** Pure functions that write the configuration as text for the AWS CLI and for the S3 API. */
import { escapeContent } from '../../../lib/escape';
import { conditionsOf, type Expiration, type Filter, type Rule } from './model';

/** Element value. Nested elements are keyed by their JSON names, a list represents a repeated element, and undefined is left out. */
type Element = string | number | boolean | Elements | readonly Elements[] | undefined;
interface Elements {
  readonly [name: string]: Element;
}

function filterElements(filter: Filter): Elements {
  const { prefix, larger, smaller } = filter;
  const isMany = conditionsOf(filter) > 1;
  const tags = filter.tags.map(({ key, value }) => ({ Key: key, Value: value }));
  const elements: Elements = {
    Prefix: prefix === '' ? undefined : prefix,
    ...(isMany ? { Tags: tags.length > 0 ? tags : undefined } : { Tag: tags[0] }),
    ObjectSizeGreaterThan: larger,
    ObjectSizeLessThan: smaller,
  };
  return isMany ? { And: elements } : elements;
}

function expirationElements(expiration: Expiration): Elements {
  if (expiration.kind === 'days') return { Days: expiration.days };
  return expiration.kind === 'date' ? { Date: `${expiration.date}T00:00:00Z` } : { ExpiredObjectDeleteMarker: true };
}

const ruleElements = ({ id, isEnabled, filter, expiration, noncurrent, abortDays }: Rule): Elements => ({
  ID: id === '' ? undefined : id,
  Filter: filterElements(filter),
  Status: isEnabled ? 'Enabled' : 'Disabled',
  Expiration: expiration && expirationElements(expiration),
  NoncurrentVersionExpiration: noncurrent && { NoncurrentDays: noncurrent.days, NewerNoncurrentVersions: noncurrent.newer },
  AbortIncompleteMultipartUpload: abortDays === undefined ? undefined : { DaysAfterInitiation: abortDays },
});

const configurationOf = (rules: readonly Rule[]): Elements => ({ Rules: rules.map(ruleElements) });

/** @param indent spaces per level, or 0 for one line @returns input for `put-bucket-lifecycle-configuration --lifecycle-configuration` */
export const writeJson = (rules: readonly Rule[], indent = 2): string => JSON.stringify(configurationOf(rules), null, indent);

/** XML names of repeated elements, keyed by the JSON name of their list. */
const REPEATED: Readonly<Record<string, string>> = { Rules: 'Rule', Tags: 'Tag' };

const isList = (element: Element): element is readonly Elements[] => Array.isArray(element);

const INDENT = '  ';

function writeElement(name: string, element: Element, indent: string): string {
  if (element === undefined) return '';
  if (typeof element !== 'object') return `${indent}<${name}>${escapeContent(String(element))}</${name}>\n`;
  if (isList(element)) return element.map((item) => writeElement(REPEATED[name] ?? name, item, indent)).join('');
  const inner = Object.entries(element)
    .map(([child, value]) => writeElement(child, value, indent + INDENT))
    .join('');
  return inner === '' ? `${indent}<${name}></${name}>\n` : `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
}

/** @returns the body of a `PutBucketLifecycleConfiguration` request */
export function writeXml(rules: readonly Rule[]): string {
  const body = writeElement('Rules', configurationOf(rules).Rules ?? [], INDENT);
  return `<LifecycleConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">\n${body}</LifecycleConfiguration>\n`;
}
