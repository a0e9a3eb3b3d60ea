/** Where a probe works: clients, buckets of its own, and a notebook. */
import type { S3Client } from '@aws-sdk/client-s3';
import type { Keys, Settings } from './arguments';
import { clientFor } from './client';
import type { Ledger } from './ledger';
import type { Finding } from './model';
import { sortFailure, sortRefusal } from './sort';

/** What is missing of an effect, or undefined when it is there. */
export type Check<T> = (answer: T) => string | undefined | Promise<string | undefined>;

export class Lab {
  readonly s3: S3Client;
  /** Signs nothing. */
  readonly nobody: S3Client;
  /** A second project. */
  readonly other: S3Client | undefined;
  readonly findings = new Map<string, Finding>();

  constructor(
    readonly settings: Settings,
    readonly ledger: Ledger,
  ) {
    this.s3 = clientFor(settings, settings.keys);
    this.nobody = clientFor(settings, undefined);
    this.other = settings.other && clientFor(settings, settings.other);
  }

  /** A client with other keys, for refusals. The caller destroys it. */
  clientWith(keys: Keys): S3Client {
    return clientFor(this.settings, keys);
  }

  /** A new bucket. @throws what the server answers */
  bucket(lock = false): Promise<string> {
    return this.ledger.create(this.s3, lock);
  }

  /** Notes a finding; one that holds does not hide an earlier one that does not. */
  note(name: string, finding: Finding): void {
    const known = this.findings.get(name);
    if (known === undefined || known.outcome === 'holds' || known.outcome === 'not-tried') this.findings.set(name, finding);
  }

  /**
   * Sends a request, checks its effect and notes what came of it.
   *
   * @returns the answer; undefined when it does not hold, and what depends on it cannot be tried
   */
  async step<T>(operation: string, send: () => Promise<T>, check?: Check<T>): Promise<T | undefined> {
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

  destroy(): void {
    for (const client of [this.s3, this.nobody, this.other]) client?.destroy();
  }
}

/**
 * @param codes error codes, or statuses as text, that say that it is refused
 * @returns whether the request is refused so, for a guarantee
 */
export async function refused(send: () => Promise<unknown>, codes: readonly string[], what: string): Promise<Finding> {
  try {
    await send();
    return { outcome: 'does-not-hold', detail: `${what} succeeded; expected a refusal with ${codes.join(' or ')}` };
  } catch (error) {
    return sortRefusal(error, codes);
  }
}
