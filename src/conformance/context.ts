/** Context for probes and guarantees: clients, the buckets they create, and the findings. */
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import { clientFor } from '../s3/client';
import type { Target } from './arguments';
import { sortFailure, sortRefusal, type Answer, type Finding } from './finding';
import type { OwnBuckets } from './buckets';

/** A probe tests a few related operations in buckets that it creates. */
export interface Probe {
  /** Name shown in progress messages. */
  readonly name: string;
  /** Operations that the probe tests. Each gets a finding, even if an earlier one fails. */
  readonly operations: readonly string[];
  readonly run: (context: Context) => Promise<void>;
}

/** A property that readers rely on. Its effect is tested. */
export interface Guarantee {
  readonly name: string;
  /** What the documentation says about the guarantee, for readers. */
  readonly documented: string;
  /** Whether the documentation promises the guarantee. A failure counts only if it does. */
  readonly promised: boolean;
  /** True if the guarantee needs a second project. */
  readonly needsOther: boolean;
  /** @throws NotHeld, or the server's error if a request should have succeeded */
  readonly run: (context: Context) => Promise<void>;
}

export const guarantee = (
  name: string,
  documented: string,
  run: Guarantee['run'],
  { needsOther = false, promised = true }: Partial<Pick<Guarantee, 'needsOther' | 'promised'>> = {},
): Guarantee => ({ name, documented, promised, needsOther, run });

/** The required part of a response (see `lacks`; `Body` is compared as text), or a function that describes the missing effect. */
export type Check<T> = Readonly<Record<string, unknown>> | ((answer: T) => string | undefined | Promise<string | undefined>);

const shown = (value: unknown): string => (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value));

/** Returns `what: expected X, found Y`, or undefined if both values are equal as text. */
export function differs(what: string, expected: unknown, found: unknown): string | undefined {
  return shown(found) === shown(expected) ? undefined : `${what}: expected ${shown(expected)}, found ${shown(found)}`;
}

/**
 * Describes the expected part that a response lacks, or returns undefined if nothing is missing. Objects can have additional members, but
 * lists can't have additional elements. `…` in a text matches anything.
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

/** Duration of a lock in ms. It's short enough to wait for the lock to expire, in case the key has no bypass permission. */
export const LOCK_MS = 20_000;

export const inAWhile = (ms: number): Date => new Date(Math.ceil((Date.now() + ms) / 1000) * 1000);

/** Bucket and key of an object, in the format of S3 requests. */
export type ObjectName = { readonly Bucket: string; readonly Key: string };

async function missingIn<T>(answer: T, check: Check<T>): Promise<string | undefined> {
  if (typeof check === 'function') return check(answer);
  const { Body } = answer as Pick<GetObjectCommandOutput, 'Body'>;
  return lacks('Body' in check ? { ...answer, Body: await Body?.transformToString() } : answer, check);
}

/** Thrown by a guarantee's checks if the guarantee doesn't hold. The message contains the reason. */
export class NotHeld extends Error {
  constructor(readonly finding: Finding) {
    super(finding.detail);
  }
}

/** @returns whether a request is denied with one of the codes, which are error codes or statuses as text */
async function refusal(request: Promise<unknown>, codes: readonly string[], what: string): Promise<Finding> {
  try {
    await request;
  } catch (error) {
    return sortRefusal(error, codes);
  }
  return { outcome: 'does-not-hold', detail: `${what} succeeded; expected it to fail with ${codes.join(' or ')}` };
}

/** Returns whether a request is denied with this error code, or with this status as text. */
export const isRefused = async (request: Promise<unknown>, code: string): Promise<boolean> =>
  (await refusal(request, [code], '')).outcome === 'holds';

export class Context {
  readonly s3: S3;
  /** Creates and removes buckets. A run that's stopped still has to know which buckets it has created, and remove them. */
  readonly keeper: S3;
  /** Client that doesn't sign requests. */
  readonly nobody: S3;
  /** Client of the second project, or the unsigned client if there's no second project. */
  readonly other: S3;
  readonly findings = new Map<string, Finding>();
  /** The last denial that a guarantee received, which appears in the report. */
  lastAnswer: Answer | undefined;

  constructor(
    readonly settings: Target,
    private readonly buckets: OwnBuckets,
    /** Aborts every request except those from the keeper. */
    readonly signal: AbortSignal,
  ) {
    this.s3 = clientFor(settings, settings.keys, { signal });
    this.keeper = clientFor(settings, settings.keys);
    this.nobody = clientFor(settings, undefined, { signal });
    this.other = settings.other ? clientFor(settings, settings.other, { signal }) : this.nobody;
  }

  /** Creates a bucket. @returns the bucket name @throws the server's error */
  bucket(lock = false): Promise<string> {
    return this.buckets.create(this.keeper, lock);
  }

  /** Creates an object in a new bucket. @throws the server's error */
  async object(Body = 'x', Key = 'a', lock = false): Promise<ObjectName> {
    const target = { Bucket: await this.bucket(lock), Key };
    await this.s3.putObject({ ...target, Body });
    return target;
  }

  /** Records an operation's finding. A success doesn't replace an earlier failure, and a stopped run records nothing. */
  note(operation: string, finding: Finding): void {
    if (this.signal.aborted) return;
    const known = this.findings.get(operation);
    if (known === undefined || known.outcome === 'holds' || known.outcome === 'not-tried') this.findings.set(operation, finding);
  }

  /**
   * Waits for the response to an operation, checks its effect, and records the finding.
   *
   * @returns the response, or undefined if the check fails, in which case dependent operations can't be tested
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

  /** For guarantees: checks that the request is denied with one of the codes. @throws NotHeld */
  async refused(request: Promise<unknown>, codes: readonly string[], what: string): Promise<void> {
    const finding = await refusal(request, codes, what);
    if (finding.outcome !== 'holds') throw new NotHeld(finding);
    this.lastAnswer = finding.answer;
  }

  /** For guarantees: checks that reading the object returns this content. @throws NotHeld */
  async reads(request: Promise<GetObjectCommandOutput>, expected: string, what: string): Promise<void> {
    const read = request.then(({ Body }) => Body?.transformToString());
    const text = await read.catch((error: unknown) => {
      throw new NotHeld({ ...sortFailure(error), detail: `${what}: expected success` });
    });
    const came = text === undefined ? 'nothing' : 'different content';
    this.holds(text === expected ? undefined : `${what}: expected the content that was written, found ${came}`);
  }

  /** For guarantees: checks that nothing is missing. @throws NotHeld */
  holds(missing: string | undefined): void {
    if (missing !== undefined) throw new NotHeld({ outcome: 'does-not-hold', detail: missing });
  }

  destroy(): void {
    for (const client of [this.s3, this.keeper, this.nobody, this.other]) client.destroy();
  }
}
