/** A guarantee is a property that readers rely on. Its effect is tested. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, NotHeld } from '../context';

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

/** @param documented what the documentation says about the guarantee, for readers */
export const guarantee = (
  name: string,
  documented: string,
  run: Guarantee['run'],
  { needsOther = false, promised = true }: Partial<Pick<Guarantee, 'needsOther' | 'promised'>> = {},
): Guarantee => ({ name, documented, promised, needsOther, run });

const RETRIES = 10;
const PAUSE_MS = 1_000;

/** Repeats a check for several seconds, because permissions take effect with a delay on some services. @throws the last check's error */
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
