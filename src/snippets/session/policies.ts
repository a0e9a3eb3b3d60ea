/** Attaches policies to a user, as the project's root user. */
import { IAM, IAMServiceException } from '@aws-sdk/client-iam';
import { LIMITS, type Address, type Keys } from '../../s3/client';

/**
 * @param policies documents by policy name; a policy without a document is detached
 * @returns the server's error, if it rejects a policy
 */
export async function setUserPolicies(
  { endpoint, region }: Address,
  credentials: Keys,
  UserName: string | undefined,
  policies: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const iam = new IAM({ endpoint, region, credentials, ...LIMITS });
  try {
    for (const [PolicyName, PolicyDocument] of Object.entries(policies)) {
      if (PolicyDocument === undefined) await iam.deleteUserPolicy({ UserName, PolicyName });
      else await iam.putUserPolicy({ UserName, PolicyName, PolicyDocument });
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof IAMServiceException)) throw error;
    return `${error.name} ${error.message}`.trimEnd();
  } finally {
    iam.destroy();
  }
}
