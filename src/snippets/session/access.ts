/** Tests the rows of an access table. It sends each request with the AWS SDK and the requester's keys, and then reads the object back. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { S3ServiceException, type S3 } from '@aws-sdk/client-s3';
import { actions } from '../../lib/access/actions';
import { EVERY_ACTION, parseAccessTable, type AccessRow, type AccessTable, type Protection, type Who } from '../../lib/access/table';
import type { Diagnostic } from '../../lib/diagnostic';
import { clientFor, methodOf, type Address } from '../../s3/client';
import type { Block } from '../page/model';
import type { Identities } from '../server/model';
import { LIFECYCLE_DAY_SECONDS } from '../server/rgw';
import { cleanUp } from './clean-up';
import { setUserPolicies } from './policies';
import type { BlockRun, Session } from './run-block';
import { fillIn } from './values';

/** Where the rows are tested: in the page's session, or in a separate session for the table. */
export interface Stage {
  /** The server's own address, for requests by the runner itself, because those don't prove an operation. */
  readonly address: Address;
  readonly identities: Identities;
  readonly session: Pick<Session, 'file' | 'values'>;
  /** Part of the names of the buckets to remove. Undefined for the page's own session, which cleans up after itself. */
  readonly own: string | undefined;
  /** True if nothing uses the identities afterwards. */
  readonly disposable: boolean;
}

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

/** The parts of a response that are used. */
interface Answer {
  readonly Body?: { readonly transformToString: () => Promise<string> };
  readonly Errors?: readonly { readonly Code?: string }[];
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

/** Sends the request in a row. @returns the error code, or undefined if the request was allowed @throws if the server doesn't respond */
async function send({ action, bucket, key }: AccessRow, s3: S3, { VersionId = 'null' }: Version): Promise<string | undefined> {
  /** Values that replace the placeholders in `actions`. */
  const filling: Readonly<Record<string, unknown>> = {
    $KEY: key,
    $VERSION: VersionId,
    $SOURCE: `${bucket}/${key}`,
    $OPEN: policyOf({ Principal: '*', Action: EVERY_ACTION, Resource: `arn:aws:s3:::${bucket}/*` }),
    $SOON: new Date(Date.now() + 10_000),
    $LATER: new Date(Date.now() + 2 * DAY_MS),
  };
  const { operation = action, input = {} } = actions[action];
  const place = { Bucket: bucket, Key: key, Prefix: key };
  const fill = (_: string, value: unknown): unknown => (typeof value === 'string' ? (filling[value] ?? value) : value);
  try {
    if (action === 'MultipartUpload') {
      const { UploadId } = await s3.createMultipartUpload(place);
      await s3.abortMultipartUpload({ ...place, UploadId });
      return undefined;
    }
    const filled = JSON.parse(JSON.stringify(input), fill) as typeof input;
    const answer = (await methodOf(s3, operation)({ ...place, ...filled })) as Answer;
    await answer.Body?.transformToString();
    return answer.Errors?.[0]?.Code;
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    // A HEAD response has no body, so it has no error code.
    return action === 'HeadObject' && error.$metadata.httpStatusCode === 403 ? 'AccessDenied' : error.name;
  }
}

/**
 * @param asking client of the requester
 * @param s3 client of the project's root user
 * @returns how the results differ from the row
 */
async function tryRow(row: AccessRow, asking: S3, s3: S3, table: AccessTable, bucketPolicy?: string): Promise<string | undefined> {
  const { action, bucket, allowed, code, kept } = row;
  // This is the object that the table tests, even for requests on its bucket.
  const key = row.key === '' && table.object !== undefined ? table.object.split('/').slice(1).join('/') : row.key;
  if (table.protection !== undefined && bucket !== '') await prepare(s3, bucket, key, table.protection, bucketPolicy);
  const version = await currentVersion(s3, bucket, key);
  const came = await send(row, asking, version);
  const isExpected = allowed ? came === undefined || came === actions[action].or : came === code;
  if (!isExpected) return `expected ${allowed ? 'success' : `the error ${code}`}, but got ${came ?? 'success'}`;
  if (kept === undefined) return undefined;
  const found = await staysKept(s3, row, version);
  const name = (is: boolean): string => (is ? 'kept' : 'lost');
  return found === kept ? undefined : `expected the object to be ${name(kept)}, but it was ${name(found)}`;
}

/** @returns a problem for each row that has a different result, with the row's line number */
export async function runAccess({ line, text, access }: Block, stage: Stage): Promise<BlockRun> {
  const { address, disposable, own } = stage;
  const { file, values } = stage.session;
  const { reader, user, other } = stage.identities;
  const fillText = (source: string): string => fillIn(source, values, file);
  const { table } = parseAccessTable(fillText(text), line);
  const document = (name: string): string => (name === EVERY_ACTION ? ALLOW_ALL : fillText(access?.files.get(name) ?? ''));
  const policies = table.policies.map((name, at) => [`access-${at}`, document(name)] as const);
  const bucketPolicy = table.bucketPolicy === undefined ? undefined : document(table.bucketPolicy);
  const problems: Diagnostic[] = [];
  const add = (at: number, message: string | undefined): void => {
    if (message !== undefined) problems.push({ file, line: at, message });
  };
  const asked = { ...address, endpoint: values['brand.endpointUrl'] ?? address.endpoint };
  const setPolicies = async (attach: boolean): Promise<void> => {
    const documents = Object.fromEntries(policies.map(([name, policy]) => [name, attach ? policy : undefined]));
    const refused = await setUserPolicies(asked, reader, user?.id, documents);
    add(line, refused && `the server rejects the policies of this table: ${refused}`);
  };
  const s3 = clientFor(address, reader);
  const clients: Readonly<Record<Who, S3>> = {
    root: clientFor(asked, reader),
    user: clientFor(asked, user),
    partner: clientFor(asked, other),
    anyone: clientFor(asked, undefined),
  };
  try {
    await setPolicies(true);
    for (const row of problems.length > 0 ? [] : table.rows) {
      const message = await tryRow(row, clients[row.who], s3, table, bucketPolicy);
      add(row.line, message && `${row.who}, ${row.action}: ${message}`);
    }
    if (!disposable) await setPolicies(false);
    const patienceMs = table.protection === 'COMPLIANCE' ? COMPLIANCE_MS + GRACE_MS : 0;
    const { stuck } = own === undefined ? { stuck: [] } : await cleanUp(address, other ? [reader, other] : [reader], own, patienceMs);
    for (const bucket of stuck) add(line, `a bucket of the table can’t be removed: ${bucket}`);
    return { problems, lost: false };
  } finally {
    for (const client of [s3, ...Object.values(clients)]) client.destroy();
  }
}
