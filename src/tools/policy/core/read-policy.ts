/**
 * Pure functions that convert pasted text to a policy, and report all its problems:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
 */
import { readJson, type JsonFault } from '../../parts/json-text';
import { checkAction, checkBuckets, checkCondition, checkPrincipal, checkResource, checkStatement } from './checks';
import type { Condition } from './conditions';
import { nearest } from './iam-data';
import { checkMeaning } from './meaning';
import { Part, type Names, type Policy, type PolicyFault, type PolicyKind, type Statement } from './policy';

type Members = Readonly<Record<string, unknown>>;

const POLICY = ['Version', 'Id', 'Statement'];
const STATEMENT = 'Sid Effect Principal NotPrincipal Action NotAction Resource NotResource Condition'.split(' ');
const PRINCIPAL = ['AWS', 'CanonicalUser', 'Federated', 'Service'];
/** Properties that contain the policy in the output of AWS CLI commands: get-bucket-policy, get-user-policy. */
const WRAPPERS = ['Policy', 'PolicyDocument'];
const CURRENT = '2012-10-17';
const OLD = '2008-10-17';

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function checkNames(part: Part, known: readonly string[]): void {
  for (const name of Object.keys(part.value as Members).filter((one) => !known.includes(one)))
    part.in(name).error('unknown-element', { name, nearest: nearest(name, known) ?? known.join(', ') });
}

/** Returns strings as a list. For any other value, reports a problem and returns undefined. */
function textsOf(part: Part, list = listOf(part.value)): readonly string[] | undefined {
  if (list.length === 0) part.error('empty-list', { name: part.name });
  else if (!list.every((item) => typeof item === 'string')) part.error('type-texts', { name: part.name });
  else return list;
  return undefined;
}

/** Returns an element or its opposite, such as `NotAction`, or undefined if neither or both are present. */
function elementOf(statement: Part, name: string): Part | undefined {
  const opposite = `Not${name}`;
  const [written, other] = [name, opposite].filter((candidate) => candidate in (statement.value as Members));
  if (other !== undefined) statement.in(opposite).error('both', { one: name, other: opposite });
  if (written === undefined) statement.error('missing', { name });
  return written === undefined || other !== undefined ? undefined : statement.in(written);
}

function namesOf(statement: Part, name: 'Action' | 'Resource', kind: PolicyKind): Names | undefined {
  const element = elementOf(statement, name);
  if (!element) return undefined;
  const values = textsOf(element);
  const check = name === 'Action' ? checkAction : checkResource;
  values?.forEach((value, at) => check(value, element.in(at), kind));
  return values && { values, isNot: element.name !== name };
}

function principalsOf(statement: Part, kind: PolicyKind): Names | undefined {
  if (kind === 'user') {
    const written = ['Principal', 'NotPrincipal'].find((candidate) => candidate in (statement.value as Members));
    if (written !== undefined) statement.in(written).error('principal-in-user-policy');
    return undefined;
  }
  const element = elementOf(statement, 'Principal');
  if (!element) return undefined;
  const { name, value } = element;
  const isNot = name === 'NotPrincipal';
  if (isNot && statement.in('Effect').value === 'Allow') element.error('allow-not-principal');
  if (value === '*') return { values: ['*'], isNot };
  if (!isObject(value)) {
    element.error('principal-form', { found: JSON.stringify(value) });
    return undefined;
  }
  checkNames(element, PRINCIPAL);
  if (Object.keys(value).length === 0) element.error('empty-list', { name });
  const values = Object.keys(value).flatMap((type) => {
    const part = element.in(type);
    return (textsOf(part) ?? []).filter((principal) => checkPrincipal(principal, part));
  });
  return { values, isNot };
}

function conditionsOf(element: Part): Condition[] {
  const { value } = element;
  if (value === undefined) return [];
  if (!isObject(value) || !Object.values(value).every(isObject)) {
    element.error('type-object', { name: element.name });
    return [];
  }
  return Object.keys(value).flatMap((operator) => {
    const keys = element.in(operator);
    const names = new Set<string>();
    return Object.keys(keys.value as Members).flatMap((key) => {
      const part = keys.in(key);
      if (names.has(key.toLowerCase())) part.warn('duplicate-key', { operator, key });
      names.add(key.toLowerCase());
      // Policies can contain booleans and numbers without quotation marks.
      const list = listOf(part.value).map((item) => (typeof item === 'boolean' || typeof item === 'number' ? String(item) : item));
      const values = textsOf(part, list);
      if (!values) return [];
      checkCondition({ operator, key, values }, keys, part);
      return [{ operator, key, values }];
    });
  });
}

function statementOf(part: Part, at: number, kind: PolicyKind): Statement | undefined {
  if (!isObject(part.value)) {
    part.error('type-statements', { name: 'Statement' });
    return undefined;
  }
  checkNames(part, STATEMENT);
  const [sid, effect] = [part.in('Sid'), part.in('Effect')];
  if (sid.value !== undefined && typeof sid.value !== 'string') sid.error('type-text', { name: 'Sid' });
  if (effect.value === undefined) part.error('missing', { name: 'Effect' });
  else if (effect.value !== 'Allow' && effect.value !== 'Deny') effect.error('wrong-effect', { found: JSON.stringify(effect.value) });
  const principals = principalsOf(part, kind);
  const [actions, resources] = [namesOf(part, 'Action', kind), namesOf(part, 'Resource', kind)];
  const conditions = conditionsOf(part.in('Condition'));
  const name = typeof sid.value === 'string' ? sid.value : undefined;
  // Bucket policies allow more characters: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_sid.html
  if (name !== undefined && kind === 'user' && !/^[A-Za-z0-9]*$/.test(name)) sid.warn('sid-signs', { sid: name });
  if ((effect.value !== 'Allow' && effect.value !== 'Deny') || !actions || !resources) return undefined;
  return { part, index: at + 1, sid: name, effect: effect.value, principals, actions, resources, conditions };
}

/** @returns the policy, or undefined if a reported problem prevents its evaluation */
function shapeOf(whole: Part, kind: PolicyKind): Policy | undefined {
  if (!isObject(whole.value)) {
    whole.error('not-a-policy');
    return undefined;
  }
  const { Version, Statement: written } = whole.value;
  const wrapper = WRAPPERS.find((name) => name in (whole.value as Members));
  if (wrapper !== undefined && !('Statement' in whole.value)) {
    whole.in(wrapper).error('wrapped', { name: wrapper });
    return undefined;
  }
  checkNames(whole, POLICY);
  if (Version === undefined) whole.warn('missing-version');
  else if (Version === OLD) whole.in('Version').warn('old-version');
  else if (Version !== CURRENT) whole.in('Version').error('wrong-version', { found: JSON.stringify(Version) });
  const list = whole.in('Statement');
  if (written === undefined) whole.error('missing', { name: 'Statement' });
  if (Array.isArray(written) && written.length === 0) list.error('empty-list', { name: 'Statement' });
  const parts = Array.isArray(written) ? written.map((_, at) => list.in(at)) : written === undefined ? [] : [list];
  const statements = parts.flatMap((part, at) => statementOf(part, at, kind) ?? []);
  for (const [at, { sid = '', part }] of statements.entries()) {
    const first = statements.findIndex((statement) => statement.sid === sid);
    if (sid !== '' && first < at) part.in('Sid').error('duplicate-sid', { sid, first: statements[first]?.part.line ?? 0 });
  }
  if (kind === 'bucket') checkBuckets(statements);
  // Errors that the other checks report don't prevent evaluation, which then shows that the statement matches nothing.
  const isBroken = whole.faults.some(({ isError }) => isError);
  for (const statement of statements) checkStatement(statement, kind);
  return isBroken ? undefined : { kind, hasVariables: Version === CURRENT, statements };
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
  const whole = new Part(json, json.value);
  const [length, longest] = [sizeOf(text, kind), LONGEST[kind]];
  // If a text is much too long, checking it would take seconds after every keystroke.
  if (length > longest) whole.error('too-long', { length, longest });
  const policy = length > longest ? undefined : shapeOf(whole, kind);
  if (kind === 'user' && length > LONGEST_INLINE && length <= longest) whole.warn('too-long-inline', { length, longest: LONGEST_INLINE });
  if (policy) checkMeaning(policy);
  // In the order of lines. If a line has several problems, errors come first.
  const faults = whole.faults.sort((a, b) => a.line - b.line || Number(b.isError) - Number(a.isError));
  return { policy, jsonFault: undefined, faults };
}
