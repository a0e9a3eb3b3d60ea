/** The results of a run, and how a server response or a network error becomes one. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import * as z from 'zod';

/**
 * `holds`: works as described, including its effect. `does-not-hold`: the server responded differently. `error`: there was no usable
 * response (broken connection, timeout, or 5xx). `not-tried`: the detail gives the reason.
 */
export const OUTCOMES = ['holds', 'does-not-hold', 'error', 'not-tried'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A server response. */
export interface Answer {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** Request id, so that operators can find the request in their logs. */
  readonly requestId?: string | undefined;
}

export interface Finding {
  readonly outcome: Outcome;
  /** The expected and actual results, or the reason why the test was skipped. */
  readonly detail?: string | undefined;
  readonly answer?: Answer | undefined;
}

/** A line in the report. */
export interface Result extends Finding {
  readonly name: string;
  /** Documented status, for readers: `supported`. */
  readonly documented: string;
  /** Whether the documentation promises it. A failure counts only if it does. */
  readonly promised: boolean;
}

export interface Report {
  readonly endpoint: string;
  readonly region: string;
  /** Date and time in UTC, in ISO 8601 format. */
  readonly date: string;
  readonly seconds: number;
  /** S3 API operations, in table order. */
  readonly operations: readonly Result[];
  readonly guarantees: readonly Result[];
  /** Code blocks on the pages. */
  readonly blocks: readonly Result[];
  /** Buckets from this run that couldn't be removed, each with the reason. */
  readonly left: readonly string[];
}

/** The properties of a documented operation that probes need. */
export interface DocumentedOperation {
  readonly name: string;
  readonly status: string;
  readonly promised: boolean;
}

/** Returns whether a status reports a server problem. 501 doesn't, because it means that the server doesn't implement the operation. */
export const isOutOfOrder = (status: number): boolean => status >= 500 && status !== 501;

/** Message that the SDK uses for an error without a message. */
const NO_MESSAGE = 'UnknownError';

/** Schema for errors with a response that the SDK received but couldn't parse. The SDK attaches the response to the error. */
const unread = z.object({ $response: z.object({ statusCode: z.number() }) });

/** Returns as much of the server's response as the error contains. */
export function answerOf(error: unknown): Answer {
  if (error instanceof S3ServiceException) {
    const { $metadata, name: code, message } = error;
    return {
      status: $metadata.httpStatusCode,
      code,
      message: message && message !== code && message !== NO_MESSAGE ? message : undefined,
      requestId: $metadata.requestId,
    };
  }
  const { data } = unread.safeParse(error);
  if (data) return { status: data.$response.statusCode, message: 'the response doesn’t have the format that the operation specifies' };
  return { message: error instanceof Error ? reasonOf(error) : String(error) };
}

/** Returns the reason for an error, such as `ECONNREFUSED: connect …`. If a connection broke, the reason is in the cause or the code. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const code = 'code' in error && typeof error.code === 'string' && !error.message.includes(error.code) ? `${error.code}: ` : '';
  return `${code}${error.message || error.name}${cause}`;
}

/** Returns the finding for a request that should have succeeded. */
export function sortFailure(error: unknown): Finding {
  const answer = answerOf(error);
  const answered = answer.status !== undefined && !isOutOfOrder(answer.status);
  return { outcome: answered ? 'does-not-hold' : 'error', answer };
}

/** Returns the finding for a request that should have been denied. `codes` are the expected codes. A HEAD response has only a status. */
export function sortRefusal(error: unknown, codes: readonly string[]): Finding {
  const { outcome, answer } = sortFailure(error);
  const isExpected = [answer?.code, String(answer?.status)].some((said) => said !== undefined && codes.includes(said));
  return isExpected ? { outcome: 'holds', answer } : { outcome, answer, detail: `expected it to fail with ${codes.join(' or ')}` };
}
