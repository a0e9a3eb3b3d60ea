/** Turns what the server or the network answered into a finding. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Answer, Finding } from './model';

/** Statuses by which a server says that it is out of order; 501 says that it does not know the operation. */
export const isOutOfOrder = (status: number): boolean => status >= 500 && status !== 501;

/** The SDK's word for an error without a message. */
const NO_MESSAGE = 'UnknownError';

/** Status of an answer that came and that the SDK could not read; the SDK hangs the answer on the error. */
function unreadStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$response' in error)) return undefined;
  const { $response } = error;
  return typeof $response === 'object' && $response !== null && 'statusCode' in $response && typeof $response.statusCode === 'number'
    ? $response.statusCode
    : undefined;
}

/** What the server said, as far as the error tells. */
export function answerOf(error: unknown): Answer {
  const unread = error instanceof S3ServiceException ? undefined : unreadStatus(error);
  if (unread !== undefined) return { status: unread, message: 'the answer is not of the form that the operation has' };
  if (!(error instanceof S3ServiceException)) return { message: error instanceof Error ? reasonOf(error) : String(error) };
  const { $metadata, name, message } = error;
  return {
    ...($metadata.httpStatusCode === undefined ? {} : { status: $metadata.httpStatusCode }),
    code: name,
    ...(message && message !== name && message !== NO_MESSAGE ? { message } : {}),
    ...($metadata.requestId === undefined ? {} : { requestId: $metadata.requestId }),
  };
}

/** `ECONNREFUSED: connect …`; a broken connection has its reason in the cause or the code. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const code = 'code' in error && typeof error.code === 'string' && !error.message.includes(error.code) ? `${error.code}: ` : '';
  return `${code}${error.message || error.name}${cause}`;
}

/** A request that should have succeeded. */
export function sortFailure(error: unknown): Finding {
  const answer = answerOf(error);
  const answered = answer.status !== undefined && !isOutOfOrder(answer.status);
  return { outcome: answered ? 'does-not-hold' : 'error', answer };
}

/** A request that should have been refused. `codes` are those that say so; a HEAD has only its status. */
export function sortRefusal(error: unknown, codes: readonly string[]): Finding {
  const answer = answerOf(error);
  if (answer.code !== undefined && codes.includes(answer.code)) return { outcome: 'holds', answer };
  if (answer.status !== undefined && codes.includes(String(answer.status))) return { outcome: 'holds', answer };
  const sorted = sortFailure(error);
  return { ...sorted, detail: `expected a refusal with ${codes.join(' or ')}` };
}
