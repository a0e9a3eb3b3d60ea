/** A probe tries a few operations that belong together, in buckets of its own. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Context } from '../context';
import { sortFailure } from '../finding';
import { callOperation, type Input, type OperationName, type Output } from '../operation-call';

export interface Probe {
  /** For progress. */
  readonly name: string;
  /** Operations that it tries; each gets a finding, even where an earlier one fails. */
  readonly operations: readonly string[];
  readonly run: (context: Context) => Promise<void>;
}

/** What a setting belongs to: a bucket, an object, or one of several configurations of a bucket. */
export interface Target {
  readonly Bucket: string;
  readonly Key?: string;
  readonly Id?: string;
}

/** `BucketCors`: what has an operation that writes it and one that reads it. */
export type Noun = {
  [Name in OperationName]: Name extends `Put${infer Rest}` ? (`Get${Rest}` extends OperationName ? Rest : never) : never;
}[OperationName];
type Put<Name extends Noun> = Extract<`Put${Name}`, OperationName>;
type Get<Name extends Noun> = Extract<`Get${Name}`, OperationName>;

/** Something that is written to a bucket or object, read back, and removed. */
export interface Setting<Name extends Noun> {
  /** Input of the operation that writes it, beside its target. */
  readonly value: (target: Target) => Omit<Input<Put<Name>>, keyof Target>;
  /** What is missing of the setting in the answer of the operation that reads it. */
  readonly missing: (answer: Output<Get<Name>>, target: Target) => string | undefined;
  readonly list?: OperationName;
  readonly remove?: OperationName;
}

/** Operations that are tried at a target. */
export interface Attempt {
  readonly operations: readonly string[];
  readonly run: (context: Context, target: Target) => Promise<void>;
}

/** A server may answer success and store nothing, or delete nothing: only what comes back counts. */
async function trySetting<Name extends Noun>(
  name: Name,
  { value, missing, list, remove }: Setting<Name>,
  context: Context,
  target: Target,
): Promise<void> {
  const [put, get] = [`Put${name}` as Put<Name>, `Get${name}` as Get<Name>];
  const asInput = <Operation extends OperationName>(rest: object = {}): Input<Operation> => ({ ...target, ...rest });
  const read = (): Promise<Output<Get<Name>>> => callOperation(context.s3, get, asInput<Get<Name>>());
  if (!(await context.step(put, asInput<Put<Name>>(value(target))))) {
    await readNothing(context, get, read, put);
    return;
  }
  if (!(await context.step(get, asInput<Get<Name>>(), (answer) => missing(answer, target)))) {
    context.note(put, { outcome: 'does-not-hold', detail: `it was accepted, and ${get} does not return it` });
    return;
  }
  if (list) await context.step(list, asInput<typeof list>());
  const isKept = async (): Promise<boolean> => {
    try {
      return missing(await read(), target) === undefined;
    } catch (error) {
      if (error instanceof S3ServiceException) return false; // a setting that is gone is answered with an error
      throw error;
    }
  };
  if (remove)
    await context.step(remove, asInput<typeof remove>(), async () =>
      (await isKept()) ? `it was accepted, and ${get} still returns the setting` : undefined,
    );
}

/** By these answers a server that knows a setting says that a bucket has none. */
const NONE = /^NoSuch\w*Configuration$|^NoSuch(?:TagSet|BucketPolicy)$|NotFound(?:Error)?$/;

/** Reads a setting that could not be written: an answer is no proof, an error says something. */
async function readNothing(context: Context, get: string, read: () => Promise<unknown>, put: string): Promise<void> {
  try {
    await read();
  } catch (error) {
    const finding = sortFailure(error);
    if (!NONE.test(finding.answer?.code ?? '')) {
      context.note(get, finding);
      return;
    }
  }
  context.note(get, { outcome: 'not-tried', detail: `it answers, and ${put} stored nothing that it could return` });
}

/** A setting as an attempt. Two calls, because the second is typed by the name that the first is given. */
export const setting =
  <Name extends Noun>(name: Name) =>
  (given: Setting<Name>): Attempt => ({
    operations: [`Put${name}`, `Get${name}`, given.list, given.remove].filter((operation) => operation !== undefined),
    run: (context, target) => trySetting(name, given, context, target),
  });

/** A probe of settings that need nothing but a new bucket, or the target that is given. */
export function settingsProbe(
  name: string,
  attempts: readonly Attempt[],
  targetOf: (context: Context) => Promise<Target> = async (context) => ({ Bucket: await context.bucket() }),
): Probe {
  return {
    name,
    operations: [...new Set(attempts.flatMap(({ operations }) => operations))],
    run: async (context) => {
      const target = await targetOf(context);
      for (const { run } of attempts) await run(context, target);
    },
  };
}
