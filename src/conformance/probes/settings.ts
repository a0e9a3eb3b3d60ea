/** Runs `settings.yaml`, which contains bucket and object settings to write, read back, and remove. */
import { readFileSync } from 'node:fs';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { parse } from 'yaml';
import { methodOf } from '../../s3/client';
import { type Context, inAWhile, lacks, LOCK_MS, type Probe } from '../context';
import { sortFailure } from '../finding';

type Values = Readonly<Record<string, unknown>>;

type Requests = readonly Readonly<Record<string, Values>>[];

/** A setting to write, read back, and remove. The beginning of the file describes the fields. */
interface Setting {
  readonly setting: string;
  readonly prepare?: Requests;
  readonly with?: Values;
  readonly write: Values;
  readonly read: Values;
  readonly also?: string;
  readonly remove?: string;
}

/** An operation that's tested by itself. */
interface Single {
  readonly operation: string;
  readonly prepare?: Requests;
  readonly read?: Values;
}

interface Group {
  readonly name: string;
  readonly object?: boolean;
  readonly lock?: boolean;
  readonly tries: readonly (Setting | Single)[];
}

/** Calls an operation on a setting's bucket or object. */
type Call = (operation: string, input?: Values) => Promise<object>;

async function prepared(call: Call, requests: Requests = []): Promise<void> {
  for (const request of requests) for (const [operation, input] of Object.entries(request)) await call(operation, input);
}

/** Tests a setting. A server can report success without storing or deleting anything, so only the value that's read back counts. */
async function trySetting({ setting, prepare, write, read, also, remove }: Setting, context: Context, call: Call): Promise<void> {
  const [put, get] = [`Put${setting}`, `Get${setting}`];
  const written = prepared(call, prepare).then(() => call(put, write));
  if (!(await context.step(put, written))) return readNothing(context, get, call(get), put);
  if (!(await context.step(get, call(get), read))) {
    context.note(put, { outcome: 'does-not-hold', detail: `the request succeeded, but ${get} doesn’t return the setting` });
    return;
  }
  if (also) await context.step(also, call(also));
  if (!remove) return;
  await context.step(remove, call(remove), async () => {
    try {
      const isKept = lacks(await call(get), read) === undefined;
      return isKept ? `the request succeeded, but ${get} still returns the setting` : undefined;
    } catch (error) {
      if (error instanceof S3ServiceException) return undefined; // reading a removed setting returns an error
      throw error;
    }
  });
}

/** Errors that a server that supports a setting returns if the setting isn't configured. */
const NONE = /^NoSuch\w*Configuration$|^NoSuch(?:TagSet|BucketPolicy)$|NotFound(?:Error)?$/;

/** Reads a setting that couldn't be written. A successful response doesn't prove anything, but an error is a finding. */
async function readNothing(context: Context, get: string, answer: Promise<unknown>, put: string): Promise<void> {
  const failed = await answer.then(() => undefined, sortFailure);
  const isFound = failed !== undefined && !NONE.test(failed.answer?.code ?? '');
  const nothing = { outcome: 'not-tried' as const, detail: `it responds, but ${put} didn’t store anything that it could return` };
  context.note(get, isFound ? failed : nothing);
}

const operationsOf = (entry: Setting | Single): string[] =>
  'operation' in entry
    ? [entry.operation]
    : [`Put${entry.setting}`, `Get${entry.setting}`, entry.also, entry.remove].filter((operation) => operation !== undefined);

const probeOf = ({ name, object, lock, tries }: Group): Probe => ({
  name,
  operations: [...new Set(tries.flatMap(operationsOf))],
  run: async (context) => {
    const target = object ? await context.object('x', 'a', lock) : { Bucket: await context.bucket(lock) };
    const text = JSON.stringify(tries).replaceAll('{bucket}', target.Bucket);
    const complete = text.includes('{other}') ? text.replaceAll('{other}', await context.bucket()) : text;
    const fill = (_: string, value: unknown): unknown => (value === '{soon}' ? inAWhile(LOCK_MS) : value);
    for (const entry of JSON.parse(complete, fill) as Group['tries']) {
      const call: Call = (operation, input) =>
        methodOf(context.s3, operation)({ ...target, ...('with' in entry ? entry.with : {}), ...input });
      if ('setting' in entry) {
        await trySetting(entry, context, call);
      } else {
        await prepared(call, entry.prepare);
        await context.step(entry.operation, call(entry.operation), entry.read);
      }
    }
  },
});

const FILE = new URL('./settings.yaml', import.meta.url);

export const settings: readonly Probe[] = (parse(readFileSync(FILE, 'utf8')) as readonly Group[]).map(probeOf);
