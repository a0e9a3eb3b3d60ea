/** What becomes of an object by a request that policies let through, by the way in which it is stored: the page on Object Lock. Pure. */
import type { Protection } from '../../../lib/access/table';

const LOCKS: readonly Protection[] = ['GOVERNANCE', 'COMPLIANCE', 'legal-hold'];
const ERASING = ['DeleteObjectVersion', 'DeleteObjects'];
const BYPASSING = ['BypassGovernanceRetention', 'BypassDeleteObjects'];
/** Without versioning these leave nothing of the object that was there. */
const REPLACING = ['PutObject', 'DeleteObject', 'DeleteObjectsByKey'];
const LIFECYCLE = 'PutBucketLifecycleConfiguration';

const REFUSED_BY: Readonly<Record<string, readonly Protection[]>> = {
  ...Object.fromEntries(ERASING.map((name) => [name, LOCKS])),
  ...Object.fromEntries(BYPASSING.map((name) => [name, ['COMPLIANCE', 'legal-hold']])),
  ShortenRetention: ['GOVERNANCE', 'COMPLIANCE'],
  BypassShortenRetention: ['COMPLIANCE'],
  BypassChangeMode: ['COMPLIANCE'],
};

/** Whether a lock refuses what policies allow. @param name of a request, see `requests.ts` */
export const isLocked = (name: string, protection: Protection): boolean => REFUSED_BY[name]?.includes(protection) ?? false;

/** Whether the object, or its version, can be read no more after a request that was carried out, or a rule that it set. */
export function destroys(name: string, protection: Protection): boolean {
  if (name === LIFECYCLE) return !LOCKS.includes(protection);
  if ([...ERASING, ...BYPASSING].includes(name)) return !isLocked(name, protection);
  return protection === 'none' && REPLACING.includes(name);
}
