import type words from '../../../../i18n/en/tools/policy.json';
import type { JsonPath, JsonText } from '../../parts/json-text';
import type { Condition } from './conditions';

/** What a policy is attached to. */
export type PolicyKind = 'user' | 'bucket';

/** Values of an element, such as `Action`, or of its opposite, such as `NotAction`. */
export interface Names {
  readonly values: readonly string[];
  readonly isNot: boolean;
}

export interface Statement {
  readonly part: Part;
  /** 1-based position. */
  readonly index: number;
  readonly sid: string | undefined;
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

type CodeOf<Id> = Id extends `policy.fault.${infer Code}` ? Code : never;

export interface PolicyFault {
  /** End of the message's ID. */
  readonly code: CodeOf<keyof typeof words>;
  /** Whether the policy is rejected, or does something other than what it says. Any other problem may be intentional. */
  readonly isError: boolean;
  /** 1-based line number in the pasted text. */
  readonly line: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Part of a pasted policy, with the list that collects the problems of all its parts. */
export class Part {
  constructor(
    private readonly json: Pick<JsonText, 'lineOf'>,
    readonly value: unknown,
    readonly faults: PolicyFault[] = [],
    private readonly path: JsonPath = [],
  ) {}

  /** 1-based line number in the pasted text. */
  get line(): number {
    return this.json.lineOf(this.path);
  }

  get name(): string {
    return String(this.path.at(-1));
  }

  /** Returns the part at a path within this part. */
  in(...path: JsonPath): Part {
    const value = path.reduce<unknown>((whole, step) => (whole as Readonly<Record<string | number, unknown>>)[step], this.value);
    return new Part(this.json, value, this.faults, [...this.path, ...path]);
  }

  error(code: PolicyFault['code'], values: PolicyFault['values'] = {}): void {
    this.faults.push({ code, isError: true, line: this.line, values });
  }

  warn(code: PolicyFault['code'], values: PolicyFault['values'] = {}): void {
    this.faults.push({ code, isError: false, line: this.line, values });
  }
}
