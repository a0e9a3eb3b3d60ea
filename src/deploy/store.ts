/** The objects under one prefix of a bucket: everything that this program sees of S3, and all that it can touch. */
import { createHash } from 'node:crypto';
import { type PutObjectCommandInput, S3, S3ServiceException } from '@aws-sdk/client-s3';
import type { Metadata, Stored } from './model';

/** Bounds in ms: an archive of some megabytes on a slow line takes its time. */
const CONNECT_MS = 10_000;
const REQUEST_MS = 300_000;
/** Requests that the network or a busy server spoilt are repeated by the SDK, with growing pauses. */
const MAX_ATTEMPTS = 5;

export interface Place {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Undefined for the one that the environment or the profile names, else that of Amazon. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
}

export interface Written {
  readonly metadata: Metadata;
  readonly contentEncoding?: 'gzip';
  readonly redirect?: string;
}

/** Conditions under which a write happens. */
export type Condition = { readonly absent: true } | { readonly etag: string };

/** Somebody else has written the object. */
export class Changed extends Error {}
/** The server does not know conditional writes. */
export class NoConditions extends Error {}

const bare = (etag = ''): string => etag.replaceAll('"', '');
const digest = (algorithm: string, body: Buffer): Buffer => createHash(algorithm).update(body).digest();

function conditionOf(condition: Condition | undefined): Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'> {
  if (condition === undefined) return {};
  return 'absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: `"${condition.etag}"` };
}

/** Keys come from the environment or the profile, as the SDK finds them. */
function connect({ endpoint, region }: Place): S3 {
  return new S3({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined ? {} : { region }),
    // The sums are given: MD5, which every server compares, and SHA-256, which today's store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS, throwOnRequestTimeout: true },
    maxAttempts: MAX_ATTEMPTS,
  });
}

export class Store {
  private readonly s3: S3;

  constructor(private readonly place: Place) {
    this.s3 = connect(place);
  }

  address(path: string): string {
    return `s3://${this.place.bucket}/${this.place.prefix}${path}`;
  }

  private at(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + path };
  }

  /** What is there, by path. */
  async list(): Promise<Map<string, Stored>> {
    const { bucket: Bucket, prefix: Prefix } = this.place;
    const found = new Map<string, Stored>();
    let ContinuationToken: string | undefined;
    do {
      const page = await this.s3.listObjectsV2({ Bucket, Prefix, ContinuationToken });
      for (const { Key = '', ETag, Size = 0 } of page.Contents ?? [])
        found.set(Key.slice(Prefix.length), { bytes: Size, etag: bare(ETag) });
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  /** @returns undefined where nothing is */
  async read(path: string): Promise<{ body: Buffer; etag: string; modified: Date } | undefined> {
    try {
      const { Body, ETag, LastModified = new Date() } = await this.s3.getObject(this.at(path));
      return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: bare(ETag), modified: LastModified };
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  /**
   * Writes, and makes sure that what is there is what was sent.
   * @returns the ETag
   * @throws Changed, NoConditions where a condition was given
   */
  async write(path: string, body: Buffer, { metadata, contentEncoding, redirect }: Written, condition?: Condition): Promise<string> {
    const sha256 = digest('sha256', body).toString('base64');
    const answer = await this.put({
      ...this.at(path),
      Body: body,
      ContentType: metadata.contentType,
      CacheControl: metadata.cacheControl,
      ContentEncoding: contentEncoding,
      WebsiteRedirectLocation: redirect,
      ContentMD5: digest('md5', body).toString('base64'),
      ChecksumSHA256: sha256,
      ...conditionOf(condition),
    });
    const isVerified = answer.ChecksumSHA256 === sha256 || bare(answer.ETag) === digest('md5', body).toString('hex');
    if (!isVerified && !(await this.read(path))?.body.equals(body))
      throw new Error(`${this.address(path)}: what is stored is not what was sent`);
    return bare(answer.ETag);
  }

  private async put(input: PutObjectCommandInput): Promise<{ ETag?: string; ChecksumSHA256?: string }> {
    try {
      return await this.s3.putObject(input);
    } catch (error) {
      if (!(error instanceof S3ServiceException) || (input.IfMatch ?? input.IfNoneMatch) === undefined) throw error;
      const status = error.$metadata.httpStatusCode;
      // 409: another conditional write is under way; 404: what was to be replaced is gone.
      if (status === 412 || status === 409 || (status === 404 && error.name === 'NoSuchKey')) throw new Changed();
      if (status === 501) throw new NoConditions();
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await this.s3.deleteObject(this.at(path));
  }
}
