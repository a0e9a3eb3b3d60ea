/** Results of a run. Contains only data, in the format of `conformance.json`. */

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
