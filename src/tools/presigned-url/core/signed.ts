/** Information that a signature of either version contains, and a pure function for its time format. */

export interface Scope {
  readonly accessKeyId: string;
  /** Date, such as `20261123`. */
  readonly date: string;
  /** Region of the scope. Empty in version 4A, which stores its regions elsewhere. */
  readonly region: string;
  readonly service: string;
}

export interface Signed {
  readonly version: 'v4' | 'v4a' | 'v2';
  readonly accessKeyId: string | undefined;
  /** Scope of the signature. Only version 4 has one. */
  readonly scope: Scope | undefined;
  /** Signing time in milliseconds. Undefined for version 2, which doesn't include it. */
  readonly signedAt: number | undefined;
  /** Expiration time in milliseconds. Undefined if the link doesn't include it. */
  readonly expiresAt: number | undefined;
  /** Signed headers in lowercase, in the order of the link. Empty for version 2. */
  readonly headers: readonly string[];
  readonly hasToken: boolean;
}

const AMZ_DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Converts a time such as `20261123T080000Z` to milliseconds. Undefined for other formats and for days or times that don't exist. */
export function readAmzDate(text: string): number | undefined {
  const [, ...parts] = AMZ_DATE.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC converts February 30 to March 1.
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '') === text ? time : undefined;
}
