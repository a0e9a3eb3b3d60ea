/** A probe tries a few operations that belong together, in buckets of its own. */
import { type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Lab } from '../lab';
import { sortFailure } from '../sort';

export interface Probe {
  /** For progress. */
  readonly name: string;
  /** Operations that it tries; each gets a finding, even where an earlier one fails. */
  readonly operations: readonly string[];
  readonly run: (lab: Lab) => Promise<void>;
}

type Value = string | number | boolean | readonly (string | number | undefined)[] | undefined;

const shown = (value: Value): string => (value === undefined ? 'nothing' : String(value));

/** `expected X, came Y`, or undefined when both read the same. */
export function differs(what: string, expected: Value, found: Value): string | undefined {
  return shown(found) === shown(expected) ? undefined : `${what}: expected ${shown(expected)}, came ${shown(found)}`;
}

/** A setting of a bucket that is written, read back, and removed. */
export interface Setting<Read> {
  readonly put: readonly [operation: string, send: () => Promise<unknown>];
  /** `kept` says what is missing of the setting in the answer. */
  readonly get: readonly [operation: string, send: () => Promise<Read>, kept: (answer: Read) => string | undefined];
  readonly list?: readonly [operation: string, send: () => Promise<unknown>];
  readonly remove?: readonly [operation: string, send: () => Promise<unknown>];
}

/** A server may answer success and store nothing, or delete nothing: only what comes back counts. */
export async function trySetting<Read>(lab: Lab, { put, get, list, remove }: Setting<Read>): Promise<void> {
  const [name, read, kept] = get;
  if (!(await lab.step(put[0], put[1]))) {
    await readNothing(lab, name, read, put[0]);
    return;
  }
  if (!(await lab.step(name, read, kept))) {
    lab.note(put[0], { outcome: 'does-not-hold', detail: `it was accepted, and ${name} does not return it` });
    return;
  }
  if (list) await lab.step(...list);
  if (remove)
    await lab.step(remove[0], remove[1], async () =>
      (await isKept(read, kept)) ? `it was accepted, and ${name} still returns the setting` : undefined,
    );
}

/** By these answers a server that knows a setting says that a bucket has none. */
const NONE = /^NoSuch\w*Configuration$|^NoSuch(?:TagSet|BucketPolicy)$|NotFound(?:Error)?$/;

/** Reads a setting that could not be written: an answer is no proof, an error says something. */
async function readNothing(lab: Lab, name: string, read: () => Promise<unknown>, put: string): Promise<void> {
  try {
    await read();
  } catch (error) {
    const finding = sortFailure(error);
    if (!NONE.test(finding.answer?.code ?? '')) {
      lab.note(name, finding);
      return;
    }
  }
  lab.note(name, { outcome: 'not-tried', detail: `it answers, and ${put} stored nothing that it could return` });
}

async function isKept<Read>(read: () => Promise<Read>, kept: (answer: Read) => string | undefined): Promise<boolean> {
  try {
    return kept(await read()) === undefined;
  } catch (error) {
    if (error instanceof S3ServiceException) return false; // a setting that is gone is answered with an error
    throw error;
  }
}

/**
 * A probe of settings that need nothing but a bucket.
 *
 * @param settings of a new bucket; tried one after another
 */
export function settingsProbe(
  name: string,
  operations: readonly string[],
  settings: (s3: S3Client, Bucket: string) => readonly ((lab: Lab) => Promise<void>)[],
): Probe {
  return {
    name,
    operations,
    run: async (lab) => {
      const Bucket = await lab.bucket();
      for (const attempt of settings(lab.s3, Bucket)) await attempt(lab);
    },
  };
}

/** A setting, typed by its own answer, as an attempt for `settingsProbe`. */
export const setting =
  <Read>(given: Setting<Read>) =>
  (lab: Lab): Promise<void> =>
    trySetting(lab, given);
