/** What the check of scripts with many items works with: a pool, lists of its own, and the blocks of the pages as programs. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  paginateListObjectsV2,
  type ListObjectVersionsCommandInput,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
  type S3,
} from '@aws-sdk/client-s3';
import { readPage } from '../../content';
import { readerVariables } from '../../site/values';
import { collectBlocks, fillIn, sessionValues, type OwnServer } from '../index';

export const root = process.cwd();
/** More than one page of a list, and no multiple of it. */
export const MANY = 1_100;
/** Requests at the same time. */
const LANES = 24;

/** Does something many times, and several of them at once. */
export const many = (act: (at: number) => Promise<unknown>, count = MANY): Promise<unknown> =>
  Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let at = lane; at < count; at += LANES) await act(at);
    }),
  );

/** Forbids a request for everybody, on one key. */
export const deny = (s3: S3, Bucket: string, Action: string, key: string): Promise<unknown> =>
  s3.putBucketPolicy({
    Bucket,
    Policy: JSON.stringify({
      Version: '2012-10-17',
      Statement: [{ Effect: 'Deny', Principal: '*', Action, Resource: `arn:aws:s3:::${Bucket}/${key}` }],
    }),
  });

export type Version = ObjectVersion & { readonly isMarker: boolean };

export async function versionsIn(s3: S3, Bucket: string): Promise<Version[]> {
  const found: Version[] = [];
  let after: Pick<ListObjectVersionsCommandInput, 'KeyMarker' | 'VersionIdMarker'> | undefined = {};
  while (after) {
    const page: ListObjectVersionsCommandOutput = await s3.listObjectVersions({ Bucket, ...after });
    found.push(...(page.Versions ?? []).map((version) => ({ ...version, isMarker: false })));
    found.push(...(page.DeleteMarkers ?? []).map((marker) => ({ ...marker, isMarker: true })));
    after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
  }
  return found;
}

export async function keysIn(s3: S3, Bucket: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
    found.push(...Contents.map(({ Key = '' }) => Key));
  return found;
}

interface Ended {
  readonly status: number;
  readonly output: string;
}

/**
 * Runs the block of a page that has this file name, with `Bucket` for the bucket of the page.
 * @param folder where it is written and run
 * @param change a text of the block, and what stands for it here
 */
export function runScript(
  folder: string,
  { endpoint, region, identities }: OwnServer,
  [id, title]: readonly [page: string, title: string],
  Bucket: string,
  args: readonly string[],
  change: readonly [from: string, to: string] = ['', ''],
): Promise<Ended> {
  const page = readPage('home', id, { siteDir: root });
  const block = page && collectBlocks(page).blocks.find(({ info }) => info.title === title);
  if (!block?.text.includes(change[0])) throw new Error(`${id}: expected a block ${title} with "${change[0]}"`);
  const values = sessionValues(readerVariables(), { endpoint, region, identities, session: '' });
  const buckets = Object.fromEntries(
    Object.keys(readerVariables())
      .filter((name) => name.endsWith('ucket'))
      .map((name) => [name, Bucket]),
  );
  const file = path.join(folder, title);
  writeFileSync(file, fillIn(block.text.replace(...change), { ...values, ...buckets }, title));
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    AWS_ACCESS_KEY_ID: identities.reader.accessKeyId,
    AWS_SECRET_ACCESS_KEY: identities.reader.secretAccessKey,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'when_required',
  };
  return new Promise((resolve) => {
    const program = title.endsWith('.py') ? 'python3' : process.execPath;
    const options = { env, maxBuffer: 2 ** 24 };
    execFile(program, [file, ...args], options, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}
