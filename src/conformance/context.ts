/** The context of probes and guarantees: clients, their own buckets, and the findings. */
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import { clientFor } from '../s3/client';
import type { Target } from './arguments';
import { sortFailure, sortRefusal } from './finding';
import type { Answer, Finding } from './model';
import type { OwnBuckets } from './own-buckets';

/** A probe tests a few related operations in its own buckets. */
export interface Probe {
  /** Name for progress messages. */
  readonly name: string;
  /** Operations that it tests. Each gets a finding, even if an earlier one fails. */
  readonly operations: readonly string[];
  readonly run: (context: Context) => Promise<void>;
}

/** Part of the response that is required (see `lacks`; `Body` as text), or a function that describes the missing effect. */
export type Check<T> = Readonly<Record<string, unknown>> | ((answer: T) => string | undefined | Promise<string | undefined>);

const shown = (value: unknown): string => (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value));

/** Returns `what: expected X, came Y`, or undefined if both are equal as text. */
export function differs(what: string, expected: unknown, found: unknown): string | undefined {
  return shown(found) === shown(expected) ? undefined : `${what}: expected ${shown(expected)}, came ${shown(found)}`;
}

/**
 * Describes the expected part that a response lacks, or returns undefined if nothing is missing. Objects may have additional members, but
 * lists may not have additional elements. `…` in a text matches anything.
 */
export function lacks(answer: unknown, expected: unknown, path = 'answer'): string | undefined {
  if (typeof expected === 'string' && expected.includes('…') && typeof answer === 'string')
    return expected.split('…').every((part) => answer.includes(part)) ? undefined : differs(path, expected, answer);
  if (typeof expected !== 'object' || expected === null) return differs(path, expected, answer);
  if (typeof answer !== 'object' || answer === null) return differs(path, expected, answer);
  if (Array.isArray(expected) && Array.isArray(answer) && expected.length !== answer.length)
    return differs(`length of ${path}`, expected.length, answer.length);
  const members = answer as Readonly<Record<string, unknown>>;
  return Object.entries(expected)
    .map(([name, value]) => lacks(members[name], value, path === 'answer' ? name : `${path}.${name}`))
    .find((missing) => missing !== undefined);
}

/** An object in the form that requests use. */
export type ObjectName = { readonly Bucket: string; readonly Key: string };

const textOf = async ({ Body }: Pick<GetObjectCommandOutput, 'Body'>): Promise<string | undefined> => Body?.transformToString();

async function missingIn<T>(answer: T, check: Check<T>): Promise<string | undefined> {
  if (typeof check === 'function') return check(answer);
  return lacks('Body' in check ? { ...answer, Body: await textOf(answer as GetObjectCommandOutput) } : answer, check);
}

/** Thrown by the checks of a guarantee that doesn't hold, with the reason. */
export class NotHeld extends Error {
  constructor(readonly finding: Finding) {
    super(finding.detail);
  }
}

/** @returns whether a request is denied with one of the codes (error codes, or statuses as text) */
async function refusal(request: Promise<unknown>, codes: readonly string[], what: string): Promise<Finding> {
  try {
    await request;
  } catch (error) {
    return sortRefusal(error, codes);
  }
  return { outcome: 'does-not-hold', detail: `${what} succeeded; expected a refusal with ${codes.join(' or ')}` };
}

/** Returns whether a request is denied with this code, or status as text. */
export const isRefused = async (request: Promise<unknown>, code: string): Promise<boolean> =>
  (await refusal(request, [code], '')).outcome === 'holds';

export class Context {
  readonly s3: S3;
  /** Creates and removes buckets. A run that is stopped must know which buckets it has created, and remove them. */
  readonly keeper: S3;
  /** Doesn't sign requests. */
  readonly nobody: S3;
  /** A second project, or the unsigned client if there is none. */
  readonly other: S3;
  readonly findings = new Map<string, Finding>();
  /** The last denial that a guarantee received, for the report. */
  lastAnswer: Answer | undefined;

  constructor(
    readonly settings: Target,
    private readonly buckets: OwnBuckets,
    /** Aborts every request except the keeper's. */
    readonly signal: AbortSignal,
  ) {
    this.s3 = clientFor(settings, settings.keys, { signal });
    this.keeper = clientFor(settings, settings.keys);
    this.nobody = clientFor(settings, undefined, { signal });
    this.other = settings.other ? clientFor(settings, settings.other, { signal }) : this.nobody;
  }

  /** Name of a new bucket. @throws the server's error */
  bucket(lock = false): Promise<string> {
    return this.buckets.create(this.keeper, lock);
  }

  /** An object in a new bucket. @throws the server's error */
  async object(Body = 'x', Key = 'a'): Promise<ObjectName> {
    const target = { Bucket: await this.bucket(), Key };
    await this.s3.putObject({ ...target, Body });
    return target;
  }

  /** Records a finding of an operation. A success doesn't hide an earlier failure, and a stopped run records nothing. */
  note(operation: string, finding: Finding): void {
    if (this.signal.aborted) return;
    const known = this.findings.get(operation);
    if (known === undefined || known.outcome === 'holds' || known.outcome === 'not-tried') this.findings.set(operation, finding);
  }

  /**
   * Waits for the response to an operation, checks its effect and records the finding.
   *
   * @returns the response; undefined if the check fails, so that dependent operations can't be tested
   */
  async step<T>(operation: string, request: Promise<T>, check: Check<T> = () => undefined): Promise<T | undefined> {
    try {
      const answer = await request;
      const missing = await missingIn(answer, check);
      this.note(operation, missing === undefined ? { outcome: 'holds' } : { outcome: 'does-not-hold', detail: missing });
      return missing === undefined ? answer : undefined;
    } catch (error) {
      this.note(operation, sortFailure(error));
      return undefined;
    }
  }

  /** For a guarantee: the request must be denied with one of the codes. @throws NotHeld */
  async refused(request: Promise<unknown>, codes: readonly string[], what: string): Promise<void> {
    const finding = await refusal(request, codes, what);
    if (finding.outcome !== 'holds') throw new NotHeld(finding);
    this.lastAnswer = finding.answer;
  }

  /** For a guarantee: reading the object must return this content. @throws NotHeld */
  async reads(request: Promise<GetObjectCommandOutput>, expected: string, what: string): Promise<void> {
    let text: string | undefined;
    try {
      text = await textOf(await request);
    } catch (error) {
      throw new NotHeld({ ...sortFailure(error), detail: `${what}: expected success` });
    }
    const came = text === undefined ? 'nothing' : 'another';
    this.holds(text === expected ? undefined : `${what}: expected the content that was written, came ${came}`);
  }

  /** For a guarantee: nothing may be missing. @throws NotHeld */
  holds(missing: string | undefined): void {
    if (missing !== undefined) throw new NotHeld({ outcome: 'does-not-hold', detail: missing });
  }

  destroy(): void {
    for (const client of [this.s3, this.keeper, this.nobody, this.other]) client.destroy();
  }
}
