/** Information in a signature, whatever its version, and the time format. Pure functions. */

export interface Scope {
  readonly accessKeyId: string;
  /** `20261123` */
  readonly date: string;
  /** Empty in version 4A, which stores its regions elsewhere. */
  readonly region: string;
  readonly service: string;
}

export interface Signed {
  readonly version: 'v4' | 'v4a' | 'v2';
  readonly accessKeyId: string | undefined;
  /** Version 4 only. */
  readonly scope: Scope | undefined;
  /** Milliseconds; undefined for version 2, which doesn't contain it. */
  readonly signedAt: number | undefined;
  /** Milliseconds; undefined if the link doesn't contain it. */
  readonly expiresAt: number | undefined;
  /** In lower case, as in the link; empty for version 2. */
  readonly headers: readonly string[];
  readonly hasToken: boolean;
}

const AMZ_DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Milliseconds of `20261123T080000Z`; undefined for any other format, or a day or time that doesn't exist. */
export function readAmzDate(text: string): number | undefined {
  const [, ...parts] = AMZ_DATE.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC turns 30 February into 1 March.
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '') === text ? time : undefined;
}
