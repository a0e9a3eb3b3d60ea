/** Attaches the policy from a page about a program to the program's user. */
import { IAM, IAMServiceException } from '@aws-sdk/client-iam';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Block } from '../page/model';
import type { Identities, S3Server } from '../server/model';
import type { Session } from './run-block';
import { fillIn } from './values';

/** Name that all policies on a page share, so that each policy replaces the previous one. */
const POLICY_NAME = 'policy-of-the-page';

interface Recipient {
  readonly server: Pick<S3Server, 'endpoint' | 'region'>;
  readonly identities: Identities;
  readonly session: Pick<Session, 'file' | 'values'>;
}

/**
 * Sends the request directly to the server instead of the proxy, because it doesn't prove an operation in a block.
 *
 * @returns a problem with the policy's line number if the server rejects the policy
 */
export async function givePolicy({ line, text }: Block, { server, identities, session }: Recipient): Promise<Diagnostic[]> {
  const { file, values } = session;
  const iam = new IAM({ endpoint: server.endpoint, region: server.region, credentials: identities.reader });
  try {
    const PolicyDocument = fillIn(text, values, file);
    await iam.putUserPolicy({ UserName: identities.program?.id, PolicyName: POLICY_NAME, PolicyDocument });
    return [];
  } catch (error) {
    if (!(error instanceof IAMServiceException)) throw error;
    return [{ file, line, message: `the server rejects this policy: ${error.name} ${error.message}`.trimEnd() }];
  } finally {
    iam.destroy();
  }
}
