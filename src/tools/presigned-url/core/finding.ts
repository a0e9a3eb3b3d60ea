/** Pure functions for findings about a pasted link. */
import { maskText } from './mask';

/** All findings. The link can't work, at least not as pasted, may be rejected or expose information, or has a useful property. */
export const CODES = {
  error: [
    // Text that isn't a link of this service
    ...(['no-url', 'too-long', 'form', 'cloudfront', 'google', 'azure', 'other-service'] as const),
    // Damage on the way from the signer
    ...(['spaces', 'html-amp', 'json-escape', 'ellipsis', 'query-encoded', 'userinfo', 'bad-percent'] as const),
    // The signature as a whole
    ...(['v2', 'v4a', 'algorithm', 'both-versions', 'missing', 'cut-at-ampersand', 'duplicate', 'letter-case', 'added-later'] as const),
    // Times
    ...(['date', 'expires', 'expires-range', 'expires-epoch', 'expired', 'future'] as const),
    // Scope, signed headers, and the signature itself
    ...(['credential', 'double-encoded', 'scope-date', 'service'] as const),
    ...(['host-not-signed', 'header-order', 'signature-cut', 'signature-form'] as const),
  ],
  warning: [
    ...(['backslash', 'fragment', 'maybe-double-encoded', 'plus', 'dot-segments', 'empty-checksum'] as const),
    ...(['http', 'foreign-host', 'path-only', 'dotted-host', 'no-bucket', 'unsigned', 'region'] as const),
  ],
  note: ['text-around', 'token', 'send-headers'],
} as const;

type Level = keyof typeof CODES;
export type FindingCode = (typeof CODES)[Level][number];

/** Levels, starting with the most severe one. */
export const LEVELS = Object.keys(CODES) as Level[];

export interface Finding {
  readonly code: FindingCode;
  /** Values for the message's placeholders, without signatures or tokens. */
  readonly values: Readonly<Record<string, string>>;
}

export const finding = (code: FindingCode, values: Finding['values'] = {}): Finding => ({
  code,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskText(value)])),
});

export const levelOf = ({ code }: Finding): Level => LEVELS.find((level) => CODES[level].some((one) => one === code)) ?? 'error';

/** Returns the findings whose conditions are true. */
export const foundIn = (...findings: readonly (Finding | false)[]): Finding[] => findings.filter((one) => one !== false);
