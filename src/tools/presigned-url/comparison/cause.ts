/** Pure functions that find the usual cause of the first difference between what two sides signed. */
import { decoded } from './read-signed';
import type { Part } from './parts';

/** A part on both sides. It's undefined on a side that lacks it. */
export interface Pair {
  readonly server: Part | undefined;
  readonly client: Part | undefined;
}

export type Cause =
  | 'method-head'
  | 'method'
  | 'plus'
  | 'encoded-twice'
  | 'encoding'
  | 'slashes'
  | 'path-prefix'
  | 'path'
  | 'parameter-added'
  | 'parameter-lost'
  | 'parameter'
  | 'port'
  | 'host'
  | 'header-lost'
  | 'header-added'
  | 'header-spaces'
  | 'header-proxy'
  | 'header'
  | 'signed-headers'
  | 'payload-empty'
  | 'payload-unsigned'
  | 'payload'
  | 'algorithm'
  | 'clock'
  | 'scope-date'
  | 'scope-region'
  | 'scope-service'
  | 'hash-alone'
  | 'hash';

/** SHA-256 hash of an empty text. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Headers that proxies and content delivery networks often rewrite. */
const REWRITTEN = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'te',
  'transfer-encoding',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-proto',
]);

const withoutDots = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/\/\.(?=\/|$)/g, '')
    .replace(/\/$/, '');

/** Returns the kind of encoding difference, or undefined if the decoded texts also differ. */
function encodingCause(server: string, client: string): Cause | undefined {
  if (server.replace(/\+/g, '%20') === client.replace(/\+/g, '%20')) return 'plus';
  const [once, other] = [decoded(server), decoded(client)];
  if (once === client || other === server) return client.includes('%25') || server.includes('%25') ? 'encoded-twice' : 'encoding';
  return once === other ? 'encoding' : undefined;
}

function pathCause(server: string, client: string): Cause {
  const encoding = encodingCause(server, client);
  if (encoding) return encoding;
  if (withoutDots(server) === withoutDots(client)) return 'slashes';
  return server.endsWith(client) || client.endsWith(server) ? 'path-prefix' : 'path';
}

const hostName = (host: string): string => host.replace(/:\d+$/, '');

function headerCause(name: string, server: string, client: string): Cause {
  if (server !== client && server.replace(/\s+/g, '') === client.replace(/\s+/g, '')) return 'header-spaces';
  if (name === 'host') return hostName(server) === hostName(client) ? 'port' : 'host';
  return REWRITTEN.has(name) ? 'header-proxy' : 'header';
}

function payloadCause(server: string, client: string): Cause {
  if ([server, client].some((value) => /^(?:UNSIGNED|STREAMING)-/.test(value))) return 'payload-unsigned';
  return [server, client].includes(EMPTY) ? 'payload-empty' : 'payload';
}

const ONE_SIDED = { parameter: ['parameter-lost', 'parameter-added'], header: ['header-lost', 'header-added'] } as const;

/** @param isAlone whether at least one side has no canonical request */
export function causeOf({ server, client }: Pair, isAlone: boolean): Cause {
  const kind = (server ?? client)?.kind ?? 'hash';
  if (!server || !client) {
    const [lost, added] = kind === 'header' ? ONE_SIDED.header : ONE_SIDED.parameter;
    return server ? added : lost;
  }
  switch (kind) {
    case 'method':
      return [server.value, client.value].includes('HEAD') ? 'method-head' : 'method';
    case 'path':
      return pathCause(server.value, client.value);
    case 'parameter':
      return encodingCause(server.value, client.value) ?? 'parameter';
    case 'header':
      return headerCause(server.name.toLowerCase(), server.value, client.value);
    case 'payload':
      return payloadCause(server.value, client.value);
    case 'time':
      return 'clock';
    case 'scope-end':
      return 'scope-service';
    case 'hash':
      return isAlone ? 'hash-alone' : 'hash';
    case 'signed-headers':
    case 'algorithm':
    case 'scope-date':
    case 'scope-region':
    case 'scope-service':
      return kind;
  }
}
