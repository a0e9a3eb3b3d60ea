/** Pure functions that convert pasted text to a policy, and report all its problems. */
import { readJson, type JsonFault } from '../../parts/json-text';
import { Report, type PolicyFault } from './fault';
import { checkMeaning } from './meaning';
import type { Policy, PolicyKind } from './policy';
import { shapeOf } from './shape';

/**
 * Maximum policy sizes in Amazon S3 and IAM, because the product's own limits aren't public. Sources:
 * https://docs.aws.amazon.com/general/latest/gr/s3.html (bucket policy, in bytes),
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html (managed policy, in characters without white space)
 */
const LONGEST: Readonly<Record<PolicyKind, number>> = { bucket: 20_480, user: 6_144 };
/** Maximum total size of a user's inline policies. Source: the same page. */
const LONGEST_INLINE = 2_048;

const sizeOf = (text: string, kind: PolicyKind): number =>
  kind === 'bucket' ? new TextEncoder().encode(text).length : text.replace(/\s/g, '').length;

export interface PolicyReading {
  /** Policy, or undefined if a problem prevents its evaluation. */
  readonly policy: Policy | undefined;
  /** Reason why the text isn't valid JSON, in which case no other problems are reported. */
  readonly jsonFault: JsonFault | undefined;
  readonly faults: readonly PolicyFault[];
}

export function readPolicy(text: string, kind: PolicyKind): PolicyReading {
  const { json, fault } = readJson(text);
  if (fault) return { policy: undefined, jsonFault: fault, faults: [] };
  const report = new Report(json.lineOf);
  const [length, longest] = [sizeOf(text, kind), LONGEST[kind]];
  if (length > longest) {
    // If a text is much too long, checking it would take seconds after every keystroke.
    report.error('too-long', [], { length, longest });
    return { policy: undefined, jsonFault: undefined, faults: report.faults };
  }
  const policy = shapeOf(json, kind, report);
  if (kind === 'user' && length > LONGEST_INLINE) report.warnAt('too-long-inline', [], { length, longest: LONGEST_INLINE });
  if (policy) checkMeaning(policy, report);
  return { policy, jsonFault: undefined, faults: report.faults };
}
