/** Pure functions that generate pseudorandom policies and requests, which are the same in each run. */
import { randomOf } from '../../../lib/testing/random';
import type { Who } from '../core/decide';

/** Policies for a user and a bucket, and the requests to test with them. */
export interface Case {
  readonly userPolicy: string | undefined;
  readonly bucketPolicy: string | undefined;
  readonly asked: readonly Asked[];
}

export interface Asked {
  readonly who: Who;
  /** Request name from `core/requests.ts`. */
  readonly name: string;
  readonly key: string;
}

export interface Names {
  readonly bucket: string;
  readonly otherBucket: string;
  readonly project: string;
  readonly otherProject: string;
  readonly user: string;
}

/** Keys of objects that exist. */
export const KEYS = ['team-a/plan.csv', 'team-b/plan.csv', 'plan.csv'];
const PREFIXES = (user: string): readonly string[] => ['', 'team-a/', 'team-b/', 'team-a/plan', user];

const ON_OBJECTS = [
  ...['GetObject', 'GetObjectVersion', 'GetObjectTagging', 'PutObjectTagging', 'DeleteObjectTagging', 'GetObjectAcl', 'CopyObject'],
  ...['PutObject', 'DeleteObject', 'DeleteObjectVersion', 'DeleteObjects', 'DeleteObjectsByKey', 'CreateMultipartUpload'],
  ...['PutTaggedObject', 'PutSharedObject'],
];
const ON_BUCKET = [
  ...['GetBucketVersioning', 'GetBucketAcl', 'GetBucketLifecycleConfiguration', 'GetBucketPolicy', 'GetBucketCors', 'ListMultipartUploads'],
  ...['PutBucketVersioning', 'DeleteBucketCors', 'GetBucketTagging', 'DeleteBucketPolicy', 'GetBucketLocation'],
];
const LISTS = ['ListObjectsV2', 'ListObjectVersions'];

const ACTIONS = [
  ...['s3:*', 's3:Get*', 's3:List*', 's3:Put*', 's3:*Object', 's3:DeleteObject*', 's3:*Tagging', 's3:Get?bject', '*', 's3:getobject'],
  ...['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:DeleteObjectVersion', 's3:GetObjectVersion', 's3:GetObjectTagging'],
  ...['s3:PutObjectTagging', 's3:GetObjectAcl', 's3:ListBucket', 's3:ListBucketVersions', 's3:ListBucketMultipartUploads'],
  ...['s3:GetBucketVersioning', 's3:GetBucketAcl', 's3:GetLifecycleConfiguration', 's3:PutBucketCORS', 's3:ListAllMyBuckets'],
];

type Pick = <Value>(values: readonly Value[]) => Value;

const CONDITIONS = ({ user, project }: Names): readonly object[] => [
  { StringLike: { 's3:prefix': 'team-a/*' } },
  { StringEquals: { 's3:prefix': '${aws:username}' } },
  { StringEquals: { 's3:prefix': ['team-a/', 'team-b/'] } },
  { StringEqualsIfExists: { 's3:prefix': 'team-a/' } },
  { StringNotEquals: { 's3:prefix': 'team-a/' } },
  { StringNotEquals: { 's3:prefix': ['team-b/', 'x'] } },
  { StringNotLike: { 's3:prefix': ['team-a*', 'x*'] } },
  { StringEqualsIgnoreCase: { 's3:prefix': 'TEAM-A/' } },
  { Null: { 's3:prefix': 'true' } },
  { Null: { 's3:prefix': 'false' } },
  { IpAddress: { 'aws:SourceIp': '127.0.0.0/8' } },
  { IpAddress: { 'aws:SourceIp': ['10.0.0.0/8', '192.168.1.0/24'] } },
  { NotIpAddress: { 'aws:SourceIp': '127.0.0.1' } },
  { NotIpAddress: { 'aws:SourceIp': ['10.0.0.0/8', '192.168.1.0/24'] } },
  { Bool: { 'aws:SecureTransport': 'true' } },
  { Bool: { 'aws:SecureTransport': 'false' } },
  { Bool: { 'aws:SecureTransport': 'false' } },
  { NumericLessThanEquals: { 's3:max-keys': '10' } },
  { DateGreaterThan: { 'aws:CurrentTime': '2024-01-01T00:00:00Z' } },
  { DateLessThan: { 'aws:CurrentTime': '2024-01-01T00:00:00Z' } },
  { StringEquals: { 'aws:username': user } },
  { StringEquals: { 'aws:PrincipalAccount': project } },
  { IpAddress: { 'aws:SourceIp': '127.0.0.1/32' }, StringLike: { 's3:prefix': 'team-?/*' } },
];

const resources = ({ bucket, otherBucket }: Names): readonly (readonly string[])[] => {
  const arn = `arn:aws:s3:::${bucket}`;
  return [
    ...[['*'], [arn], [`${arn}/*`], [arn, `${arn}/*`], [arn, `${arn}/*`], [`${arn}/team-a/*`], [`${arn}/team-?/*`], [`${arn}*`]],
    ...[[`${arn}/*.csv`], [`${arn}/plan.csv`, arn], [`arn:aws:s3:::${otherBucket}/*`], [`${arn}/team-b/*`, arn]],
  ];
};

const principals = ({ project, otherProject, user }: Names): readonly object[] => {
  const root = (id: string): string => `arn:aws:iam::${id}:root`;
  return [
    ...[{ Principal: '*' }, { Principal: '*' }, { Principal: { AWS: '*' } }, { Principal: { AWS: root(otherProject) } }],
    ...[{ Principal: { AWS: [root(project), root(otherProject)] } }, { Principal: { AWS: root(project) } }],
    { Principal: { AWS: `arn:aws:iam::${project}:user/${user}` } },
  ];
};

/** Returns lists of requesters that can be exempt from a Deny. */
const spared = ({ project, user }: Names): readonly string[][] => {
  const root = `arn:aws:iam::${project}:root`;
  return [[root], [root, `arn:aws:iam::${project}:user/${user}`]];
};

function statementOf(names: Names, isBucket: boolean, random: () => number, pick: Pick): object {
  const some = <Value>(values: readonly Value[], most: number): Value[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(values));
  const own = resources(names).filter(
    (list) => !isBucket || list.every((resource) => resource !== '*' && !resource.includes(names.otherBucket)),
  );
  const Effect = random() < 0.7 ? 'Allow' : 'Deny';
  const spares = Effect === 'Deny' && random() < 0.3;
  return {
    Effect,
    ...(isBucket && (spares ? { NotPrincipal: { AWS: pick(spared(names)) } } : pick(principals(names)))),
    [random() < 0.08 ? 'NotAction' : 'Action']: some(ACTIONS, 3),
    [random() < 0.08 ? 'NotResource' : 'Resource']: pick(own),
    ...(random() < 0.4 && { Condition: pick(CONDITIONS(names)) }),
  };
}

/** Creates a policy. Half of the policies allow everything that they don't deny, because almost everything would be denied otherwise. */
function policyOf(names: Names, isBucket: boolean, random: () => number, pick: Pick): string {
  const wide = random() < 0.5 && {
    Effect: 'Allow',
    Action: 's3:*',
    Resource: [`arn:aws:s3:::${names.bucket}`, `arn:aws:s3:::${names.bucket}/*`],
  };
  const statements = Array.from({ length: 1 + Math.floor(random() * 3) }, () => statementOf(names, isBucket, random, pick));
  const Statement = [...(wide ? [{ ...wide, ...(isBucket && { Principal: '*' }) }] : []), ...statements];
  return JSON.stringify({ Version: '2012-10-17', Statement });
}

function askedOf({ user }: Names, random: () => number, pick: Pick): Asked {
  const who = pick(['user', 'user', 'user', 'root', 'partner', 'partner-user', 'anyone'] as const);
  const kind = random();
  if (kind < 0.3) return { who, name: pick(LISTS), key: pick(PREFIXES(user)) };
  if (kind < 0.45) return { who, name: pick(ON_BUCKET), key: '' };
  return { who, name: pick(ON_OBJECTS), key: pick(KEYS) };
}

/** Creates a case with a user who can only upload, and who sets other properties. Random policies rarely grant just one permission. */
const uploadsOf = ({ bucket }: Names): Case => ({
  userPolicy: JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: 's3:PutObject', Resource: `arn:aws:s3:::${bucket}/*` }],
  }),
  bucketPolicy: undefined,
  asked: ['PutObject', 'PutTaggedObject', 'PutSharedObject', 'CopyObject'].map((name) => ({ who: 'user', name, key: 'plan.csv' })),
});

/** @param perCase number of requests for each set of policies */
export function casesOf(seed: number, count: number, perCase: number, names: Names): Case[] {
  const random = randomOf(seed);
  const pick: Pick = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
  const byChance = Array.from({ length: count }, () => ({
    userPolicy: random() < 0.8 ? policyOf(names, false, random, pick) : undefined,
    bucketPolicy: random() < 0.6 ? policyOf(names, true, random, pick) : undefined,
    asked: Array.from({ length: perCase }, () => askedOf(names, random, pick)),
  }));
  return [...byChance, uploadsOf(names)];
}
