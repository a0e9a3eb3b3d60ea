/** Pure functions that find effects that a policy's author might not intend: access granted or blocked, or ways around a Deny. */
import { levelOf, type Level, ACTIONS } from './iam-data';
import { actionFits, resourceFits } from './decide';
import { bucketOf, covers } from './checks';
import type { Statement, Report, WarningCode, Policy } from './policy';
import { matchesName } from './pattern';
import { blocksPublicAccess } from './public-access';

/** Characters that no pattern contains. There are more of them than question marks in any pattern, so only a `*` can match them. */
const SOME = '\u{E000}'.repeat(9);
const [ONE] = SOME;
const exampleOf = (pattern: string): string => pattern.replaceAll('*', SOME).replaceAll('?', ONE ?? '');

/** Returns an example of what a resource matches, at the level of an action. */
function placeOf(resource: string, level: Level | undefined): string {
  const full = resource === '*' ? 'arn:aws:s3:::*/*' : resource;
  const bucket = `arn:aws:s3:::${bucketOf(full)}`;
  if (level === 'bucket') return exampleOf(bucket);
  return exampleOf(full.includes('/') ? full : `${bucket}/*`);
}

/** Whether a statement applies to everyone that the other statement applies to. */
function isAboutAllOf({ principals: wide }: Statement, { principals: narrow }: Statement): boolean {
  if (!wide || !narrow) return true;
  if (!wide.isNot && wide.values.includes('*')) return true;
  const isIn = (values: readonly string[], others: readonly string[]): boolean => values.every((value) => others.includes(value));
  if (wide.isNot !== narrow.isNot) return false;
  // The statement with fewer exceptions covers more requesters.
  return wide.isNot ? isIn(wide.values, narrow.values) : isIn(narrow.values, wide.values);
}

/** Whether statements cover an action wherever another statement applies. Resources that are defined by exclusion count as covered. */
const haveAction = (statements: readonly Statement[], action: string, where: Statement): boolean =>
  where.resources.isNot ||
  where.resources.values.every((resource) => {
    const place = placeOf(resource, levelOf(action));
    return statements.some((one) => actionFits(one, action) && isAboutAllOf(one, where) && resourceFits(one, place));
  });

const isForEveryone = ({ principals }: Statement): boolean =>
  principals !== undefined && !principals.isNot && principals.values.includes('*');
const isUnconditional = ({ conditions }: Statement): boolean => conditions.length === 0;

/** Whether a statement's resources can belong to a level. Resources that are defined by exclusion always do. */
const reaches = ({ resources }: Statement, level: 'bucket' | 'object'): boolean =>
  resources.isNot || resources.values.some((resource) => covers(resource, level));

const isEverything = (statement: Statement): boolean =>
  isUnconditional(statement) &&
  !statement.resources.isNot &&
  statement.resources.values.some((resource) => covers(resource, 'project')) &&
  ACTIONS.every((action) => actionFits(statement, action));

function publicCode(statement: Statement, denies: readonly Statement[]): WarningCode {
  if (!isUnconditional(statement)) return 'public-condition';
  const actions = ACTIONS.filter((action) => actionFits(statement, action));
  if (actions.length > 0 && actions.every((action) => haveAction(denies, action, statement))) return 'public-denied';
  return actions.every((action) => /^s3:(?:Get|List)/.test(action)) ? 'public-read' : 'public-write';
}

function checkOpenings({ statements, kind }: Policy, report: Report): void {
  const denies = statements.filter(({ effect }) => effect === 'Deny');
  for (const statement of statements.filter(({ effect }) => effect === 'Allow')) {
    const { line, actions, resources } = statement;
    if (actions.isNot || resources.isNot) report.warn('allow-not', line);
    if (kind === 'user' && isEverything(statement)) report.warn('everything', line);
    if (isForEveryone(statement) && !statement.conditions.some(blocksPublicAccess))
      report.warn(publicCode(statement, denies), line, { actions: actions.values.join(', ') });
  }
}

/** Returns the whole projects that a statement names, which may include the bucket's own. Names of users and roles have another form. */
const projectsOf = ({ principals }: Statement): readonly string[] =>
  principals?.values.filter((value) => value !== '*' && !/^arn:aws:(?:iam|sts)::[^:]+:(?!root$)/.test(value)) ?? [];

function lockoutCode(statement: Statement): WarningCode | undefined {
  if (statement.principals?.isNot) return 'lockout-others';
  const isEveryone = isForEveryone(statement);
  if (!isEveryone && projectsOf(statement).length === 0) return undefined;
  if (!isUnconditional(statement)) return 'lockout-condition';
  return isEveryone ? 'lockout' : 'lockout-project';
}

function checkClosings({ statements, kind }: Policy, report: Report): void {
  for (const statement of statements.filter(({ effect }) => effect === 'Deny')) {
    const { line } = statement;
    if (kind === 'user' && isEverything(statement)) report.warn('nothing', line);
    const code = lockoutCode(statement);
    if (code && actionFits(statement, 's3:DeleteBucketPolicy') && reaches(statement, 'bucket'))
      report.warn(code, line, { projects: projectsOf(statement).join(', ') });
  }
}

/** Other actions that destroy objects or remove their protection. Each message explains how to close the gap. */
const BYPASSES: readonly (readonly [action: string, code: WarningCode])[] = [
  ['s3:DeleteObject', 'bypass-delete'],
  ['s3:DeleteObjectVersion', 'bypass-version'],
  ['s3:PutObject', 'bypass-overwrite'],
  ['s3:PutBucketVersioning', 'bypass-versioning'],
  ['s3:PutLifecycleConfiguration', 'bypass-lifecycle'],
  ['s3:PutBucketPolicy', 'bypass-policy'],
  ['s3:PutBucketAcl', 'bypass-acl'],
  ['s3:BypassGovernanceRetention', 'bypass-governance'],
  ['s3:PutBucketObjectLockConfiguration', 'bypass-lock'],
  ['s3:PutObjectRetention', 'bypass-lock'],
];

/** Pairs of actions with the same effect, because requests for versions need a different action from other requests. */
const RELATED: readonly (readonly [denied: string, related: string])[] = [
  ['s3:GetObject', 's3:GetObjectVersion'],
  ['s3:ListBucket', 's3:ListBucketVersions'],
];

const deniesOf = ({ statements }: Policy): readonly Statement[] =>
  statements.filter((statement) => statement.effect === 'Deny' && isUnconditional(statement));

function checkDenies(policy: Policy, report: Report): void {
  const denies = deniesOf(policy);
  const isKeeping = (deny: Statement): boolean => ['s3:DeleteObject', 's3:DeleteObjectVersion'].some((action) => actionFits(deny, action));
  const keeping = denies.filter((deny) => isKeeping(deny) && reaches(deny, 'object'));
  for (const [action, code] of BYPASSES) {
    const open = keeping.find((deny) => !haveAction(denies, action, deny));
    if (open) report.warn(code, open.line, { action });
  }
  // Include Deny statements with conditions, such as a network.
  const all = policy.statements.filter(({ effect }) => effect === 'Deny');
  for (const [denied, action] of RELATED) {
    const level = denied === 's3:GetObject' ? 'object' : 'bucket';
    const open = all.find((deny) => actionFits(deny, denied) && reaches(deny, level) && !haveAction(all, action, deny));
    if (open) report.warn('bypass-read', open.line, { action, denied });
  }
}

/** Permissions that undo the effect of not granting another one. They're reported if the first is granted and the second isn't. */
const UNDONE: readonly (readonly [action: string, without: string | undefined, code: WarningCode])[] = [
  ['s3:PutObject', 's3:DeleteObject', 'allow-overwrite'],
  ['s3:PutLifecycleConfiguration', 's3:DeleteObjectVersion', 'allow-lifecycle'],
  ['s3:PutBucketVersioning', 's3:DeleteObjectVersion', 'allow-versioning'],
  ['s3:PutBucketPolicy', undefined, 'allow-grant'],
  ['s3:PutBucketAcl', undefined, 'allow-grant'],
  ['s3:PutObjectAcl', undefined, 'allow-grant'],
  ['s3:PutObjectVersionAcl', undefined, 'allow-grant'],
  ['s3:BypassGovernanceRetention', undefined, 'allow-bypass'],
  ['s3:PutBucketObjectLockConfiguration', undefined, 'allow-lock'],
  ['s3:PutObjectRetention', undefined, 'allow-lock'],
];

/**
 * Actions that let users grant themselves permissions, remove a Deny that affects them, or act as another user or role:
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_identityandaccessmanagement.html
 */
const OF_IDENTITIES = [
  ...`AddUserToGroup AttachGroupPolicy AttachRolePolicy AttachUserPolicy CreateAccessKey CreateLoginProfile CreatePolicyVersion
  CreateServiceSpecificCredential DeleteGroup DeleteGroupPolicy DeletePolicy DeletePolicyVersion DeleteRolePermissionsBoundary
  DeleteRolePolicy DeleteUser DeleteUserPermissionsBoundary DeleteUserPolicy DetachGroupPolicy DetachRolePolicy DetachUserPolicy PassRole
  PutGroupPolicy PutRolePermissionsBoundary PutRolePolicy PutUserPermissionsBoundary PutUserPolicy RemoveUserFromGroup
  ResetServiceSpecificCredential SetDefaultPolicyVersion UpdateAccessKey UpdateAssumeRolePolicy UpdateLoginProfile UpdateRole UpdateUser`
    .split(/\s+/)
    .map((name) => `iam:${name}`),
  ...['AssumeRole', 'AssumeRoleWithSAML', 'AssumeRoleWithWebIdentity', 'AssumeRoot'].map((name) => `sts:${name}`),
];

function checkAllows(policy: Policy, report: Report): void {
  const { statements } = policy;
  if (statements.some((statement) => statement.effect === 'Allow' && isEverything(statement))) return;
  const denies = deniesOf(policy);
  const giving = (action: string): readonly Statement[] =>
    statements.filter((one) => one.effect === 'Allow' && actionFits(one, action) && !haveAction(denies, action, one));
  for (const [action, without, code] of UNDONE) {
    const balanced = without === undefined ? [] : giving(without);
    const found = giving(action).find((one) => !haveAction(balanced, without ?? action, one));
    if (found) report.warn(code, found.line, { action });
  }
  // A bucket policy applies only to its bucket, so it can't grant these actions.
  const ofIdentities = policy.kind === 'user' ? OF_IDENTITIES.filter((action) => giving(action).length > 0) : [];
  for (const statement of new Set(ofIdentities.flatMap(giving))) {
    const given = ofIdentities.filter((action) => giving(action).includes(statement));
    const names = statement.actions.values.filter((pattern) => given.some((action) => matchesName(pattern, action)));
    report.warn('allow-identity', statement.line, { actions: (statement.actions.isNot ? given : names).join(', ') });
  }
}

export function checkMeaning(policy: Policy, report: Report): void {
  checkOpenings(policy, report);
  checkClosings(policy, report);
  checkDenies(policy, report);
  checkAllows(policy, report);
}
