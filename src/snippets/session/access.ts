/** Tests the rows of an access table. It sends each request with the AWS SDK and the requester's keys, and then reads the object back. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { S3ServiceException, type S3 } from '@aws-sdk/client-s3';
import { actions } from '../../lib/access/actions';
import { EVERY_ACTION, parseAccessTable, type AccessRow, type AccessTable, type Protection, type Who } from '../../lib/access/table';
import type { Diagnostic } from '../../lib/diagnostic';
import { clientFor, type Address } from '../../s3/client';
import type { Block } from '../page/model';
import { LIFECYCLE_DAY_SECONDS } from '../server/rgw-config';
import type { Identities } from '../server/model';
import { request } from './access-request';
import { cleanUp } from './clean-up';
import { statusProblem, type BlockRun, type Session } from './run-block';
import { shellQuote, type ShellResult } from './shell';
import { fillIn } from './values';

/** Where the rows are tested: in the page's session, or in a separate session for the table. */
export interface Stage {
  /** The server's own address, for requests by the runner itself, because those don't prove an operation. */
  readonly address: Address;
  readonly identities: Identities;
  readonly session: Session;
  /** Part of the names of the buckets to remove. Undefined for the page's own session, which cleans up after itself. */
  readonly own: string | undefined;
  /** True if nothing uses the identities afterwards. */
  readonly disposable: boolean;
}

/** Time limit for attaching policies to a user, in ms. */
const POLICIES_MS = 30_000;
/** Duration of a COMPLIANCE lock, in ms. It's longer than the observation, but still short. */
const COMPLIANCE_MS = 30_000;
/** Additional time for a server that needs longer, in ms. */
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;
/** Days to wait for a lifecycle rule that must not take effect, and maximum number of days to wait for a rule that must. */
const [DAYS_WATCHED, DAYS_AWAITED] = [4, 10];

const policyOf = (allow: object): string => JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', ...allow }] });
const ALLOW_ALL = policyOf({ Action: EVERY_ACTION, Resource: '*' });

/** An object version before a row's request. */
interface Version {
  readonly Bucket: string;
  readonly Key: string;
  readonly VersionId: string | undefined;
  readonly ETag: string | undefined;
}

/** Returns the value, or undefined if the server denies the request or doesn't find the value. */
async function orUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof S3ServiceException) return undefined;
    throw error;
  }
}

/** Attaches policies to the user, or detaches them, as the project's root user. */
async function setPolicies(documents: readonly string[], attach: boolean, { identities, session }: Stage): Promise<ShellResult> {
  if (documents.length === 0) return { status: 0, output: '' };
  const { reader, user } = identities;
  const values = { AWS_ACCESS_KEY_ID: reader.accessKeyId, AWS_SECRET_ACCESS_KEY: reader.secretAccessKey };
  const settings = { ...values, AWS_ENDPOINT_URL: session.values['brand.endpointUrl'], AWS_REGION: session.values['brand.region'] };
  const environment = Object.entries(settings).map(([name, value]) => `${name}=${shellQuote(value ?? '')}`);
  const commands = documents.map((document, at) => {
    const policy = `--user-name ${shellQuote(user?.id ?? '')} --policy-name access-${at}`;
    const command = attach ? `put-user-policy ${policy} --policy-document ${shellQuote(document)}` : `delete-user-policy ${policy}`;
    return `env -u AWS_PROFILE ${environment.join(' ')} aws iam ${command}`;
  });
  return session.shell.run(commands.join(' &&\n'), POLICIES_MS);
}

/** Recreates a row's bucket and adds an object or version to it, with the protection that the table specifies. */
async function prepare(s3: S3, Bucket: string, Key: string, protection: Protection, Policy: string | undefined): Promise<void> {
  const locks = !['none', 'versioning'].includes(protection);
  if (!(await orUndefined(s3.headBucket({ Bucket })))) await s3.createBucket({ Bucket, ObjectLockEnabledForBucket: locks });
  await s3.deleteBucketPolicy({ Bucket });
  await s3.deleteBucketLifecycle({ Bucket });
  await s3.putBucketAcl({ Bucket, ACL: 'private' });
  if (protection !== 'none') await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Enabled' } });
  const Body = `before ${Date.now()}\n`;
  const mode = protection === 'GOVERNANCE' || protection === 'COMPLIANCE' ? protection : undefined;
  const until = new Date(Date.now() + (mode === 'COMPLIANCE' ? COMPLIANCE_MS : DAY_MS));
  const lock = {
    ContentMD5: createHash('md5').update(Body).digest('base64'),
    ...(mode && { ObjectLockMode: mode, ObjectLockRetainUntilDate: until }),
    ...(protection === 'legal-hold' && { ObjectLockLegalHoldStatus: 'ON' as const }),
  };
  if (Key !== '' && !Key.endsWith('/')) await s3.putObject({ Bucket, Key, Body, ...lock });
  if (Policy !== undefined) await s3.putBucketPolicy({ Bucket, Policy });
}

/** Returns the current version from a listing, because the bucket's owner might not be able to read the object. */
async function currentVersion(s3: S3, Bucket: string, Key: string): Promise<Version> {
  const { Versions = [] } = (Key === '' ? undefined : await orUndefined(s3.listObjectVersions({ Bucket, Prefix: Key }))) ?? {};
  const found = Versions.find((version) => version.Key === Key && version.IsLatest);
  return { Bucket, Key, VersionId: found?.VersionId, ETag: found?.ETag };
}

async function isKept(s3: S3, { Bucket, Key, VersionId, ETag }: Version): Promise<boolean> {
  const found = await orUndefined(s3.getObject({ Bucket, Key, VersionId: VersionId === 'null' ? undefined : VersionId }));
  await found?.Body?.transformToString();
  return found !== undefined && found.ETag === ETag;
}

/** Reads the version back until it's lost. A lifecycle rule gets as many days as it needs. */
async function staysKept(s3: S3, { action, allowed, kept }: AccessRow, version: Version): Promise<boolean> {
  const days = allowed && action === 'PutBucketLifecycleConfiguration' ? (kept ? DAYS_WATCHED : DAYS_AWAITED) : 0;
  const until = Date.now() + days * LIFECYCLE_DAY_SECONDS * 1000;
  while (await isKept(s3, version)) {
    if (Date.now() >= until) return true;
    await pause(1_000);
  }
  return false;
}

function answerProblem({ action, allowed, code }: AccessRow, came: string | undefined): string | undefined {
  const isExpected = allowed ? came === undefined || came === actions[action].or : came === code;
  return isExpected ? undefined : `expected ${allowed ? 'success' : `the error ${code}`}, but got ${came ?? 'success'}`;
}

/** @returns how the results differ from the row */
async function tryRow(
  row: AccessRow,
  asking: S3,
  s3: S3,
  table: AccessTable,
  bucketPolicy: string | undefined,
): Promise<string | undefined> {
  const { bucket, kept } = row;
  // This is the object that the table tests, even for requests on its bucket.
  const key = row.key === '' && table.object !== undefined ? table.object.split('/').slice(1).join('/') : row.key;
  if (table.protection !== undefined && bucket !== '') await prepare(s3, bucket, key, table.protection, bucketPolicy);
  const version = await currentVersion(s3, bucket, key);
  const came = await request(row, asking, {
    $KEY: row.key,
    $VERSION: version.VersionId ?? 'null',
    $SOURCE: `${bucket}/${row.key}`,
    $OPEN: policyOf({ Principal: '*', Action: EVERY_ACTION, Resource: `arn:aws:s3:::${bucket}/*` }),
    $SOON: new Date(Date.now() + 10_000),
    $LATER: new Date(Date.now() + 2 * DAY_MS),
  });
  const message = answerProblem(row, came);
  if (message !== undefined || kept === undefined) return message;
  const found = await staysKept(s3, row, version);
  const name = (is: boolean): string => (is ? 'kept' : 'lost');
  return found === kept ? undefined : `expected the object to be ${name(kept)}, but it was ${name(found)}`;
}

/** @returns the table's buckets that remain, each with the reason */
async function clearStage({ own, address, identities: { reader, other } }: Stage, { protection }: AccessTable): Promise<readonly string[]> {
  if (own === undefined) return [];
  return (await cleanUp(address, other ? [reader, other] : [reader], own, protection === 'COMPLIANCE' ? COMPLIANCE_MS + GRACE_MS : 0))
    .stuck;
}

/** Returns a client for each requester. */
function clientsFor({ identities, session, address }: Stage): Readonly<Record<Who, S3>> {
  const asked = { ...address, endpoint: session.values['brand.endpointUrl'] ?? address.endpoint };
  const { reader, user, other } = identities;
  return {
    root: clientFor(asked, reader),
    user: clientFor(asked, user),
    partner: clientFor(asked, other),
    anyone: clientFor(asked, undefined),
  };
}

/** @returns a problem for each row that has a different result, with the row's line number */
export async function runAccess({ line, text, access }: Block, stage: Stage): Promise<BlockRun> {
  const { file, values } = stage.session;
  const fillText = (source: string): string => fillIn(source, values, file);
  const { table } = parseAccessTable(fillText(text), line);
  const document = (name: string): string => (name === EVERY_ACTION ? ALLOW_ALL : fillText(access?.files.get(name) ?? ''));
  const documents = table.policies.map(document);
  const bucketPolicy = table.bucketPolicy === undefined ? undefined : document(table.bucketPolicy);
  const problems: Diagnostic[] = [];
  const add = (at: number, message: string | undefined): void => {
    if (message !== undefined) problems.push({ file, line: at, message });
  };
  const s3 = clientFor(stage.address, stage.identities.reader);
  const clients = clientsFor(stage);
  try {
    let policies = await setPolicies(documents, true, stage);
    add(line, statusProblem(policies, undefined));
    for (const row of problems.length > 0 ? [] : table.rows) {
      const message = await tryRow(row, clients[row.who], s3, table, bucketPolicy);
      add(row.line, message && `${row.who}, ${row.action}: ${message}`);
    }
    if (!stage.disposable && policies.lost === undefined) {
      policies = await setPolicies(documents, false, stage);
      add(line, statusProblem(policies, undefined));
    }
    for (const bucket of await clearStage(stage, table)) add(line, `a bucket of the table can’t be removed: ${bucket}`);
    return { problems, lost: policies.lost !== undefined };
  } finally {
    for (const client of [s3, ...Object.values(clients)]) client.destroy();
  }
}
