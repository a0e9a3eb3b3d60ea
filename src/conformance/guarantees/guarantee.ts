/** A guarantee: something that readers rely on, checked by its effect. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Lab } from '../lab';
import type { Finding } from '../model';

export interface Guarantee {
  readonly name: string;
  /** What the documentation says of it, for readers. */
  readonly documented: string;
  /** Whether the documentation promises it: only then a failure counts. */
  readonly promised: boolean;
  /** Needs a second project. */
  readonly needsOther?: boolean;
  /** @throws what the server answers to a request that should have succeeded */
  readonly run: (lab: Lab) => Promise<Finding>;
}

export const HOLDS: Finding = { outcome: 'holds' };

/** A finding from a comparison: undefined when nothing is missing. */
export const compared = (missing: string | undefined): Finding =>
  missing === undefined ? HOLDS : { outcome: 'does-not-hold', detail: missing };

/** Carries out checks in order. @returns the first that does not hold, else the last one with an answer */
export async function inOrder(...checks: (() => Promise<Finding>)[]): Promise<Finding> {
  let last = HOLDS;
  for (const check of checks) {
    const finding = await check();
    if (finding.outcome !== 'holds') return finding;
    if (finding.answer) last = finding;
  }
  return last;
}

const RETRIES = 10;
const PAUSE_MS = 1_000;

/** Rights take effect with a delay on some services: asks again for some seconds until the finding holds. */
export async function soon(check: () => Promise<Finding>): Promise<Finding> {
  let finding = await check();
  for (let count = 0; count < RETRIES && finding.outcome === 'does-not-hold'; count += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    finding = await check();
  }
  return finding;
}

/** Whether a request succeeds with the expected text. */
export async function reads(
  send: () => Promise<{ Body?: { transformToString: () => Promise<string> } | undefined }>,
  expected: string,
  what: string,
): Promise<Finding> {
  try {
    const text = await (await send()).Body?.transformToString();
    return compared(
      text === expected ? undefined : `${what}: expected the content that was written, came ${text === undefined ? 'nothing' : 'another'}`,
    );
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    const { httpStatusCode: status, requestId } = error.$metadata;
    return {
      outcome: 'does-not-hold',
      detail: `${what}: expected success`,
      answer: { ...(status === undefined ? {} : { status }), code: error.name, ...(requestId === undefined ? {} : { requestId }) },
    };
  }
}
