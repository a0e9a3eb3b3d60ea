/** Policy in a form that can be evaluated: every element is a list, and each statement includes its position in the pasted text. */
import type { Condition } from './conditions';

/** What a policy is attached to. */
export type PolicyKind = 'user' | 'bucket';

/** Values of an element, such as `Action`, or of its opposite, such as `NotAction`. */
export interface Names {
  readonly values: readonly string[];
  readonly isNot: boolean;
}

export interface Statement {
  /** 1-based position. */
  readonly index: number;
  readonly sid: string | undefined;
  /** 1-based line number in the pasted text. */
  readonly line: number;
  readonly effect: 'Allow' | 'Deny';
  /** Who the statement applies to: `*`, or the values in `AWS` and `CanonicalUser`. Undefined in user policies. */
  readonly principals: Names | undefined;
  readonly actions: Names;
  readonly resources: Names;
  readonly conditions: readonly Condition[];
}

export interface Policy {
  readonly kind: PolicyKind;
  /** Whether the policy supports variables, which version 2012-10-17 introduced. */
  readonly hasVariables: boolean;
  readonly statements: readonly Statement[];
}
