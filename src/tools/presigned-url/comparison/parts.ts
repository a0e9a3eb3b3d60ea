/**
 * Pure functions that split a canonical request and a string to sign into their parts. Source: AWS Signature Version 4, “Create a signed
 * AWS API request”.
 */

export type PartKind =
  | 'method'
  | 'path'
  | 'parameter'
  | 'header'
  | 'signed-headers'
  | 'payload'
  | 'algorithm'
  | 'time'
  | 'scope-date'
  | 'scope-region'
  | 'scope-service'
  | 'scope-end'
  | 'hash';

/** Part of what was signed. `name` is the name of a parameter or header. */
export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  readonly value: string;
}

const part = (kind: PartKind, value: string, name = ''): Part => ({ kind, name, value });

/** Splits a text into lines, ignoring Windows line endings and trailing empty lines that a log or a copy added. */
const linesOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');

const parameterOf = (text: string): Part => {
  const at = text.indexOf('=');
  return at < 0 ? part('parameter', '', text) : part('parameter', text.slice(at + 1), text.slice(0, at));
};
const headerOf = (line: string): Part => {
  const at = line.indexOf(':');
  return at < 0 ? part('header', line, '') : part('header', line.slice(at + 1), line.slice(0, at));
};

/** Splits a canonical request: method, path, query, headers, empty line, signed header names, payload hash. Undefined for other texts. */
export function partsOfRequest(text: string): Part[] | undefined {
  const lines = linesOf(text);
  const [method = '', path = '', query = '', ...rest] = lines;
  const payload = rest.at(-1);
  const names = rest.at(-2);
  if (!/^[A-Z]+$/.test(method) || !path.startsWith('/') || payload === undefined || names === undefined) return undefined;
  return [
    part('method', method),
    part('path', path),
    ...query.split('&').filter(Boolean).map(parameterOf),
    ...rest.slice(0, -2).filter(Boolean).map(headerOf),
    part('signed-headers', names),
    part('payload', payload),
  ];
}

/** Splits a string to sign: algorithm, time, scope, hash of the canonical request. Undefined for other texts. */
export function partsToSign(text: string): Part[] | undefined {
  const [algorithm = '', time = '', scope = '', hash = '', ...more] = linesOf(text);
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  if (!algorithm.startsWith('AWS4-') || hash === '' || more.length > 0) return undefined;
  return [
    part('algorithm', algorithm),
    part('time', time),
    part('scope-date', date),
    part('scope-region', region),
    part('scope-service', service),
    part('scope-end', end),
    part('hash', hash),
  ];
}
