/** A policy that can be evaluated: every element is a list, and each statement has its position in the pasted text. Pure. */
import type { Condition } from './conditions';

/** Where a policy is attached. */
export type PolicyKind = 'user' | 'bucket';

/** The values of an element, or of its opposite: `NotAction`. */
export interface Names {
  readonly values: readonly string[];
  readonly isNot: boolean;
}

export interface Statement {
  /** Position, starting at 1. */
  readonly index: number;
  readonly sid: string | undefined;
  /** Line in the pasted text, starting at 1. */
  readonly line: number;
  readonly effect: 'Allow' | 'Deny';
  /** Who it applies to: `*`, or the values in `AWS` and `CanonicalUser`. Undefined in user policies. */
  readonly principals: Names | undefined;
  readonly actions: Names;
  readonly resources: Names;
  readonly conditions: readonly Condition[];
}

export interface Policy {
  readonly kind: PolicyKind;
  /** Variables are supported since version 2012-10-17. */
  readonly hasVariables: boolean;
  readonly statements: readonly Statement[];
}
