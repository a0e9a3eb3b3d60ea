/** What probes and guarantees work with: clients, buckets of their own, and the findings. */
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import { clientFor } from '../s3/client';
import type { Target } from './arguments';
import { sortFailure, sortRefusal } from './finding';
import type { Answer, Finding } from './model';
import type { OwnBuckets } from './own-buckets';

/** A probe tries a few operations that belong together, in buckets of its own. */
export interface Probe {
  /** For progress. */
  readonly name: string;
  /** Operations that it tries; each gets a finding, even where an earlier one fails. */
  readonly operations: readonly string[];
  readonly run: (context: Context) => Promise<void>;
}

/** A part that the answer must have (see `lacks`; `Body` as text), or what says what is missing of the effect. */
export type Check<T> = Readonly<Record<string, unknown>> | ((answer: T) => string | undefined | Promise<string | undefined>);

const shown = (value: unknown): string => (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value));

/** `what: expected X, came Y`, or undefined when both read the same. */
export function differs(what: string, expected: unknown, found: unknown): string | undefined {
  return shown(found) === shown(expected) ? undefined : `${what}: expected ${shown(expected)}, came ${shown(found)}`;
}

/**
 * What an answer lacks of a part that is expected, or undefined when it is there. Members of objects may be more,
 * elements of lists may not; `…` in a text stands for anything.
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

/** An object, as requests name it. */
export type ObjectName = { readonly Bucket: string; readonly Key: string };

const textOf = async ({ Body }: Pick<GetObjectCommandOutput, 'Body'>): Promise<string | undefined> => Body?.transformToString();

async function missingIn<T>(answer: T, check: Check<T>): Promise<string | undefined> {
  if (typeof check === 'function') return check(answer);
  return lacks('Body' in check ? { ...answer, Body: await textOf(answer as GetObjectCommandOutput) } : answer, check);
}

/** Thrown by the checks of a guarantee: it does not hold, and here is why. */
export class NotHeld extends Error {
  constructor(readonly finding: Finding) {
    super(finding.detail);
  }
}

/** @returns whether a request is refused with one of the codes (error codes, or statuses as text) */
async function refusal(request: Promise<unknown>, codes: readonly string[], what: string): Promise<Finding> {
  try {
    await request;
  } catch (error) {
    return sortRefusal(error, codes);
  }
  return { outcome: 'does-not-hold', detail: `${what} succeeded; expected a refusal with ${codes.join(' or ')}` };
}

/** Whether a request is refused with this code, or status as text. */
export const isRefused = async (request: Promise<unknown>, code: string): Promise<boolean> =>
  (await refusal(request, [code], '')).outcome === 'holds';

export class Context {
  readonly s3: S3;
  /** Makes and removes buckets: a run that is stopped must know what it has made, and take it away. */
  readonly keeper: S3;
  /** Signs nothing. */
  readonly nobody: S3;
  /** A second project; where there is none, nobody. */
  readonly other: S3;
  readonly findings = new Map<string, Finding>();
  /** The last refusal that a guarantee saw, for the report. */
  lastAnswer: Answer | undefined;

  constructor(
    readonly settings: Target,
    private readonly buckets: OwnBuckets,
    /** Ends every request but those of the keeper. */
    readonly signal: AbortSignal,
  ) {
    this.s3 = clientFor(settings, settings.keys, { signal });
    this.keeper = clientFor(settings, settings.keys);
    this.nobody = clientFor(settings, undefined, { signal });
    this.other = settings.other ? clientFor(settings, settings.other, { signal }) : this.nobody;
  }

  /** Name of a new bucket. @throws what the server answers */
  bucket(lock = false): Promise<string> {
    return this.buckets.create(this.keeper, lock);
  }

  /** An object in a new bucket. @throws what the server answers */
  async object(Body = 'x', Key = 'a'): Promise<ObjectName> {
    const target = { Bucket: await this.bucket(), Key };
    await this.s3.putObject({ ...target, Body });
    return target;
  }

  /** Notes a finding of an operation; one that holds does not hide an earlier one that does not, and a run that is stopped finds nothing. */
  note(operation: string, finding: Finding): void {
    if (this.signal.aborted) return;
    const known = this.findings.get(operation);
    if (known === undefined || known.outcome === 'holds' || known.outcome === 'not-tried') this.findings.set(operation, finding);
  }

  /**
   * Waits for the answer to an operation, checks its effect and notes what came of it.
   *
   * @returns the answer; undefined when it does not hold, and what depends on it cannot be tried
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

  /** For a guarantee: the request must be refused with one of the codes. @throws NotHeld */
  async refused(request: Promise<unknown>, codes: readonly string[], what: string): Promise<void> {
    const finding = await refusal(request, codes, what);
    if (finding.outcome !== 'holds') throw new NotHeld(finding);
    this.lastAnswer = finding.answer;
  }

  /** For a guarantee: the object must be read with this content. @throws NotHeld */
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
