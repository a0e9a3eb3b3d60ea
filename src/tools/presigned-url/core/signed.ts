/** What a signature says of itself, whatever its version, and how it writes times. Pure. */

export interface Scope {
  readonly accessKeyId: string;
  /** `20261123` */
  readonly date: string;
  /** Empty in version 4A, which names its regions elsewhere. */
  readonly region: string;
  readonly service: string;
}

export interface Signed {
  readonly version: 'v4' | 'v4a' | 'v2';
  readonly accessKeyId: string | undefined;
  /** Version 4 only. */
  readonly scope: Scope | undefined;
  /** Milliseconds; version 2 does not tell. */
  readonly signedAt: number | undefined;
  /** Milliseconds; undefined where the link does not tell. */
  readonly expiresAt: number | undefined;
  /** Lower case, as in the link; empty for version 2. */
  readonly headers: readonly string[];
  readonly hasToken: boolean;
}

const AMZ_DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Milliseconds of `20261123T080000Z`; undefined for another form, or a day or time that there is not. */
export function readAmzDate(text: string): number | undefined {
  const [, ...parts] = AMZ_DATE.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC makes 1 March of 30 February.
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '') === text ? time : undefined;
}
