import type { JsonPath } from '../../parts/json-text';
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

/** Problem that causes the policy to be rejected, or to do something other than what it says. */
export type ErrorCode =
  | 'not-a-policy'
  | 'wrapped'
  | 'unknown-element'
  | 'missing'
  | 'wrong-version'
  | 'wrong-effect'
  | `type-${'object' | 'statements' | 'text' | 'texts'}`
  | 'empty-list'
  | 'both'
  | 'principal-in-user-policy'
  | 'principal-form'
  | 'allow-not-principal'
  | 'duplicate-sid'
  | 'arn-form'
  | 'arn-partition'
  | `needs-${'object' | 'bucket' | 'all'}`
  | 'other-bucket'
  | 'unknown-operator'
  | 'condition-value'
  | 'too-long';

/** Problem that may be intentional. */
export type WarningCode =
  | 'missing-version'
  | 'old-version'
  | 'half-bucket'
  | 'half-object'
  | 'unknown-action'
  | 'other-service'
  | 'arn-service'
  | 'arn-region'
  | 'other-principal'
  | 'unknown-key'
  | 'key-type'
  | 'duplicate-key'
  | 'absent-values'
  | 'plain-wildcard'
  | 'mfa-absent'
  | 'bucket-name'
  | 'odd-key'
  | 'open-bucket'
  | 'open-prefix'
  | 'too-long-inline'
  | 'only-folder'
  | 'only-key'
  | 'no-prefix'
  | 'any-bucket'
  | 'sid-signs'
  | 'allow-not'
  | 'everything'
  | 'nothing'
  /** The policy can lock out people who need access, or lets everyone in. */
  | `lockout${'' | '-condition' | '-others' | '-project'}`
  | `public-${'read' | 'write' | 'condition' | 'denied'}`
  /** Another action gets around a Deny, or around a permission that isn't granted. */
  | `bypass-${'overwrite' | 'delete' | 'version' | 'versioning' | 'lifecycle' | 'policy' | 'acl' | 'governance' | 'lock' | 'read'}`
  | `allow-${'overwrite' | 'grant' | 'identity' | 'bypass' | 'lock' | 'lifecycle' | 'versioning'}`;

export interface PolicyFault {
  readonly code: ErrorCode | WarningCode;
  readonly isError: boolean;
  /** 1-based line number in the pasted text. */
  readonly line: number;
  /** Values for the message's placeholders. */
  readonly values: Readonly<Record<string, string | number>>;
}

type Values = PolicyFault['values'];

/** Collects problems, each with the line of the part at a path. */
export class Report {
  private readonly found: PolicyFault[] = [];

  constructor(private readonly lineOf: (path: JsonPath) => number) {}

  error(code: ErrorCode, path: JsonPath, values: Values = {}): void {
    this.found.push({ code, isError: true, line: this.lineOf(path), values });
  }

  warn(code: WarningCode, line: number, values: Values = {}): void {
    this.found.push({ code, isError: false, line, values });
  }

  warnAt(code: WarningCode, path: JsonPath, values: Values = {}): void {
    this.warn(code, this.lineOf(path), values);
  }

  get hasErrors(): boolean {
    return this.found.some(({ isError }) => isError);
  }

  /** Problems in the order of their lines. If a line has several problems, errors come first. */
  get faults(): readonly PolicyFault[] {
    return [...this.found].sort((a, b) => a.line - b.line || Number(b.isError) - Number(a.isError));
  }
}
