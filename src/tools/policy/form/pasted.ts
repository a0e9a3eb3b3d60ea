/** The policies of part 2: texts, and what is read of them. Pure. */
import type { Policies } from '../core/decide';
import type { Policy, PolicyKind } from '../core/policy';
import { readPolicy, type PolicyReading } from '../core/read-policy';

export interface Pasted {
  /** At least one, which may be empty. */
  readonly user: readonly string[];
  readonly bucket: string;
}

/** Most policies of a user that can be compared. */
export const MOST_POLICIES = 5;

/** A policy of part 1, and nothing else. */
export const pastedOf = (text: string, kind: PolicyKind): Pasted =>
  kind === 'user' ? { user: [text], bucket: '' } : { user: [''], bucket: text };

/** Undefined for a field that is empty. */
type Readings = readonly (PolicyReading | undefined)[];

export interface PastedReading {
  readonly user: Readings;
  readonly bucket: PolicyReading | undefined;
  /** Undefined where one of them cannot be evaluated. */
  readonly policies: Policies | undefined;
}

const read = (text: string, kind: PolicyKind): PolicyReading | undefined => (text.trim() === '' ? undefined : readPolicy(text, kind));

export function readPasted(pasted: Pasted): PastedReading {
  const user = pasted.user.map((text) => read(text, 'user'));
  const bucket = read(pasted.bucket, 'bucket');
  const isWhole = [...user, bucket].every((reading) => reading === undefined || reading.policy !== undefined);
  // An empty field keeps its number, so that the answer names the policies as the form does.
  const policies = user.map((reading): Policy => reading?.policy ?? { kind: 'user', hasVariables: true, statements: [] });
  return { user, bucket, policies: isWhole ? { user: policies, bucket: bucket?.policy } : undefined };
}

const all = ({ user, bucket }: Policies): readonly Policy[] => (bucket ? [...user, bucket] : user);

/** Condition keys of the policies, also as variables: as they are written first, by the key in lower case. */
export function keysOf(policies: Policies): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { conditions, resources } of all(policies).flatMap(({ statements }) => statements)) {
    const texts = [...resources.values, ...conditions.flatMap(({ values }) => values)];
    const variables = texts.flatMap((text) => [...text.matchAll(/\$\{([\w:/-]+)/g)].map(([, name = '']) => name));
    for (const key of [...conditions.map(({ key }) => key), ...variables])
      if (!keys.has(key.toLowerCase())) keys.set(key.toLowerCase(), key);
  }
  return keys;
}

/** Whether a `Principal` names somebody, so that it matters who exactly asks. */
export const namesSomebody = ({ bucket }: Policies): boolean =>
  bucket?.statements.some(({ principals }) => principals && (principals.isNot || !principals.values.includes('*'))) ?? false;

/** Whether a user has policies, and none of them allows anything. */
export const onlyDeny = ({ user }: Policies): boolean => {
  const statements = user.flatMap((policy) => policy.statements);
  return statements.length > 0 && statements.every(({ effect }) => effect === 'Deny');
};

/** Whether the policies have what not every server knows. */
export const hasUnstated = (policies: Policies): boolean =>
  all(policies).some(({ statements }) =>
    statements.some(
      ({ actions, resources, principals, conditions }) =>
        conditions.length > 0 || actions.isNot || resources.isNot || principals?.isNot === true || resources.values.join().includes('${'),
    ),
  );
