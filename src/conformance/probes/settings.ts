/** Runs `settings.yaml`, which contains bucket and object settings to write, read back, and remove. */
import { readFileSync } from 'node:fs';
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { parse } from 'yaml';
import { type Context, lacks, type Probe } from '../context';
import { sortFailure } from '../finding';

type Values = Readonly<Record<string, unknown>>;

/** A setting to write, read back, and remove. The beginning of the file describes the fields. */
interface Setting {
  readonly setting: string;
  readonly with?: Values;
  readonly write: Values;
  readonly read: Values;
  readonly also?: string;
  readonly remove?: string;
}

/** An operation that's tested by itself. */
interface Single {
  readonly operation: string;
  readonly prepare?: readonly Readonly<Record<string, Values>>[];
  readonly read?: Values;
}

interface Group {
  readonly name: string;
  readonly object?: boolean;
  readonly tries: readonly (Setting | Single)[];
}

type Call = (operation: string, input?: Values) => Promise<object>;

/** Returns a function that calls operations on a target by name. */
const callerAt =
  (s3: S3, target: Values): Call =>
  (operation, input) => {
    const methods = s3 as unknown as Readonly<Record<string, (input: Values) => Promise<object>>>;
    const method = methods[`${operation.charAt(0).toLowerCase()}${operation.slice(1)}`];
    if (!method) throw new Error(`the installed @aws-sdk/client-s3 has no operation ${operation}`);
    return method.call(s3, { ...target, ...input });
  };

/** Tests a setting. A server can report success without storing or deleting anything, so only the value that's read back counts. */
async function trySetting({ setting, write, read, also, remove }: Setting, context: Context, call: Call): Promise<void> {
  const [put, get] = [`Put${setting}`, `Get${setting}`];
  if (!(await context.step(put, call(put, write)))) {
    await readNothing(context, get, call(get), put);
    return;
  }
  if (!(await context.step(get, call(get), read))) {
    context.note(put, { outcome: 'does-not-hold', detail: `the request succeeded, but ${get} doesn’t return the setting` });
    return;
  }
  if (also) await context.step(also, call(also));
  const isKept = async (): Promise<boolean> => {
    try {
      return lacks(await call(get), read) === undefined;
    } catch (error) {
      if (error instanceof S3ServiceException) return false; // reading a removed setting returns an error
      throw error;
    }
  };
  if (remove)
    await context.step(remove, call(remove), async () =>
      (await isKept()) ? `the request succeeded, but ${get} still returns the setting` : undefined,
    );
}

/** Errors that a server that supports a setting returns if the setting isn't configured. */
const NONE = /^NoSuch\w*Configuration$|^NoSuch(?:TagSet|BucketPolicy)$|NotFound(?:Error)?$/;

/** Reads a setting that couldn't be written. A successful response doesn't prove anything, but an error is a finding. */
async function readNothing(context: Context, get: string, answer: Promise<unknown>, put: string): Promise<void> {
  try {
    await answer;
  } catch (error) {
    const finding = sortFailure(error);
    if (!NONE.test(finding.answer?.code ?? '')) {
      context.note(get, finding);
      return;
    }
  }
  context.note(get, { outcome: 'not-tried', detail: `it responds, but ${put} didn’t store anything that it could return` });
}

async function tryAlone({ operation, prepare = [], read }: Single, context: Context, call: Call): Promise<void> {
  for (const request of prepare) for (const [name, input] of Object.entries(request)) await call(name, input);
  await context.step(operation, call(operation), read);
}

const operationsOf = (entry: Setting | Single): string[] =>
  'operation' in entry
    ? [entry.operation]
    : [`Put${entry.setting}`, `Get${entry.setting}`, entry.also, entry.remove].filter((operation) => operation !== undefined);

const probeOf = ({ name, object, tries }: Group): Probe => ({
  name,
  operations: [...new Set(tries.flatMap(operationsOf))],
  run: async (context) => {
    const target = object ? await context.object() : { Bucket: await context.bucket() };
    const filled = JSON.parse(JSON.stringify(tries).replaceAll('{bucket}', target.Bucket)) as Group['tries'];
    for (const entry of filled) {
      if ('operation' in entry) await tryAlone(entry, context, callerAt(context.s3, target));
      else await trySetting(entry, context, callerAt(context.s3, { ...target, ...entry.with }));
    }
  },
});

const FILE = new URL('./settings.yaml', import.meta.url);

export const settings: readonly Probe[] = (parse(readFileSync(FILE, 'utf8')) as readonly Group[]).map(probeOf);
