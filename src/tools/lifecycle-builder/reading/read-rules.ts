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
  type Rule,
  type Tag,
} from '../core/model';
import { problemsOf, type Problem } from '../core/checks';
import { bytesOf, date, elements, flag, list, number, partOfJson, Report, text, type LeftOut, type Part, type TextFault } from './elements';

/** Rules and the elements that they don't include, or problems: of single values, and conflicts, with the line of the rule. */
export type RulesReading =
  | { readonly rules: readonly Rule[]; readonly leftOut: readonly LeftOut[]; readonly faults?: undefined }
  | { readonly rules?: undefined; readonly faults: readonly TextFault[]; readonly problems: readonly LineProblem[] };

interface LineProblem {
  readonly line: number;
  readonly problem: Problem;
}

export type JsonRulesReading = RulesReading | { readonly jsonFault: JsonFault };

export const ROOT = 'LifecycleConfiguration';
const NO_FILTER: Filter = { prefix: '', tags: [] };

const PREFIX = text(MAX_PREFIX_BYTES, bytesOf);
const LIMITS = { Prefix: PREFIX, ObjectSizeGreaterThan: number(BYTES), ObjectSizeLessThan: number(SMALLER) };
const TAG = elements({ Key: text(MAX_TAG_KEY), Value: text(MAX_TAG_VALUE) }, { needed: 'Key' });

function tagIn(part: Part, report: Report): Tag {
  const found = TAG(part, report);
  const tag = { key: found.Key ?? '', value: found.Value ?? '' };
  if ('Key' in found && !isTagText(tag)) report.add(part, { code: 'tag-signs' });
  return tag;
}

const AND = elements({ ...LIMITS, Tags: list(tagIn) });

function andIn(part: Part, report: Report): ReturnType<typeof AND> {
  const found = AND(part, report);
  const { Tags, ...others } = found;
  // Without conditions, the filter would match the entire bucket. An empty list of tags isn't a condition.
  const count = Object.keys(others).length + (Tags?.length ?? Number('Tags' in found));
  if (count === 0) report.add(part, { code: 'missing', missing: 'Prefix' });
  return found;
}

const FILTER = elements({ ...LIMITS, Tag: tagIn, And: andIn }, { isAlone: true });

function filterIn(part: Part, report: Report): Filter {
  const { And, Tag, ...direct } = FILTER(part, report);
  const { Prefix = '', ObjectSizeGreaterThan, ObjectSizeLessThan } = And ?? direct;
  return { prefix: Prefix, tags: Tag ? [Tag] : (And?.Tags ?? []), larger: ObjectSizeGreaterThan, smaller: ObjectSizeLessThan };
}

function statusIn(part: Part, report: Report): string | undefined {
  const status = text(Infinity)(part, report);
  if (status !== undefined && status !== 'Enabled' && status !== 'Disabled') report.add(part, { code: 'status' });
  return status;
}

const RULE = elements(
  {
    ID: text(MAX_ID),
    Status: statusIn,
    Filter: filterIn,
    Prefix: PREFIX,
    Expiration: elements({ Days: number(DAYS), Date: date, ExpiredObjectDeleteMarker: flag }, { isAlone: true }),
    NoncurrentVersionExpiration: elements(
      { NoncurrentDays: number(DAYS), NewerNoncurrentVersions: number(NEWER) },
      { needed: 'NoncurrentDays' },
    ),
    AbortIncompleteMultipartUpload: elements({ DaysAfterInitiation: number(DAYS) }, { needed: 'DaysAfterInitiation' }),
  },
  { needed: 'Status' },
);

function expirationOf({ Expiration }: ReturnType<typeof RULE>): Expiration | undefined {
  const { Days, Date, ExpiredObjectDeleteMarker } = Expiration ?? {};
  if (Days !== undefined) return { kind: 'days', days: Days };
  if (Date !== undefined) return { kind: 'date', date: Date };
  // If the flag is `false`, there's no action.
  return ExpiredObjectDeleteMarker ? { kind: 'marker' } : undefined;
}

/** Reads a rule, with its line and whether the text contains a transition in it. */
function ruleIn(part: Part, report: Report) {
  const before = report.leftOut.length;
  const found = RULE(part, report);
  if (!('Filter' in found) && !('Prefix' in found)) report.add(part, { code: 'missing', missing: 'Filter' });
  if ('Filter' in found && 'Prefix' in found) report.add(part, { code: 'one-of', found: 'Filter, Prefix' });
  const { NoncurrentDays, NewerNoncurrentVersions } = found.NoncurrentVersionExpiration ?? {};
  const rule: Rule = {
    id: found.ID ?? '',
    isEnabled: found.Status === 'Enabled',
    // In the older format, the rule contains the prefix directly, instead of a filter.
    filter: found.Filter ?? { ...NO_FILTER, prefix: found.Prefix ?? '' },
    expiration: expirationOf(found),
    noncurrent: NoncurrentDays === undefined ? undefined : { days: NoncurrentDays, newer: NewerNoncurrentVersions },
    abortDays: found.AbortIncompleteMultipartUpload?.DaysAfterInitiation,
  };
  return { rule, line: part.line, hasTransition: report.leftOut.length > before };
}

const hasAction = ({ expiration, noncurrent, abortDays }: Rule): boolean =>
  expiration !== undefined || noncurrent !== undefined || abortDays !== undefined;

/** Reads all rules with their numbers, except for rules whose only action is a transition. */
function keptIn(part: Part, report: Report) {
  const read = (list(ruleIn)(part, report) ?? []).map((one, at) => ({ ...one, number: at + 1 }));
  const kept = read.filter(({ rule, hasTransition }) => hasAction(rule) || !hasTransition);
  if (read.length > 0 && kept.length === 0) report.add(part, { code: 'only-transitions' });
  return { line: part.line, kept };
}

/** The elements after `Rules` are information from Amazon S3 that doesn't affect these rules, because they have no transitions. */
const CONFIGURATION = elements({ Rules: keptIn, TransitionDefaultMinimumObjectSize: () => undefined, ResponseMetadata: () => undefined });

/** Returns the configuration inside request parameters, as in SDKs and CloudFormation, or otherwise the part itself. */
const unwrapped = (part: Part): Part => part.elements?.find(({ name }) => name === ROOT) ?? part;

/** @param whole the entire text as a part, which can contain `Rules` directly, as in the output of the AWS CLI or boto3 */
export function rulesIn(whole: Part, isXml: boolean): RulesReading {
  const part = unwrapped(whole);
  const report = new Report(isXml);
  const { Rules } = CONFIGURATION(part, report);
  if (!Rules && report.faults.length === 0) report.add(part, { code: 'missing', missing: 'Rules' });
  if (!Rules || report.faults.length > 0) return { faults: report.faults.sort((a, b) => a.line - b.line), problems: [] };
  const rules = Rules.kept.map(({ rule }) => rule);
  const problems = problemsOf(rules).map((problem) => {
    const source = 'rule' in problem ? Rules.kept[problem.rule - 1] : undefined;
    // Report the rule's number in the pasted text, because some rules may have been left out.
    return source && 'rule' in problem
      ? { line: source.line, problem: { ...problem, rule: source.number } }
      : { line: Rules.line, problem };
  });
  return problems.length > 0 ? { faults: [], problems } : { rules, leftOut: report.leftOut };
}

/** @param text JSON in the format of the AWS CLI */
export function readRulesJson(text: string): JsonRulesReading {
  const { json, fault } = readJson(text);
  return fault ? { jsonFault: fault } : rulesIn(partOfJson(json, ROOT), false);
}
