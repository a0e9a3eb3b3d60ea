/**
 * Pure functions that predict what happens to an object after a request that policies allow, depending on how it's stored, as described on
 * the page about Object Lock.
 */
import type { Protection } from '../../../lib/access/table';

const LOCKS: readonly Protection[] = ['GOVERNANCE', 'COMPLIANCE', 'legal-hold'];
const ERASING = ['DeleteObjectVersion', 'DeleteObjects'];
const BYPASSING = ['BypassGovernanceRetention', 'BypassDeleteObjects'];
/** Requests that destroy the existing object if the bucket has no versioning. */
const REPLACING = ['PutObject', 'DeleteObject', 'DeleteObjectsByKey'];
const LIFECYCLE = 'PutBucketLifecycleConfiguration';

const REFUSED_BY: Readonly<Record<string, readonly Protection[]>> = {
  ...Object.fromEntries(ERASING.map((name) => [name, LOCKS])),
  ...Object.fromEntries(BYPASSING.map((name) => [name, ['COMPLIANCE', 'legal-hold']])),
  ShortenRetention: ['GOVERNANCE', 'COMPLIANCE'],
  BypassShortenRetention: ['COMPLIANCE'],
  BypassChangeMode: ['COMPLIANCE'],
};

/** Whether a lock blocks a request that policies allow. @param name request name from `requests.ts` */
export const isLocked = (name: string, protection: Protection): boolean => REFUSED_BY[name]?.includes(protection) ?? false;

/** Whether the object or its version can no longer be read after the request, or after the lifecycle rule that the request sets. */
export function destroys(name: string, protection: Protection): boolean {
  if (name === LIFECYCLE) return !LOCKS.includes(protection);
  if ([...ERASING, ...BYPASSING].includes(name)) return !isLocked(name, protection);
  return protection === 'none' && REPLACING.includes(name);
}
