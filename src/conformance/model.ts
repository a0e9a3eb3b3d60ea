/** Results of a run. Data only, in the format of `conformance.json`. */

/**
 * `holds`: works as described, with its effect. `does-not-hold`: the server's response was different. `error`: there was no usable response
 * (broken connection, timeout, 5xx). `not-tried`: see the detail.
 */
export const OUTCOMES = ['holds', 'does-not-hold', 'error', 'not-tried'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The server's response. */
export interface Answer {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** For the operator's logs. */
  readonly requestId?: string | undefined;
}

export interface Finding {
  readonly outcome: Outcome;
  /** The expected and actual results, or the reason why it wasn't tested. */
  readonly detail?: string | undefined;
  readonly answer?: Answer | undefined;
}

/** A line of the report. */
export interface Result extends Finding {
  readonly name: string;
  /** Its documented status, for readers: `supported`. */
  readonly documented: string;
  /** Whether the documentation promises it. Only then does a failure count. */
  readonly promised: boolean;
}

export interface Report {
  readonly endpoint: string;
  readonly region: string;
  /** UTC, in ISO 8601 format. */
  readonly date: string;
  readonly seconds: number;
  /** S3 API operations in table order. */
  readonly operations: readonly Result[];
  readonly guarantees: readonly Result[];
  /** Code blocks of the pages. */
  readonly blocks: readonly Result[];
  /** Buckets of this run that couldn't be removed, each with the reason. */
  readonly left: readonly string[];
}

/** The properties of a documented operation that the probes need. */
export interface DocumentedOperation {
  readonly name: string;
  readonly status: string;
  readonly promised: boolean;
}
