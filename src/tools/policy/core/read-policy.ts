/**
 * Pure functions that convert pasted text to a policy, and report all its problems:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
 */
import { type JsonPath, type JsonText, readJson, type JsonFault } from '../../parts/json-text';
import {
  checkAbsent,
  checkAction,
  checkCondition,
  checkListings,
  checkMfa,
  checkPrincipal,
  checkResource,
  checkBuckets,
  checkFolders,
  checkLevels,
  checkPrefixes,
  checkResources,
} from './checks';
import { Report, type Names, type Policy, type PolicyKind, type Statement, type PolicyFault } from './policy';
import { nearest } from './iam-data';
import type { Condition } from './conditions';
import { checkMeaning } from './meaning';

type Members = Readonly<Record<string, unknown>>;

const POLICY = ['Version', 'Id', 'Statement'];
const STATEMENT = 'Sid Effect Principal NotPrincipal Action NotAction Resource NotResource Condition'.split(' ');
/** Properties that contain the policy in the output of AWS CLI commands: get-bucket-policy, get-user-policy. */
const WRAPPERS = ['Policy', 'PolicyDocument'];
const CURRENT = '2012-10-17';
const OLD = '2008-10-17';

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

function checkNames(value: Members, known: readonly string[], path: JsonPath, report: Report): void {
  for (const name of Object.keys(value).filter((name) => !known.includes(name)))
    report.error('unknown-element', [...path, name], { name, nearest: nearest(name, known) ?? known.join(', ') });
}

/** Converts a string or a list of strings to a list. For any other value, reports a problem and returns undefined. */
function textsOf(value: unknown, name: string, path: JsonPath, report: Report): readonly string[] | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length === 0) report.error('empty-list', path, { name });
  else if (!list.every((item) => typeof item === 'string')) report.error('type-texts', path, { name });
  else return list;
  return undefined;
}

/** Returns the name of an element or of its opposite, such as `NotAction`, or undefined if neither or both are present. */
function nameIn(statement: Members, name: string, path: JsonPath, report: Report): string | undefined {
  const opposite = `Not${name}`;
  const [written, other] = [name, opposite].filter((candidate) => candidate in statement);
  if (other !== undefined) report.error('both', [...path, opposite], { one: name, other: opposite });
  if (written === undefined) report.error('missing', path, { name });
  return other === undefined ? written : undefined;
}

function namesOf(statement: Members, name: 'Action' | 'Resource', kind: PolicyKind, path: JsonPath, report: Report): Names | undefined {
  const written = nameIn(statement, name, path, report);
  if (written === undefined) return undefined;
  const values = textsOf(statement[written], written, [...path, written], report);
  const check = name === 'Action' ? checkAction : checkResource;
  values?.forEach((value, at) => check(value, [...path, written, at], report, kind));
  return values && { values, isNot: written !== name };
}

function principalsOf(statement: Members, kind: PolicyKind, path: JsonPath, report: Report): Names | undefined {
  if (kind === 'user') {
    const written = ['Principal', 'NotPrincipal'].find((candidate) => candidate in statement);
    if (written !== undefined) report.error('principal-in-user-policy', [...path, written]);
    return undefined;
  }
  const name = nameIn(statement, 'Principal', path, report);
  if (name === undefined) return undefined;
  const value = statement[name];
  const isNot = name === 'NotPrincipal';
  if (isNot && statement.Effect === 'Allow') report.error('allow-not-principal', [...path, name]);
  if (value === '*') return { values: ['*'], isNot };
  if (!isObject(value)) {
    report.error('principal-form', [...path, name], { found: JSON.stringify(value) });
    return undefined;
  }
  checkNames(value, ['AWS', 'CanonicalUser', 'Federated', 'Service'], [...path, name], report);
  if (Object.keys(value).length === 0) report.error('empty-list', [...path, name], { name });
  const values = Object.entries(value).flatMap(([type, named]) => {
    const place = [...path, name, type];
    return (textsOf(named, type, place, report) ?? []).filter((principal) => checkPrincipal(type, principal, place, report));
  });
  return { values, isNot };
}

function conditionsOf(statement: Members, path: JsonPath, report: Report): Condition[] {
  const written = statement.Condition;
  if (written === undefined) return [];
  if (!isObject(written) || !Object.values(written).every(isObject)) {
    report.error('type-object', [...path, 'Condition'], { name: 'Condition' });
    return [];
  }
  return Object.entries(written as Readonly<Record<string, Members>>).flatMap(([operator, keys]) => {
    const names = new Set<string>();
    return Object.entries(keys).flatMap(([key, value]) => {
      const place = [...path, 'Condition', operator, key];
      if (names.has(key.toLowerCase())) report.warnAt('duplicate-key', place, { operator, key });
      names.add(key.toLowerCase());
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      // Policies can contain booleans and numbers without quotation marks.
      const texts = list.map((item) => (typeof item === 'boolean' || typeof item === 'number' ? String(item) : item));
      const values = textsOf(texts, key, place, report);
      if (!values) return [];
      checkCondition({ operator, key, values }, place, report);
      return [{ operator, key, values }];
    });
  });
}

function effectOf(statement: Members, path: JsonPath, report: Report): Statement['effect'] | undefined {
  const { Effect } = statement;
  if (Effect === 'Allow' || Effect === 'Deny') return Effect;
  if (Effect === undefined) report.error('missing', path, { name: 'Effect' });
  else report.error('wrong-effect', [...path, 'Effect'], { found: JSON.stringify(Effect) });
  return undefined;
}

function statementOf(value: unknown, at: number, path: JsonPath, kind: PolicyKind, json: JsonText, report: Report): Statement | undefined {
  if (!isObject(value)) {
    report.error('type-statements', path, { name: 'Statement' });
    return undefined;
  }
  checkNames(value, STATEMENT, path, report);
  if (value.Sid !== undefined && typeof value.Sid !== 'string') report.error('type-text', [...path, 'Sid'], { name: 'Sid' });
  const effect = effectOf(value, path, report);
  const principals = principalsOf(value, kind, path, report);
  const [actions, resources] = [namesOf(value, 'Action', kind, path, report), namesOf(value, 'Resource', kind, path, report)];
  const conditions = conditionsOf(value, path, report);
  const sid = typeof value.Sid === 'string' ? value.Sid : undefined;
  // Bucket policies allow more characters: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_sid.html
  if (sid !== undefined && kind === 'user' && !/^[A-Za-z0-9]*$/.test(sid)) report.warnAt('sid-signs', [...path, 'Sid'], { sid });
  if (!effect || !actions || !resources) return undefined;
  return { index: at + 1, sid, line: json.lineOf(path), effect, principals, actions, resources, conditions };
}

function checkVersion({ Version }: Members, report: Report): void {
  if (Version === undefined) report.warnAt('missing-version', []);
  else if (Version === OLD) report.warnAt('old-version', ['Version']);
  else if (Version !== CURRENT) report.error('wrong-version', ['Version'], { found: JSON.stringify(Version) });
}

function checkSids(statements: readonly (Statement | undefined)[], pathOf: (at: number) => JsonPath, report: Report): void {
  const lines = new Map<string, number>();
  for (const [at, statement] of statements.entries()) {
    if (statement?.sid === undefined || statement.sid === '') continue;
    const first = lines.get(statement.sid);
    if (first !== undefined) report.error('duplicate-sid', [...pathOf(at), 'Sid'], { sid: statement.sid, first });
    else lines.set(statement.sid, statement.line);
  }
}

/** Checks for statements that have all required elements. */
const CHECKS = [checkLevels, checkFolders, checkListings, checkAbsent, checkMfa, checkResources, checkPrefixes];

/** @returns the policy, or undefined if a reported problem prevents its evaluation */
function shapeOf(json: JsonText, kind: PolicyKind, report: Report): Policy | undefined {
  const { value } = json;
  if (!isObject(value)) {
    report.error('not-a-policy', []);
    return undefined;
  }
  const wrapper = WRAPPERS.find((name) => name in value);
  if (wrapper !== undefined && !('Statement' in value)) {
    report.error('wrapped', [wrapper], { name: wrapper });
    return undefined;
  }
  checkNames(value, POLICY, [], report);
  checkVersion(value, report);
  const { Statement: written } = value;
  if (written === undefined) report.error('missing', [], { name: 'Statement' });
  if (Array.isArray(written) && written.length === 0) report.error('empty-list', ['Statement'], { name: 'Statement' });
  const list: readonly unknown[] = written === undefined ? [] : Array.isArray(written) ? written : [written];
  const pathOf = (at: number): JsonPath => (Array.isArray(written) ? ['Statement', at] : ['Statement']);
  const statements = list.map((statement, at) => statementOf(statement, at, pathOf(at), kind, json, report));
  checkSids(statements, pathOf, report);
  if (kind === 'bucket') checkBuckets(statements, pathOf, report);
  const isBroken = report.hasErrors;
  const whole = statements.filter((statement) => statement !== undefined);
  // Errors that these checks report don't prevent evaluation, which then shows that the statement matches nothing.
  for (const statement of whole) for (const check of CHECKS) check(statement, pathOf(statement.index - 1), report, kind);
  return isBroken ? undefined : { kind, hasVariables: value.Version === CURRENT, statements: whole };
}

/**
 * Maximum policy sizes in Amazon S3 and IAM, because the product's own limits aren't public. Sources:
 * https://docs.aws.amazon.com/general/latest/gr/s3.html (bucket policy, in bytes),
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html (managed policy, in characters without white space)
 */
const LONGEST: Readonly<Record<PolicyKind, number>> = { bucket: 20_480, user: 6_144 };
/** Maximum total size of a user's inline policies. Source: the same page. */
const LONGEST_INLINE = 2_048;

const sizeOf = (text: string, kind: PolicyKind): number =>
  kind === 'bucket' ? new TextEncoder().encode(text).length : text.replace(/\s/g, '').length;

export interface PolicyReading {
  /** Policy, or undefined if a problem prevents its evaluation. */
  readonly policy: Policy | undefined;
  /** Reason why the text isn't valid JSON, in which case no other problems are reported. */
  readonly jsonFault: JsonFault | undefined;
  readonly faults: readonly PolicyFault[];
}

export function readPolicy(text: string, kind: PolicyKind): PolicyReading {
  const { json, fault } = readJson(text);
  if (fault) return { policy: undefined, jsonFault: fault, faults: [] };
  const report = new Report(json.lineOf);
  const [length, longest] = [sizeOf(text, kind), LONGEST[kind]];
  if (length > longest) {
    // If a text is much too long, checking it would take seconds after every keystroke.
    report.error('too-long', [], { length, longest });
    return { policy: undefined, jsonFault: undefined, faults: report.faults };
  }
  const policy = shapeOf(json, kind, report);
  if (kind === 'user' && length > LONGEST_INLINE) report.warnAt('too-long-inline', [], { length, longest: LONGEST_INLINE });
  if (policy) checkMeaning(policy, report);
  return { policy, jsonFault: undefined, faults: report.faults };
}
