/** From a pasted text to a policy, and everything that is wrong with it. Pure. */
import { readJson, type JsonFault } from '../../parts/json-text';
import { Report, type PolicyFault } from './fault';
import { checkMeaning } from './meaning';
import type { Policy, PolicyKind } from './policy';
import { shapeOf } from './shape';

/**
 * Longest policies of Amazon S3 and IAM; those of the product are not public.
 * https://docs.aws.amazon.com/general/latest/gr/s3.html (bucket policy, in bytes) and
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html (managed policy, in characters without white space).
 */
const LONGEST: Readonly<Record<PolicyKind, number>> = { bucket: 20_480, user: 6_144 };
/** All inline policies of a user together: the same page. */
const LONGEST_INLINE = 2_048;

const sizeOf = (text: string, kind: PolicyKind): number =>
  kind === 'bucket' ? new TextEncoder().encode(text).length : text.replace(/\s/g, '').length;

export interface PolicyReading {
  /** Undefined where a fault leaves nothing to evaluate. */
  readonly policy: Policy | undefined;
  /** Why the text is no JSON; there are no other faults then. */
  readonly jsonFault: JsonFault | undefined;
  readonly faults: readonly PolicyFault[];
}

export function readPolicy(text: string, kind: PolicyKind): PolicyReading {
  const { json, fault } = readJson(text);
  if (fault) return { policy: undefined, jsonFault: fault, faults: [] };
  const report = new Report(json.lineOf);
  const [length, longest] = [sizeOf(text, kind), LONGEST[kind]];
  if (length > longest) {
    // What is much too long would be checked for seconds, at each key.
    report.error('too-long', [], { length, longest });
    return { policy: undefined, jsonFault: undefined, faults: report.faults };
  }
  const policy = shapeOf(json, kind, report);
  if (kind === 'user' && length > LONGEST_INLINE) report.warnAt('too-long-inline', [], { length, longest: LONGEST_INLINE });
  if (policy) checkMeaning(policy, report);
  return { policy, jsonFault: undefined, faults: report.faults };
}
