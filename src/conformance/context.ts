/** What probes and guarantees work with: clients, buckets of their own, and the findings. */
import type { S3 } from '@aws-sdk/client-s3';
import { clientFor, type Keys } from '../s3/client';
import type { Settings } from './arguments';
import { sortFailure, sortRefusal } from './finding';
import type { Answer, Finding } from './model';
import { callOperation, type Input, type OperationName, type Output } from './operation-call';
import type { OwnBuckets } from './own-buckets';

/** What is missing of an effect, or undefined when it is there. */
export type Check<T> = (answer: T) => string | undefined | Promise<string | undefined>;

type Value = string | number | boolean | readonly (string | number | undefined)[] | undefined;

const shown = (value: Value): string => (value === undefined ? 'nothing' : String(value));

/** `what: expected X, came Y`, or undefined when both read the same. */
export function differs(what: string, expected: Value, found: Value): string | undefined {
  return shown(found) === shown(expected) ? undefined : `${what}: expected ${shown(expected)}, came ${shown(found)}`;
}

/** Thrown by the checks of a guarantee: it does not hold, and here is why. */
export class NotHeld extends Error {
  constructor(readonly finding: Finding) {
    super(finding.detail);
  }
}

/** @returns whether a request is refused with one of the codes (error codes, or statuses as text) */
export async function refusal(request: Promise<unknown>, codes: readonly string[], what: string): Promise<Finding> {
  try {
    await request;
  } catch (error) {
    return sortRefusal(error, codes);
  }
  return { outcome: 'does-not-hold', detail: `${what} succeeded; expected a refusal with ${codes.join(' or ')}` };
}

export class Context {
  readonly s3: S3;
  /** Signs nothing. */
  readonly nobody: S3;
  /** A second project; where there is none, nobody. */
  readonly other: S3;
  readonly findings = new Map<string, Finding>();
  /** The last refusal that a guarantee saw. */
  lastAnswer: Answer | undefined;

  constructor(
    readonly settings: Settings,
    private readonly buckets: OwnBuckets,
  ) {
    this.s3 = clientFor(settings, settings.keys);
    this.nobody = clientFor(settings, undefined);
    this.other = settings.other ? clientFor(settings, settings.other) : this.nobody;
  }

  /** A client with other keys, for refusals. The caller destroys it. */
  clientWith(keys: Keys): S3 {
    return clientFor(this.settings, keys);
  }

  /** Name of a new bucket. @throws what the server answers */
  bucket(lock = false): Promise<string> {
    return this.buckets.create(this.s3, lock);
  }

  /** An object in a new bucket. @throws what the server answers */
  async object(Body = 'x', Key = 'a'): Promise<{ Bucket: string; Key: string }> {
    const target = { Bucket: await this.bucket(), Key };
    await this.s3.putObject({ ...target, Body });
    return target;
  }

  /** Notes a finding of an operation; one that holds does not hide an earlier one that does not. */
  note(operation: string, finding: Finding): void {
    const known = this.findings.get(operation);
    if (known === undefined || known.outcome === 'holds' || known.outcome === 'not-tried') this.findings.set(operation, finding);
  }

  /**
   * Tries an operation, checks its effect and notes what came of it.
   *
   * @returns the answer; undefined when it does not hold, and what depends on it cannot be tried
   */
  step<Name extends OperationName>(operation: Name, input: Input<Name>, check?: Check<Output<Name>>): Promise<Output<Name> | undefined> {
    return this.attempt(operation, () => callOperation(this.s3, operation, input), check);
  }

  /** As `step`, for an operation that takes more than one call. */
  async attempt<T>(operation: string, send: () => Promise<T>, check?: Check<T>): Promise<T | undefined> {
    try {
      const answer = await send();
      const missing = await check?.(answer);
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

  /** The last refusal since this was asked, for the report. */
  takeAnswer(): Answer | undefined {
    const answer = this.lastAnswer;
    this.lastAnswer = undefined;
    return answer;
  }

  /** For a guarantee: the object must be read with this content. @throws NotHeld */
  async reads(request: Promise<Output<'GetObject'>>, expected: string, what: string): Promise<void> {
    let text: string | undefined;
    try {
      text = await (await request).Body?.transformToString();
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
    for (const client of [this.s3, this.nobody, this.other]) client.destroy();
  }
}
