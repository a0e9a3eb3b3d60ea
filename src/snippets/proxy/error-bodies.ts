/**
 * Completes error responses from Ceph's RADOS Gateway. The gateway leaves `Message` empty, which makes AWS CLI 2.9 fail with an unrelated
 * error that hides the error code, and it returns S3-style errors for IAM and STS. The status and error code aren't changed.
 */

/** Returns whether a request is a form-encoded IAM or STS request. */
export const isQueryApi = (method: string, contentType: string | undefined): boolean =>
  method === 'POST' && (contentType ?? '').startsWith('application/x-www-form-urlencoded');

/** @param queryApi whether the response belongs to an IAM or STS request */
export function completeErrorBody(body: string, queryApi: boolean): string {
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1];
  if (code === undefined) return body;
  const message = `<Message>${code}</Message>`;
  const filled = body.replace(/<Message><\/Message>|<Message\/>/, message);
  const complete = filled.includes('<Message>') ? filled : filled.replace('</Code>', `</Code>${message}`);
  if (!queryApi || complete.includes('<ErrorResponse')) return complete;
  const error = /<Error>[^]*<\/Error>/.exec(complete)?.[0] ?? '';
  return `<ErrorResponse>${error}<RequestId></RequestId></ErrorResponse>`;
}
