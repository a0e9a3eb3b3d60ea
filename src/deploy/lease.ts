/**
 * One deploy at a time: an object that only one can create. It is renewed while the deploy runs, so one that was not for a
 * while belongs to a deploy that died, and is taken over.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../lib/usage-error';
import { LOCK_PATH } from './model';
import { Changed, type Condition, NoConditions, type Store } from './store';

/** How old a lock may be before its owner counts as dead, and how often a living one renews it, in ms. */
const STALE_MS = 120_000;
const RENEW_MS = 20_000;
const ASK_AGAIN_MS = 2_000;
/** What two writers without conditional writes give each other to be seen, in ms. */
const SETTLE_MS = 3_000;
const JSON_PRIVATE = { metadata: { contentType: 'application/json', cacheControl: 'no-store' } };

export interface LeaseOptions {
  readonly store: Store;
  readonly waitMs: number;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  /** Shorter in tests. */
  readonly staleMs?: number;
  readonly settleMs?: number;
}

interface Holder {
  readonly etag: string;
  /** Time since the last renewal. */
  readonly ageMs: number;
  readonly isUs: boolean;
}

const conditionFor = (holder: Holder | undefined): Condition => (holder ? { etag: holder.etag } : { absent: true });
const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

export class Lease {
  private readonly id = randomUUID();
  private renewed = 0;
  private timer: NodeJS.Timeout | undefined;
  private renewal = Promise.resolve();
  private lost: string | undefined;

  private constructor(
    private readonly store: Store,
    private readonly staleMs: number,
    private readonly settleMs: number,
  ) {}

  /** @throws UsageError when another deploy holds it for longer than `waitMs` */
  static async acquire({ store, waitMs, say, signal, staleMs = STALE_MS, settleMs = SETTLE_MS }: LeaseOptions): Promise<Lease> {
    const lease = new Lease(store, staleMs, settleMs);
    const deadline = Date.now() + waitMs;
    for (let holder = await lease.take(say); holder !== undefined; holder = await lease.take(say)) {
      if (Date.now() >= deadline)
        throw new UsageError(
          `another deploy is under way: ${store.address(LOCK_PATH)} was renewed ${seconds(holder.ageMs)} ago. ` +
            `Wait for its end (--wait MINUTES); a dead one's lock is taken over after ${seconds(staleMs)}, or delete it.`,
        );
      say(`another deploy is under way (lock renewed ${seconds(holder.ageMs)} ago); waiting`);
      await sleep(ASK_AGAIN_MS, undefined, { signal });
    }
    lease.timer = setInterval(() => {
      lease.renewal = lease.renew();
    }, RENEW_MS).unref();
    return lease;
  }

  /** @returns who holds it, where that is somebody else */
  private async take(say: (line: string) => void): Promise<Holder | undefined> {
    const there = await this.holder();
    if (there && !there.isUs && there.ageMs < this.staleMs) return there;
    if (there && !there.isUs) say(`takes over the lock of a deploy that died ${seconds(there.ageMs)} ago`);
    try {
      await this.write(conditionFor(there));
      // Refused by a server that knows conditions: what is to be created is there.
      await this.write({ absent: true });
    } catch (error) {
      if (error instanceof Changed) return this.unlessUs();
      if (!(error instanceof NoConditions)) throw error;
      await this.write(undefined);
    }
    say('this server has no conditional writes; looks again in a moment whether another deploy began at the same time');
    await sleep(this.settleMs);
    return this.unlessUs();
  }

  private async holder(): Promise<Holder | undefined> {
    const there = await this.store.read(LOCK_PATH);
    if (!there) return undefined;
    const { body, etag, modified } = there;
    return { etag, ageMs: Math.max(0, Date.now() - modified.getTime()), isUs: body.toString('utf8') === this.text() };
  }

  /** @returns the other who was faster */
  private async unlessUs(): Promise<Holder | undefined> {
    const holder = await this.holder();
    return holder?.isUs ? undefined : (holder ?? { etag: '', ageMs: 0, isUs: false });
  }

  private text(): string {
    return JSON.stringify({ deploy: this.id });
  }

  private async write(condition: Condition | undefined): Promise<void> {
    const started = Date.now();
    await this.store.write(LOCK_PATH, Buffer.from(this.text()), JSON_PRIVATE, condition);
    this.renewed = started;
  }

  /** Without condition: not every server that can create only what is absent can compare ETags, too. */
  private async renew(): Promise<void> {
    try {
      const holder = await this.holder();
      if (holder?.isUs === false) this.lost = 'another deploy has taken the lock';
      else if (Date.now() - this.renewed < this.staleMs) await this.write(undefined);
    } catch (error) {
      // A fault of the network may pass: the age of the last renewal decides. What is no Error is none.
      if (!(error instanceof Error)) throw error;
    }
  }

  /** @throws when the lock may be another's: nothing more must be written then */
  assertHeld(): void {
    if (Date.now() - this.renewed > this.staleMs) this.lost ??= `the lock could not be renewed for ${seconds(this.staleMs)}`;
    if (this.lost !== undefined) throw new UsageError(`${this.lost}; stopped. The site is whole: run the same command again.`);
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    // One that is under way would write the lock anew.
    await this.renewal;
    if ((await this.holder())?.isUs) await this.store.remove(LOCK_PATH);
  }
}
