/**
 * Pure functions that decide whether a request is allowed, and by which statement. The decision follows
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html as described on the page “Who may do what”.
 * It doesn't take ACLs, Object Lock, or presigned URLs into account.
 */
import type words from '../../../../i18n/en/tools/policy.json';
import type { Feature } from '../../../site/features';
import { holds } from './conditions';
import { matches, matchesName, type Context } from './pattern';
import type { Names, Policy, PolicyKind, Statement } from './policy';
import type { Request } from './requests';

/** Requesters. `partner` is another project's root user, `partner-user` is one of its users, and `anyone` doesn't sign requests. */
export const WHO = ['user', 'root', 'partner', 'partner-user', 'anyone'] as const;
export type Who = (typeof WHO)[number];

export const isUser = (who: Who): boolean => who === 'user' || who === 'partner-user';

export const whoFor = (features: readonly Feature[]): readonly Who[] => WHO.filter((who) => features.includes('iamUsers') || !isUser(who));

export interface Asker {
  readonly who: Who;
  /** Requester's project and user name, which a `Principal` can contain. */
  readonly project: string;
  readonly user: string;
}

export interface Question {
  readonly request: Request;
  readonly asker: Asker;
  readonly bucket: string;
  /** Object key, or prefix of a listing. Empty if there is none. */
  readonly key: string;
  /** Bucket and key of the object to copy. */
  readonly source: string;
  /** Values in the request, keyed by lowercase condition key. Values that follow from the question are added automatically. */
  readonly context: Context;
}

export interface Policies {
  /** The requester's policies, including those of the requester's groups. */
  readonly user: readonly Policy[];
  readonly bucket: Policy | undefined;
}

export interface Found {
  readonly kind: PolicyKind;
  /** 1-based position among the user's policies. */
  readonly number: number;
  readonly statement: Statement;
}

/** Statement that would allow the action but doesn't apply, with its first part that doesn't match. */
export interface Miss extends Found {
  readonly part: 'resource' | 'principal' | 'condition';
}

type ReasonOf<Id> = Id extends `policy.because.${infer Reason}` ? Reason : never;
/** End of the ID of the text that explains the decision. */
export type Reason = ReasonOf<keyof typeof words>;

export interface Verdict {
  readonly action: string;
  readonly resource: string;
  readonly allowed: boolean;
  readonly reason: Reason;
  readonly found: readonly Found[];
  readonly misses: readonly Miss[];
}

export interface Decision {
  readonly allowed: boolean;
  readonly verdicts: readonly Verdict[];
}

/** Actions that the root user can perform even if a bucket policy denies them. Not all services support this; see the page. */
const KEPT_BY_ROOT = ['s3:GetBucketPolicy', 's3:PutBucketPolicy', 's3:DeleteBucketPolicy'];

interface Asked {
  readonly action: string;
  readonly resource: string;
  readonly asker: Asker;
  readonly context: Context;
}

const arnOfAsker = ({ who, project, user }: Asker): string => `arn:aws:iam::${project}:${isUser(who) ? `user/${user}` : 'root'}`;

/** Whether a `Principal` includes the requester. A project includes its users, but `NotPrincipal` exempts only users that it names. */
function principalFits({ values, isNot }: Names, asker: Asker): boolean {
  const { who, project } = asker;
  if (values.includes('*')) return !isNot;
  const ofProject = who === 'anyone' ? [] : [project, `arn:aws:iam::${project}:root`];
  const ofUser = isUser(who) ? [arnOfAsker(asker)] : [];
  const means = (names: readonly string[]): boolean => values.some((value) => names.includes(value));
  if (!isNot) return means([...ofProject, ...ofUser]);
  return !means(isUser(who) ? ofUser : ofProject);
}

const fits = ({ values, isNot }: Names, test: (value: string) => boolean): boolean => values.some(test) !== isNot;

export const actionFits = ({ actions }: Statement, action: string): boolean => fits(actions, (pattern) => matchesName(pattern, action));

export const resourceFits = ({ resources }: Statement, resource: string, variables?: Context): boolean =>
  fits(resources, (pattern) => matches(pattern, resource, variables));

function unfit(statement: Statement, { hasVariables }: Policy, asked: Asked): 'action' | Miss['part'] | undefined {
  const variables = hasVariables ? asked.context : undefined;
  const { principals, conditions } = statement;
  if (!actionFits(statement, asked.action)) return 'action';
  if (!resourceFits(statement, asked.resource, variables)) return 'resource';
  if (principals && !principalFits(principals, asked.asker)) return 'principal';
  return conditions.every((condition) => holds(condition, asked.context, variables)) ? undefined : 'condition';
}

/** Statement with its first part that doesn't match the request, or undefined if the statement applies. */
type Evaluated = Found & { readonly part: ReturnType<typeof unfit> };

const evaluate = (policies: readonly Policy[], asked: Asked): Evaluated[] =>
  policies.flatMap((policy, at) =>
    policy.statements.map((statement) => ({ kind: policy.kind, number: at + 1, statement, part: unfit(statement, policy, asked) })),
  );

type Answer = Pick<Verdict, 'allowed' | 'reason' | 'found'>;
const refused = (reason: Reason, found: readonly Found[] = []): Answer => ({ allowed: false, reason, found });
const allowed = (reason: Reason, found: readonly Found[] = []): Answer => ({ allowed: true, reason, found });

function answer(evaluated: readonly Evaluated[], { asker: { who }, action }: Asked, isOfProject: boolean): Answer {
  const applying = evaluated.filter(({ part }) => part === undefined).map(({ kind, number, statement }) => ({ kind, number, statement }));
  const denies = applying.filter(({ statement }) => statement.effect === 'Deny');
  const allows = applying.filter(({ statement }) => statement.effect === 'Allow');
  const isRoot = who === 'root' || (who === 'partner' && isOfProject);
  if (denies.length > 0)
    return who === 'root' && KEPT_BY_ROOT.includes(action) ? allowed('root-keeps-policy', denies) : refused('deny', denies);
  if (isRoot) return allowed('root');
  if (allows.length === 0) return refused('no-allow');
  if (who === 'user' || isOfProject) return allowed('allow', allows);
  if (!allows.some(({ kind }) => kind === 'bucket')) return refused('no-bucket-allow', allows);
  return who === 'partner-user' && !allows.some(({ kind }) => kind === 'user') ? refused('no-own-allow', allows) : allowed('allow', allows);
}

/** Project name that represents unsigned requests. */
export const ANONYMOUS = 'anonymous';

function contextOf({ request, asker, key, context }: Question): Context {
  const isSigned = asker.who !== 'anyone';
  return new Map([
    ...context,
    ...(request.on === 'prefix' && key !== '' ? [['s3:prefix', key] as const] : []),
    ...(isUser(asker.who) ? [['aws:username', asker.user] as const] : []),
    // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-keys.html#condition-keys-principalaccount
    ['aws:principalaccount', isSigned ? asker.project : ANONYMOUS],
    ...(isSigned ? [['aws:principalarn', arnOfAsker(asker)] as const] : []),
  ]);
}

const arnOf = (on: Request['on'], bucket: string, key: string): string =>
  on === 'project' ? 'arn:aws:s3:::*' : `arn:aws:s3:::${bucket}${on === 'object' ? `/${key}` : ''}`;

export function decide(question: Question, policies: Policies): Decision {
  const { request, asker, bucket, key, source } = question;
  const context = contextOf(question);
  const verdicts = request.needs.map(({ action, place }): Verdict => {
    const resource = place === 'source' ? `arn:aws:s3:::${source}` : arnOf(request.on, bucket, key);
    const asked = { action, resource, asker, context };
    // User policies don't restrict a root user, and an unsigned request has no user policies.
    const own = evaluate(isUser(asker.who) ? policies.user : [], asked);
    const ofBucket = evaluate(policies.bucket && !request.isOfProject ? [policies.bucket] : [], asked);
    const evaluated = [...own, ...ofBucket];
    const misses = evaluated.flatMap(({ part, ...found }): Miss[] =>
      part === undefined || part === 'action' || found.statement.effect === 'Deny' ? [] : [{ ...found, part }],
    );
    return { action, resource, ...answer(evaluated, asked, request.isOfProject), misses };
  });
  return { allowed: verdicts.every((verdict) => verdict.allowed), verdicts };
}

/** Here, a `Principal` that names a project includes its users. On Amazon S3, it lets the project's own policies decide. */
function namesProjectOnly({ kind, statement }: Found, { project, user }: Asker): boolean {
  const values = statement.principals?.values ?? [];
  return kind === 'bucket' && !values.includes('*') && !values.includes(`arn:aws:iam::${project}:user/${user}`);
}

/** Whether a user of the bucket's project is allowed only because the bucket policy names that project. */
export const needsOwnAllow = ({ verdicts }: Decision, asker: Asker): boolean =>
  asker.who === 'user' && verdicts.some(({ reason, found }) => reason === 'allow' && found.every((one) => namesProjectOnly(one, asker)));
