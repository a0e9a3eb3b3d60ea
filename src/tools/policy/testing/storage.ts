/**
 * What happens to an object after a request that policies allow, depending on how it is stored, as described on the page about Object Lock.
 * Pure functions.
 */
import type { Protection } from '../../../lib/access/table';

const LOCKS: readonly Protection[] = ['GOVERNANCE', 'COMPLIANCE', 'legal-hold'];
const ERASING = ['DeleteObjectVersion', 'DeleteObjects'];
const BYPASSING = ['BypassGovernanceRetention', 'BypassDeleteObjects'];
/** Without versioning, these don't leave anything of the existing object. */
const REPLACING = ['PutObject', 'DeleteObject', 'DeleteObjectsByKey'];
const LIFECYCLE = 'PutBucketLifecycleConfiguration';

const REFUSED_BY: Readonly<Record<string, readonly Protection[]>> = {
  ...Object.fromEntries(ERASING.map((name) => [name, LOCKS])),
  ...Object.fromEntries(BYPASSING.map((name) => [name, ['COMPLIANCE', 'legal-hold']])),
  ShortenRetention: ['GOVERNANCE', 'COMPLIANCE'],
  BypassShortenRetention: ['COMPLIANCE'],
  BypassChangeMode: ['COMPLIANCE'],
};

/** Whether a lock blocks a request that policies allow. @param name of a request, see `requests.ts` */
export const isLocked = (name: string, protection: Protection): boolean => REFUSED_BY[name]?.includes(protection) ?? false;

/** Whether the object, or its version, can't be read any more after the request, or after a rule that it set. */
export function destroys(name: string, protection: Protection): boolean {
  if (name === LIFECYCLE) return !LOCKS.includes(protection);
  if ([...ERASING, ...BYPASSING].includes(name)) return !isLocked(name, protection);
  return protection === 'none' && REPLACING.includes(name);
}
