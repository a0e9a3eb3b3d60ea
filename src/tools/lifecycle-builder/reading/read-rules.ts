/** From the parts of a pasted text to rules, or to what is wrong with it. Pure. */
import { BYTES, DAYS, MAX_ID, MAX_PREFIX_BYTES, MAX_TAG_KEY, MAX_TAG_VALUE, NEWER, SMALLER } from '../core/limits';
import type { Expiration, Filter, NoncurrentExpiration, Rule, Tag } from '../core/model';
import { problemsOf, type Problem } from '../core/problems';
import { isTagText } from '../core/filter';
import { bytesOf, Collector } from './elements';
import type { LeftOut, TextFault } from './fault';
import type { Part } from './part';

export type RulesReading =
  | {
      readonly rules: readonly Rule[];
      /** Elements that are not among the rules. */
      readonly leftOut: readonly LeftOut[];
      readonly faults?: undefined;
    }
  | {
      readonly rules?: undefined;
      readonly faults: readonly TextFault[];
      /** What is wrong between values that are right alone, with the line of the rule. */
      readonly problems: readonly { readonly line: number; readonly problem: Problem }[];
    };

const IN_FILTER = ['Prefix', 'ObjectSizeGreaterThan', 'ObjectSizeLessThan'];
const IN_RULE = ['ID', 'Status', 'Filter', 'Prefix', 'Expiration', 'NoncurrentVersionExpiration', 'AbortIncompleteMultipartUpload'];

const prefixIn = (faults: Collector, part: Part | undefined): string => faults.text('Prefix', part, MAX_PREFIX_BYTES, bytesOf);

function tagIn(faults: Collector, part: Part): Tag[] {
  const { Key, Value } = faults.elements('Tag', part, ['Key', 'Value']);
  if (!Key) faults.add('Tag', part, { code: 'missing', missing: 'Key' });
  const tag = { key: faults.text('Key', Key, MAX_TAG_KEY), value: faults.text('Value', Value, MAX_TAG_VALUE) };
  if (!Key || isTagText(tag)) return [tag];
  faults.add('Tag', part, { code: 'tag-signs' });
  return [];
}

/** Conditions in an `And`: an empty list of tags is none. */
const conditionCount = ({ Tags, ...others }: Readonly<Partial<Record<string, Part>>>): number =>
  Object.keys(others).length + (Tags?.content.kind === 'list' ? Tags.content.items.length : Number(Tags !== undefined));

const NO_FILTER: Filter = { prefix: '', tags: [] };

function filterIn(faults: Collector, part: Part | undefined): Filter {
  if (!part) return NO_FILTER;
  const direct = faults.elements('Filter', part, [...IN_FILTER, 'Tag', 'And']);
  const names = Object.keys(direct);
  if (names.length > 1) {
    faults.add('Filter', part, { code: 'one-of', found: names.join(', ') });
    return NO_FILTER;
  }
  const all = direct.And ? faults.elements('And', direct.And, [...IN_FILTER, 'Tags']) : direct;
  // Without a condition it would be read as all of the bucket.
  if (direct.And && conditionCount(all) === 0) faults.add('And', direct.And, { code: 'missing', missing: 'Prefix' });
  const tags = all.Tag ? [all.Tag] : faults.items('Tags', all.Tags);
  return {
    prefix: prefixIn(faults, all.Prefix),
    tags: tags.flatMap((tag) => tagIn(faults, tag)),
    larger: faults.number('ObjectSizeGreaterThan', all.ObjectSizeGreaterThan, BYTES),
    smaller: faults.number('ObjectSizeLessThan', all.ObjectSizeLessThan, SMALLER),
  };
}

function expirationIn(faults: Collector, part: Part | undefined): Expiration | undefined {
  if (!part) return undefined;
  const found = faults.elements('Expiration', part, ['Days', 'Date', 'ExpiredObjectDeleteMarker']);
  const names = Object.keys(found);
  if (names.length > 1) {
    faults.add('Expiration', part, { code: 'one-of', found: names.join(', ') });
    return undefined;
  }
  const days = faults.number('Days', found.Days, DAYS);
  const date = faults.date('Date', found.Date);
  if (days !== undefined) return { kind: 'days', days };
  if (date !== undefined) return { kind: 'date', date };
  // `false` is no action.
  return faults.flag('ExpiredObjectDeleteMarker', found.ExpiredObjectDeleteMarker) ? { kind: 'marker' } : undefined;
}

function noncurrentIn(faults: Collector, part: Part | undefined): NoncurrentExpiration | undefined {
  if (!part) return undefined;
  const found = faults.elements('NoncurrentVersionExpiration', part, ['NoncurrentDays', 'NewerNoncurrentVersions']);
  if (!found.NoncurrentDays) faults.add('NoncurrentVersionExpiration', part, { code: 'missing', missing: 'NoncurrentDays' });
  const days = faults.number('NoncurrentDays', found.NoncurrentDays, DAYS);
  const newer = faults.number('NewerNoncurrentVersions', found.NewerNoncurrentVersions, NEWER);
  return days === undefined ? undefined : { days, ...(newer !== undefined && { newer }) };
}

function abortIn(faults: Collector, part: Part | undefined): number | undefined {
  if (!part) return undefined;
  const { DaysAfterInitiation } = faults.elements('AbortIncompleteMultipartUpload', part, ['DaysAfterInitiation']);
  if (!DaysAfterInitiation) faults.add('AbortIncompleteMultipartUpload', part, { code: 'missing', missing: 'DaysAfterInitiation' });
  return faults.number('DaysAfterInitiation', DaysAfterInitiation, DAYS);
}

function ruleIn(faults: Collector, part: Part): Rule {
  const found = faults.elements('Rule', part, IN_RULE);
  const status = faults.text('Status', found.Status, Infinity);
  if (!found.Status) faults.add('Rule', part, { code: 'missing', missing: 'Status' });
  else if (!['Enabled', 'Disabled', ''].includes(status)) faults.add('Status', found.Status, { code: 'status' });
  if (!found.Filter && !found.Prefix) faults.add('Rule', part, { code: 'missing', missing: 'Filter' });
  if (found.Filter && found.Prefix) faults.add('Rule', part, { code: 'one-of', found: 'Filter, Prefix' });
  // The older form has the prefix beside the filter's place.
  const filter = found.Prefix ? { ...NO_FILTER, prefix: prefixIn(faults, found.Prefix) } : filterIn(faults, found.Filter);
  const expiration = expirationIn(faults, found.Expiration);
  const noncurrent = noncurrentIn(faults, found.NoncurrentVersionExpiration);
  const abortDays = abortIn(faults, found.AbortIncompleteMultipartUpload);
  return { id: faults.text('ID', found.ID, MAX_ID), isEnabled: status === 'Enabled', filter, expiration, noncurrent, abortDays };
}

/** The configuration in the parameters of a request, as SDKs and CloudFormation hold it; otherwise the part itself. */
const unwrapped = (part: Part): Part =>
  (part.content.kind === 'elements' ? part.content.elements : []).find(({ name }) => name === 'LifecycleConfiguration')?.part ?? part;

const hasAction = ({ expiration, noncurrent, abortDays }: Rule): boolean =>
  expiration !== undefined || noncurrent !== undefined || abortDays !== undefined;

/** @param whole part of a whole text: with `Rules`, also as the AWS CLI or boto3 prints it */
export function rulesIn(whole: Part): RulesReading {
  const part = unwrapped(whole);
  const faults = new Collector();
  // What Amazon S3 says of transitions, which have no effect on rules without them.
  const { Rules } = faults.elements('LifecycleConfiguration', part, ['Rules', 'TransitionDefaultMinimumObjectSize', 'ResponseMetadata']);
  if (!Rules && faults.faults.length === 0) faults.add('LifecycleConfiguration', part, { code: 'missing', missing: 'Rules' });
  const read = faults.items('Rules', Rules).map((item, at) => {
    const before = faults.leftOut.length;
    const rule = ruleIn(faults, item);
    return { number: at + 1, line: item.line, rule, hasTransition: faults.leftOut.length > before };
  });
  // A rule that does nothing else is left out with its transition.
  const kept = read.filter(({ rule, hasTransition }) => hasAction(rule) || !hasTransition);
  if (Rules && read.length > 0 && kept.length === 0) faults.add('Rules', Rules, { code: 'only-transitions' });
  if (faults.faults.length > 0) return { faults: faults.faults, problems: [] };
  const rules = kept.map(({ rule }) => rule);
  const problems = problemsOf(rules).map((problem) => {
    const source = 'rule' in problem ? kept[problem.rule - 1] : undefined;
    // The number is that of the text, where rules may have been left out.
    return source && 'rule' in problem
      ? { line: source.line, problem: { ...problem, rule: source.number } }
      : { line: (Rules ?? part).line, problem };
  });
  return problems.length > 0 ? { faults: [], problems } : { rules, leftOut: faults.leftOut };
}
