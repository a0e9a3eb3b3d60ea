/**
 * A schema for the IAM and bucket policies of the pages: the policy language version 2012-10-17
 * with S3 actions, and each action on the level of resource that it acts on.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
 */
import * as z from 'zod';

const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item, z.array(item).min(1)]);

const action = z.string().regex(/^(?:\*|s3:(?:\*|[A-Z][A-Za-z]*\*?))$/, { error: 'expected an action such as s3:GetObject' });
const resource = z
  .string()
  .regex(/^(?:\*|arn:aws:s3:::[a-z0-9.*_-]+(?:\/.*)?)$/, { error: 'expected * or arn:aws:s3:::bucket, with /* for its objects' });
const principal = z.union([z.literal('*'), z.record(z.string(), oneOrMore(z.string()))]);

const statement = z
  .strictObject({
    Sid: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, { error: 'a Sid has letters and digits only' })
      .optional(),
    Effect: z.enum(['Allow', 'Deny'], { error: 'expected Allow or Deny' }),
    Principal: principal.optional(),
    NotPrincipal: principal.optional(),
    Action: oneOrMore(action).optional(),
    NotAction: oneOrMore(action).optional(),
    Resource: oneOrMore(resource).optional(),
    NotResource: oneOrMore(resource).optional(),
    Condition: z.record(z.string(), z.record(z.string(), oneOrMore(z.union([z.string(), z.boolean(), z.number()])))).optional(),
  })
  .refine(({ Action, NotAction }) => (Action === undefined) !== (NotAction === undefined), { error: 'expected Action or NotAction' })
  .refine(({ Resource, NotResource }) => (Resource === undefined) !== (NotResource === undefined), {
    error: 'expected Resource or NotResource',
  });

/** Who may take a role: a policy of the role, which therefore names no resource. */
const trust = z.strictObject({ Effect: z.literal('Allow'), Principal: principal, Action: z.literal('sts:AssumeRole') });

const policy = z.strictObject({
  Version: z.literal('2012-10-17', { error: 'expected the version 2012-10-17' }),
  Id: z.string().optional(),
  Statement: z.array(statement).min(1),
});
const trustPolicy = policy.extend({ Statement: z.array(trust).min(1) });

type Statement = z.infer<typeof statement>;

/** Actions on the objects of a bucket begin with these words; all others are on the bucket. */
const ON_OBJECTS =
  /^s3:(?:(?:Get|Put|Delete|Restore|Bypass|Abort|Replicate|Head)(?:Object|Governance|Multipart)|ListMultipartUploadParts|AbortMultipartUpload)/;
const ON_BUCKET_OF_OBJECT = /^s3:(?:Get|Put)BucketObjectLock/;

const list = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

/** An action on a resource of the other level grants nothing, and nobody notices. */
function levelProblems({ Action, Resource, Sid }: Statement): string[] {
  const resources = list(Resource);
  const objects = resources.some((name) => name === '*' || name.includes('/'));
  const buckets = resources.some((name) => name === '*' || !name.includes('/') || name.endsWith(':::*'));
  return list(Action).flatMap((name) => {
    if (name.includes('*') || resources.length === 0) return [];
    const onObjects = ON_OBJECTS.test(name) && !ON_BUCKET_OF_OBJECT.test(name);
    if (onObjects && !objects) return [`${Sid ?? 'statement'}: ${name} acts on objects; the resource needs /*`];
    return !onObjects && !buckets ? [`${Sid ?? 'statement'}: ${name} acts on the bucket; the resource must not end in /*`] : [];
  });
}

/** Whether a JSON value is meant as a policy. */
export const isPolicy = (value: unknown): boolean => typeof value === 'object' && value !== null && 'Statement' in value;

/** @returns one line a problem; empty for a good policy */
export function policyProblems(value: unknown): string[] {
  if (trustPolicy.safeParse(value).success) return [];
  const result = policy.safeParse(value);
  if (!result.success) return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return result.data.Statement.flatMap(levelProblems);
}
