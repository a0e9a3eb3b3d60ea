/** What a run finds out. Data only, and the form of `conformance.json`. */

/**
 * `holds`: it does what is described, with its effect. `does-not-hold`: the server answered, and otherwise.
 * `error`: no usable answer came (broken connection, timeout, 5xx). `not-tried`: see the detail.
 */
export const OUTCOMES = ['holds', 'does-not-hold', 'error', 'not-tried'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What came back from the server. */
export interface Answer {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** For the operator's log. */
  readonly requestId?: string | undefined;
}

export interface Finding {
  readonly outcome: Outcome;
  /** What was expected and came, or why it was not tried. */
  readonly detail?: string | undefined;
  readonly answer?: Answer | undefined;
}

/** A line of the report. */
export interface Result extends Finding {
  readonly name: string;
  /** What is documented of it, for readers: `supported`. */
  readonly documented: string;
  /** Whether the documentation promises it: only then a failure counts. */
  readonly promised: boolean;
}

export interface Report {
  readonly endpoint: string;
  readonly region: string;
  /** UTC, ISO 8601. */
  readonly date: string;
  readonly seconds: number;
  /** Operations of the S3 API, in the order of the table. */
  readonly operations: readonly Result[];
  readonly guarantees: readonly Result[];
  /** Code blocks of the pages. */
  readonly blocks: readonly Result[];
  /** Buckets of this run that could not be removed, each with the reason. */
  readonly left: readonly string[];
}

/** An operation of the table, as far as the probes need it. */
export interface DocumentedOperation {
  readonly name: string;
  readonly status: string;
  readonly promised: boolean;
}
