/** Pure functions that parse the policies in step 2 and combine the results. */
import { isOfSet } from '../core/conditions';
import type { Policies } from '../core/decide';
import { typeOf } from '../core/iam-data';
import type { Policy, PolicyKind } from '../core/policy';
import { readPolicy, type PolicyReading } from '../core/read-policy';

export interface Pasted {
  /** Texts of the user's policies. There's at least one, but it may be empty. */
  readonly user: readonly string[];
  readonly bucket: string;
}

export const MOST_POLICIES = 5;

/** Returns the content of step 2 if it shows only the policy from step 1. */
export const pastedOf = (text: string, kind: PolicyKind): Pasted =>
  kind === 'user' ? { user: [text], bucket: '' } : { user: [''], bucket: text };

/** Result for each field. It's undefined if the field is empty. */
type Readings = readonly (PolicyReading | undefined)[];

export interface PastedReading {
  readonly user: Readings;
  readonly bucket: PolicyReading | undefined;
  /** All policies, or undefined if one of them can't be evaluated. */
  readonly policies: Policies | undefined;
}

const read = (text: string, kind: PolicyKind): PolicyReading | undefined => (text.trim() === '' ? undefined : readPolicy(text, kind));

export function readPasted(pasted: Pasted): PastedReading {
  const user = pasted.user.map((text) => read(text, 'user'));
  const bucket = read(pasted.bucket, 'bucket');
  const isWhole = [...user, bucket].every((reading) => reading === undefined || reading.policy !== undefined);
  // An empty field keeps its number, so that policy numbers are the same in the result and in the form.
  const policies = user.map((reading): Policy => reading?.policy ?? { kind: 'user', hasVariables: true, statements: [] });
  return { user, bucket, policies: isWhole ? { user: policies, bucket: bucket?.policy } : undefined };
}

const all = ({ user, bucket }: Policies): readonly Policy[] => (bucket ? [...user, bucket] : user);

export interface AskedKey {
  /** Key as first written in the policies. */
  readonly written: string;
  /** Whether a request can have several values for the key. */
  readonly isList: boolean;
}

/** Returns the condition keys in the policies, including those that are used as variables, keyed by the key in lowercase. */
export function keysOf(policies: Policies): ReadonlyMap<string, AskedKey> {
  const keys = new Map<string, AskedKey>();
  const add = (written: string, isOfList: boolean): void => {
    const before = keys.get(written.toLowerCase());
    const isList = isOfList || before?.isList === true || typeOf(written) === 'ArrayOfString';
    keys.set(written.toLowerCase(), { written: before?.written ?? written, isList });
  };
  for (const { conditions, resources } of all(policies).flatMap(({ statements }) => statements)) {
    const texts = [...resources.values, ...conditions.flatMap(({ values }) => values)];
    for (const condition of conditions) add(condition.key, isOfSet(condition));
    for (const text of texts) for (const [, name = ''] of text.matchAll(/\$\{([\w:/-]+)/g)) add(name, false);
  }
  return keys;
}

/** Whether a `Principal` names someone, so that it matters who exactly sends the request. */
export const namesSomebody = ({ bucket }: Policies): boolean =>
  bucket?.statements.some(({ principals }) => principals && (principals.isNot || !principals.values.includes('*'))) ?? false;

/** Whether a user has policies, but none of them allows anything. */
export const onlyDeny = ({ user }: Policies): boolean => {
  const statements = user.flatMap((policy) => policy.statements);
  return statements.length > 0 && statements.every(({ effect }) => effect === 'Deny');
};

/** Whether the policies use features that not every server supports. */
export const hasUnstated = (policies: Policies): boolean =>
  all(policies).some(({ statements }) =>
    statements.some(
      ({ actions, resources, principals, conditions }) =>
        conditions.length > 0 || actions.isNot || resources.isNot || principals?.isNot === true || resources.values.join().includes('${'),
    ),
  );
