/** What a policy does that its writer may not have meant: it opens, closes, or leaves a side door. Pure. */
import { ACTIONS } from './actions';
import { actionFits, resourceFits } from './decide';
import type { Report, WarningCode } from './fault';
import { bucketOf, covers } from './levels';
import type { Policy, Statement } from './policy';

const isForEveryone = ({ principals }: Statement): boolean =>
  principals !== undefined && !principals.isNot && principals.values.includes('*');
const isUnconditional = ({ conditions }: Statement): boolean => conditions.length === 0;

/** Whether resources that are all but some are among those of a level is left to the reader. */
const reaches = ({ resources }: Statement, level: 'bucket' | 'object'): boolean =>
  resources.isNot || resources.values.some((resource) => covers(resource, level));

const isEverything = (statement: Statement): boolean =>
  isUnconditional(statement) &&
  !statement.resources.isNot &&
  statement.resources.values.some((resource) => covers(resource, 'project')) &&
  ACTIONS.every((action) => actionFits(statement, action));

function checkOpenings({ statements, kind }: Policy, report: Report): void {
  for (const statement of statements.filter(({ effect }) => effect === 'Allow')) {
    const { line, actions, resources } = statement;
    if (actions.isNot || resources.isNot) report.warn('allow-not', line);
    if (kind === 'user' && isEverything(statement)) report.warn('everything', line);
    if (!isForEveryone(statement) || !isUnconditional(statement)) continue;
    const onlyReads = ACTIONS.filter((action) => actionFits(statement, action)).every((action) => /^s3:(?:Get|List)/.test(action));
    report.warn(onlyReads ? 'public-read' : 'public-write', line, { actions: actions.values.join(', ') });
  }
}

function checkClosings({ statements, kind }: Policy, report: Report): void {
  for (const statement of statements.filter(({ effect }) => effect === 'Deny')) {
    const { line } = statement;
    if (kind === 'user') {
      if (isEverything(statement)) report.warn('nothing', line);
    } else if (isForEveryone(statement) && actionFits(statement, 's3:DeleteBucketPolicy') && reaches(statement, 'bucket')) {
      report.warn(isUnconditional(statement) ? 'lockout' : 'lockout-condition', line);
    }
  }
}

/** What else destroys objects, or lifts what protects them; the cure for each is in its sentence. */
const DOORS: readonly (readonly [action: string, code: WarningCode])[] = [
  ['s3:DeleteObject', 'door-delete'],
  ['s3:DeleteObjectVersion', 'door-version'],
  ['s3:PutObject', 'door-overwrite'],
  ['s3:PutBucketVersioning', 'door-versioning'],
  ['s3:PutLifecycleConfiguration', 'door-lifecycle'],
  ['s3:PutBucketPolicy', 'door-policy'],
  ['s3:PutBucketAcl', 'door-acl'],
  ['s3:BypassGovernanceRetention', 'door-bypass'],
];

/** An example of what a resource stands for, and of its bucket. */
const exampleOf = (resource: string): readonly string[] => {
  const full = resource === '*' ? 'arn:aws:s3:::*/*' : resource;
  return [full, `arn:aws:s3:::${bucketOf(full)}`].map((pattern) => pattern.replaceAll('*', 'x'));
};

/** Whether some Deny stands against an action wherever another one stands. */
const isShut = (denies: readonly Statement[], action: string, { resources }: Statement): boolean =>
  resources.isNot ||
  resources.values.every((resource) =>
    denies.some((deny) => actionFits(deny, action) && exampleOf(resource).some((example) => resourceFits(deny, example))),
  );

function checkDenies({ statements }: Policy, report: Report): void {
  const denies = statements.filter((statement) => statement.effect === 'Deny' && isUnconditional(statement));
  const keeping = denies.find((deny) => ['s3:DeleteObject', 's3:DeleteObjectVersion'].some((action) => actionFits(deny, action)));
  if (!keeping || !reaches(keeping, 'object')) return;
  for (const [action, code] of DOORS) if (!isShut(denies, action, keeping)) report.warn(code, keeping.line, { action });
}

/** Rights that undo what the lack of others protects: found where the first is given and the second is not. */
const UNDONE: readonly (readonly [action: string, without: string | undefined, code: WarningCode])[] = [
  ['s3:PutObject', 's3:DeleteObject', 'allow-overwrite'],
  ['s3:PutLifecycleConfiguration', 's3:DeleteObjectVersion', 'allow-lifecycle'],
  ['s3:PutBucketVersioning', 's3:DeleteObjectVersion', 'allow-versioning'],
  ['s3:PutBucketPolicy', undefined, 'allow-grant'],
  ['s3:PutBucketAcl', undefined, 'allow-grant'],
  ['s3:PutObjectAcl', undefined, 'allow-grant'],
  ['s3:BypassGovernanceRetention', undefined, 'allow-bypass'],
];

function checkAllows({ statements }: Policy, report: Report): void {
  if (statements.some((statement) => statement.effect === 'Allow' && isEverything(statement))) return;
  const denies = statements.filter((statement) => statement.effect === 'Deny' && isUnconditional(statement));
  const giving = (action: string): Statement | undefined =>
    statements.find((statement) => statement.effect === 'Allow' && actionFits(statement, action) && !isShut(denies, action, statement));
  for (const [action, without, code] of UNDONE) {
    const statement = giving(action);
    if (statement && (without === undefined || !giving(without))) report.warn(code, statement.line, { action });
  }
}

export function checkMeaning(policy: Policy, report: Report): void {
  checkOpenings(policy, report);
  checkClosings(policy, report);
  checkDenies(policy, report);
  checkAllows(policy, report);
}
