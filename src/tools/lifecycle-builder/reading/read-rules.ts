/** Pure functions that convert the parts of pasted text to rules or to problems. */
import { readJson, type JsonFault } from '../../parts/json-text';
import {
  BYTES,
  DAYS,
  MAX_ID,
  MAX_PREFIX_BYTES,
  MAX_TAG_KEY,
  MAX_TAG_VALUE,
  NEWER,
  SMALLER,
  isTagText,
  type Expiration,
  type Filter,
  type NoncurrentExpiration,
  type Rule,
  type Tag,
} from '../core/model';
import { problemsOf, type Problem } from '../core/checks';
import { bytesOf, partOfJson, Reader, type LeftOut, type Part, type TextFault } from './elements';

export type RulesReading =
  | {
      readonly rules: readonly Rule[];
      /** Elements that the rules don't include. */
      readonly leftOut: readonly LeftOut[];
      readonly faults?: undefined;
    }
  | {
      readonly rules?: undefined;
      readonly faults: readonly TextFault[];
      /** Conflicts between values that are valid on their own, with the line of the rule. */
      readonly problems: readonly { readonly line: number; readonly problem: Problem }[];
    };

export type JsonRulesReading = RulesReading | { readonly jsonFault: JsonFault };

export const ROOT = 'LifecycleConfiguration';
const IN_FILTER = ['Prefix', 'ObjectSizeGreaterThan', 'ObjectSizeLessThan'] as const;
const IN_RULE = [
  'ID',
  'Status',
  'Filter',
  'Prefix',
  'Expiration',
  'NoncurrentVersionExpiration',
  'AbortIncompleteMultipartUpload',
] as const;

function tagIn(reader: Reader, part: Part): Tag[] {
  const { Key, Value } = reader.elements(part, ['Key', 'Value'], ['Key']);
  const tag = { key: reader.text(Key, MAX_TAG_KEY), value: reader.text(Value, MAX_TAG_VALUE) };
  if (!Key || isTagText(tag)) return [tag];
  reader.add(part, { code: 'tag-signs' });
  return [];
}

/** Number of conditions in an `And` element. An empty list of tags isn't a condition. */
const conditionCount = ({ Tags, ...others }: Readonly<Partial<Record<string, Part>>>): number =>
  Object.keys(others).length + (Tags?.items?.length ?? Number(Tags !== undefined));

const NO_FILTER: Filter = { prefix: '', tags: [] };

function filterIn(reader: Reader, part: Part | undefined): Filter {
  if (!part) return NO_FILTER;
  const direct = reader.elements(part, [...IN_FILTER, 'Tag', 'And']);
  if (!reader.isAlone(part, direct)) return NO_FILTER;
  const { Tag, And } = direct;
  const inAnd = And && reader.elements(And, [...IN_FILTER, 'Tags']);
  // Without conditions, the filter would match the entire bucket.
  if (inAnd && conditionCount(inAnd) === 0) reader.add(And, { code: 'missing', missing: 'Prefix' });
  const tags = Tag ? [Tag] : reader.items(inAnd?.Tags);
  const { Prefix, ObjectSizeGreaterThan, ObjectSizeLessThan } = inAnd ?? direct;
  return {
    prefix: reader.text(Prefix, MAX_PREFIX_BYTES, bytesOf),
    tags: tags.flatMap((tag) => tagIn(reader, tag)),
    larger: reader.number(ObjectSizeGreaterThan, BYTES),
    smaller: reader.number(ObjectSizeLessThan, SMALLER),
  };
}

function expirationIn(reader: Reader, part: Part | undefined): Expiration | undefined {
  if (!part) return undefined;
  const found = reader.elements(part, ['Days', 'Date', 'ExpiredObjectDeleteMarker']);
  if (!reader.isAlone(part, found)) return undefined;
  const days = reader.number(found.Days, DAYS);
  const date = reader.date(found.Date);
  if (days !== undefined) return { kind: 'days', days };
  if (date !== undefined) return { kind: 'date', date };
  // If the flag is `false`, there's no action.
  return reader.flag(found.ExpiredObjectDeleteMarker) ? { kind: 'marker' } : undefined;
}

function noncurrentIn(reader: Reader, part: Part | undefined): NoncurrentExpiration | undefined {
  if (!part) return undefined;
  const found = reader.elements(part, ['NoncurrentDays', 'NewerNoncurrentVersions'], ['NoncurrentDays']);
  const days = reader.number(found.NoncurrentDays, DAYS);
  const newer = reader.number(found.NewerNoncurrentVersions, NEWER);
  return days === undefined ? undefined : { days, ...(newer !== undefined && { newer }) };
}

function abortIn(reader: Reader, part: Part | undefined): number | undefined {
  if (!part) return undefined;
  return reader.number(reader.elements(part, ['DaysAfterInitiation'], ['DaysAfterInitiation']).DaysAfterInitiation, DAYS);
}

function ruleIn(reader: Reader, part: Part): Rule {
  const { ID, Status, Filter, Prefix, ...actions } = reader.elements(part, IN_RULE, ['Status']);
  const status = reader.text(Status, Infinity);
  if (Status && !['Enabled', 'Disabled', ''].includes(status)) reader.add(Status, { code: 'status' });
  if (!Filter && !Prefix) reader.add(part, { code: 'missing', missing: 'Filter' });
  if (Filter && Prefix) reader.add(part, { code: 'one-of', found: 'Filter, Prefix' });
  // In the older format, the rule contains the prefix directly, instead of a filter.
  const filter = Prefix ? { ...NO_FILTER, prefix: reader.text(Prefix, MAX_PREFIX_BYTES, bytesOf) } : filterIn(reader, Filter);
  const expiration = expirationIn(reader, actions.Expiration);
  const noncurrent = noncurrentIn(reader, actions.NoncurrentVersionExpiration);
  const abortDays = abortIn(reader, actions.AbortIncompleteMultipartUpload);
  return { id: reader.text(ID, MAX_ID), isEnabled: status === 'Enabled', filter, expiration, noncurrent, abortDays };
}

/** Returns the configuration inside request parameters, as in SDKs and CloudFormation, or otherwise the part itself. */
const unwrapped = (part: Part): Part => part.elements?.find(({ name }) => name === ROOT) ?? part;

const hasAction = ({ expiration, noncurrent, abortDays }: Rule): boolean =>
  expiration !== undefined || noncurrent !== undefined || abortDays !== undefined;

/** @param whole the entire text as a part, which can contain `Rules` directly, as in the output of the AWS CLI or boto3 */
export function rulesIn(whole: Part, isXml: boolean): RulesReading {
  const part = unwrapped(whole);
  const reader = new Reader(isXml);
  // The elements after `Rules` are information from Amazon S3 that doesn't affect these rules, because they have no transitions.
  const { Rules } = reader.elements(part, ['Rules', 'TransitionDefaultMinimumObjectSize', 'ResponseMetadata']);
  if (!Rules && reader.faults.length === 0) reader.add(part, { code: 'missing', missing: 'Rules' });
  const read = reader.items(Rules).map((item, at) => {
    const before = reader.leftOut.length;
    const rule = ruleIn(reader, item);
    return { number: at + 1, line: item.line, rule, hasTransition: reader.leftOut.length > before };
  });
  // Leave out any rule whose only action is a transition.
  const kept = read.filter(({ rule, hasTransition }) => hasAction(rule) || !hasTransition);
  if (Rules && read.length > 0 && kept.length === 0) reader.add(Rules, { code: 'only-transitions' });
  if (reader.faults.length > 0) return { faults: reader.faults, problems: [] };
  const rules = kept.map(({ rule }) => rule);
  const problems = problemsOf(rules).map((problem) => {
    const source = 'rule' in problem ? kept[problem.rule - 1] : undefined;
    // Report the rule's number in the pasted text, because some rules may have been left out.
    return source && 'rule' in problem
      ? { line: source.line, problem: { ...problem, rule: source.number } }
      : { line: (Rules ?? part).line, problem };
  });
  return problems.length > 0 ? { faults: [], problems } : { rules, leftOut: reader.leftOut };
}

/** @param text JSON in the format of the AWS CLI */
export function readRulesJson(text: string): JsonRulesReading {
  const { json, fault } = readJson(text);
  return fault ? { jsonFault: fault } : rulesIn(partOfJson(json, ROOT), false);
}
