/** Pure functions for findings about a pasted link. */
import { maskText } from './mask';

/** `error`: the link can't work, at least not as pasted. `warning`: it may be rejected, or it exposes information. `note`: useful fact. */
type Level = 'error' | 'warning' | 'note';

/** All possible findings, with their severity. */
export const LEVELS = {
  'no-url': 'error',
  form: 'error',
  cloudfront: 'error',
  google: 'error',
  azure: 'error',
  'other-service': 'error',
  'text-around': 'note',
  spaces: 'error',
  'html-amp': 'error',
  'json-escape': 'error',
  backslash: 'warning',
  ellipsis: 'error',
  'query-encoded': 'error',
  'too-long': 'error',
  fragment: 'warning',
  userinfo: 'error',
  http: 'warning',
  'foreign-host': 'warning',
  'bad-percent': 'error',
  'maybe-double-encoded': 'warning',
  plus: 'warning',
  'dot-segments': 'warning',
  'dotted-host': 'warning',
  'no-bucket': 'warning',
  unsigned: 'warning',
  v2: 'error',
  v4a: 'error',
  algorithm: 'error',
  'both-versions': 'error',
  missing: 'error',
  'cut-at-ampersand': 'error',
  duplicate: 'error',
  'letter-case': 'error',
  'double-encoded': 'error',
  date: 'error',
  expires: 'error',
  'expires-range': 'error',
  'expires-epoch': 'error',
  expired: 'error',
  future: 'error',
  credential: 'error',
  'scope-date': 'error',
  region: 'warning',
  service: 'error',
  'host-not-signed': 'error',
  'header-order': 'error',
  'signature-cut': 'error',
  'signature-form': 'error',
  token: 'note',
  'added-later': 'error',
  'empty-checksum': 'warning',
  'send-headers': 'note',
} as const satisfies Readonly<Record<string, Level>>;

export type FindingCode = keyof typeof LEVELS;

export interface Finding {
  readonly code: FindingCode;
  /** Values for the message's placeholders, without signatures or tokens. */
  readonly values: Readonly<Record<string, string>>;
}

export const finding = (code: FindingCode, values: Finding['values'] = {}): Finding => ({
  code,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskText(value)])),
});

export const levelOf = ({ code }: Finding): Level => LEVELS[code];
