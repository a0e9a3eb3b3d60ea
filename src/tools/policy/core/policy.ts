/** A policy that can be evaluated: every element as a list, each statement with its place in the pasted text. Pure. */
import type { Condition } from './conditions';

/** Where a policy is attached. */
export type PolicyKind = 'user' | 'bucket';

/** The values of an element, or of its opposite: `NotAction`. */
export interface Names {
  readonly values: readonly string[];
  readonly isNot: boolean;
}

export interface Statement {
  /** Counts from 1. */
  readonly index: number;
  readonly sid: string | undefined;
  /** Of the pasted text, counts from 1. */
  readonly line: number;
  readonly effect: 'Allow' | 'Deny';
  /** Who it is about: `*`, or what stands in `AWS` and `CanonicalUser`. Undefined in policies of users. */
  readonly principals: Names | undefined;
  readonly actions: Names;
  readonly resources: Names;
  readonly conditions: readonly Condition[];
}

export interface Policy {
  readonly kind: PolicyKind;
  /** Variables are known since version 2012-10-17. */
  readonly hasVariables: boolean;
  readonly statements: readonly Statement[];
}
