/** What a signature says of itself, whatever its version. Pure. */

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
