/** A guarantee is something that readers rely on. It is checked by its effect. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, NotHeld } from '../context';

export interface Guarantee {
  readonly name: string;
  /** What the documentation says about it, for readers. */
  readonly documented: string;
  /** Whether the documentation promises it. Only then does a failure count. */
  readonly promised: boolean;
  /** True if it needs a second project. */
  readonly needsOther: boolean;
  /** @throws NotHeld, or the server's error for a request that should have succeeded */
  readonly run: (context: Context) => Promise<void>;
}

/** @param documented what the documentation says about it, for readers */
export const guarantee = (
  name: string,
  documented: string,
  run: Guarantee['run'],
  { needsOther = false, promised = true }: Partial<Pick<Guarantee, 'needsOther' | 'promised'>> = {},
): Guarantee => ({ name, documented, promised, needsOther, run });

const RETRIES = 10;
const PAUSE_MS = 1_000;

/** Permissions take effect with a delay on some services, so the check is repeated for some seconds. @throws what the last check throws */
export async function soon(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries >= RETRIES || !(error instanceof NotHeld) || error.finding.outcome !== 'does-not-hold') throw error;
      await sleep(PAUSE_MS);
    }
  }
}
