import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cases, randomFor } from '../../../lib/testing/fuzz';
import { compare, LONGEST_PASTE, type Comparison, type PasteFault } from './compare';
import { readSigned } from './read-signed';

const EMPTY = createHash('sha256').update('').digest('hex');
const HASH = createHash('sha256').update('x').digest('hex');

interface Parts {
  readonly method?: string;
  readonly path?: string;
  readonly query?: string;
  readonly headers?: readonly string[];
  readonly names?: string;
  readonly payload?: string;
}

const requestOf = ({
  method = 'PUT',
  path = '/b/a%20b.txt',
  query = 'X-Amz-Date=20261123T080000Z&X-Amz-Expires=900',
  headers = ['content-type:text/plain', 'host:s3.example.com'],
  names = 'content-type;host',
  payload = HASH,
}: Parts = {}): string => [method, path, query, ...headers, '', names, payload].join('\n');

const toSignOf = (request: string, time = '20261123T080000Z', scope = '20261123/eu-west-1/s3/aws4_request'): string =>
  ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('+', '&#43;');
const answerOf = (request: string, toSign = toSignOf(request)): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>SignatureDoesNotMatch</Code><Message>The request signature…</Message>` +
  `<AWSAccessKeyId>EXAMPLEKEY</AWSAccessKeyId><StringToSign>${escaped(toSign)}</StringToSign><StringToSignBytes>41 57</StringToSignBytes>` +
  `<CanonicalRequest>${escaped(request)}</CanonicalRequest><CanonicalRequestBytes>50 55</CanonicalRequestBytes></Error>`;

/** Logs in the format of each program. The botocore lines were observed with AWS CLI 2 and boto3 1.43. */
const LOGS: readonly (readonly [string, (request: string, toSign: string) => string])[] = [
  [
    'AWS CLI',
    (request, toSign) =>
      ['Calculating signature using v4 auth.', `CanonicalRequest:\n${request}`, `StringToSign:\n${toSign}`, 'Signature:\nabc']
        .map((text) => `2026-11-23 07:10:55,205 - MainThread - botocore.auth - DEBUG - ${text}`)
        .join('\n'),
  ],
  [
    'boto3',
    (request, toSign) =>
      `2026-11-23 07:10:54,593 botocore.auth [DEBUG] CanonicalRequest:\n${request}\n` +
      `2026-11-23 07:10:54,593 botocore.auth [DEBUG] StringToSign:\n${toSign}\n2026-11-23 07:10:54,593 botocore.auth [DEBUG] Signature:\nabc`,
  ],
  [
    'AWS SDK for Go',
    (request, toSign) =>
      `SDK 2026/11/23 08:00:00 DEBUG Request Signature:\n---[ CANONICAL STRING  ]-----------------------------\n${request}\n` +
      `---[ STRING TO SIGN ]--------------------------------\n${toSign}\n-----------------------------------------------------\n`,
  ],
  [
    'curl',
    (request, toSign) =>
      `* aws_sigv4: Canonical request (enclosed in []) - [${request}]\n* aws_sigv4: String to sign (enclosed in []) - [${toSign}]\n* Server auth`,
  ],
  [
    's3cmd',
    (request, toSign) => `DEBUG: Canonical Request:\n${request}\n----------------------\nDEBUG: StringToSign:\n${toSign}\nDEBUG: x`,
  ],
];

describe('what is pasted', () => {
  const request = requestOf();
  it.each(LOGS)('the log of %s', (_program, log) => {
    expect(readSigned(log(request, toSignOf(request)))).toEqual({ request, toSign: toSignOf(request) });
  });
  it('an answer in XML', () => expect(readSigned(answerOf(request))).toEqual({ request, toSign: toSignOf(request) }));
  it('an answer that a page shows as text', () => {
    const page = escaped(answerOf(request)).replaceAll('>', '&gt;');
    expect(readSigned(page)).toEqual({ request, toSign: toSignOf(request) });
  });
  it('the text alone', () => {
    expect(readSigned(request).request).toBe(request);
    expect(readSigned(toSignOf(request)).toSign).toBe(toSignOf(request));
  });
  it('a text with written line ends', () => expect(readSigned(JSON.stringify(request)).request).toBe(request));
});

const comparisonOf = (server: string, client: string): Comparison => {
  const reading = compare(server, client);
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  return reading.comparison;
};
const firstOf = (server: Parts, client: Parts): string[] => {
  const [one, other] = [requestOf(server), requestOf(client)];
  const { first } = comparisonOf(answerOf(one), LOGS[0]![1](other, toSignOf(other)));
  return first ? [first.row.kind, first.row.name, first.cause].filter(Boolean) : [];
};

describe('the first difference', () => {
  it.each<[string, Parts, Parts, readonly string[]]>([
    ['none', {}, {}, []],
    ['method', { method: 'PUT' }, { method: 'GET' }, ['method', 'method']],
    ['HEAD', { method: 'HEAD' }, { method: 'GET' }, ['method', 'method-head']],
    ['plus in the path', { path: '/b/a+b.txt' }, { path: '/b/a%20b.txt' }, ['path', 'plus']],
    ['encoded twice', { path: '/b/a%2520b.txt' }, { path: '/b/a%20b.txt' }, ['path', 'encoded-twice']],
    ['encoded by one', { path: '/b/a(b)' }, { path: '/b/a%28b%29' }, ['path', 'encoding']],
    ['merged slashes', { path: '/b/a/c' }, { path: '/b//a/c' }, ['path', 'slashes']],
    ['a prefix of a proxy', { path: '/b/k' }, { path: '/s3/b/k' }, ['path', 'path-prefix']],
    ['another path', { path: '/b/k' }, { path: '/b/l' }, ['path', 'path']],
    ['a parameter added', { query: 'a=1&utm_source=x' }, { query: 'a=1' }, ['parameter', 'utm_source', 'parameter-added']],
    ['a parameter lost', { query: 'a=1' }, { query: 'a=1&b=2' }, ['parameter', 'b', 'parameter-lost']],
    ['a parameter with a plus', { query: 'a=x+y' }, { query: 'a=x%20y' }, ['parameter', 'a', 'plus']],
    ['another value', { query: 'a=1' }, { query: 'a=2' }, ['parameter', 'a', 'parameter']],
    ['the host of a proxy', { headers: ['host:backend.internal'] }, { headers: ['host:s3.example.com'] }, ['header', 'host', 'host']],
    ['a port', { headers: ['host:s3.example.com'] }, { headers: ['host:s3.example.com:443'] }, ['header', 'host', 'port']],
    ['a space after the host', { headers: ['host:h'] }, { headers: ['host:h '] }, ['header', 'host', 'header-spaces']],
    ['a header lost', { headers: [] }, { headers: ['host:h'] }, ['header', 'host', 'header-lost']],
    [
      'spaces',
      { headers: ['host:h', 'x-amz-meta-a:a b'] },
      { headers: ['host:h', 'x-amz-meta-a:a  b'] },
      ['header', 'x-amz-meta-a', 'header-spaces'],
    ],
    [
      'rewritten',
      { headers: ['accept-encoding:gzip'] },
      { headers: ['accept-encoding:identity'] },
      ['header', 'accept-encoding', 'header-proxy'],
    ],
    ['another type', { headers: ['content-type:a'] }, { headers: ['content-type:b'] }, ['header', 'content-type', 'header']],
    ['names', { names: 'host' }, { names: 'content-type;host' }, ['signed-headers', 'signed-headers']],
    ['payload of nothing', { payload: EMPTY }, { payload: HASH }, ['payload', 'payload-empty']],
    ['payload unsigned', { payload: 'UNSIGNED-PAYLOAD' }, { payload: HASH }, ['payload', 'payload-unsigned']],
    ['payload', { payload: HASH }, { payload: HASH.replace('2', '3') }, ['payload', 'payload']],
  ])('%s', (_what, server, client, expected) => expect(firstOf(server, client)).toEqual(expected));

  it.each([
    ['20261123T090000Z', undefined, 'time', 'clock'],
    [undefined, '20261122/eu-west-1/s3/aws4_request', 'scope-date', 'scope-date'],
    [undefined, '20261123/us-east-1/s3/aws4_request', 'scope-region', 'scope-region'],
    [undefined, '20261123/eu-west-1/sts/aws4_request', 'scope-service', 'scope-service'],
  ] as const)('string to sign: %s %s', (time, scope, kind, cause) => {
    const { first } = comparisonOf(toSignOf(''), toSignOf('', time, scope));
    expect([first?.row.kind, first?.cause]).toEqual([kind, cause]);
  });

  it('a hash alone asks for the canonical requests; with these it comes from how they are written', () => {
    expect(comparisonOf(toSignOf('a'), toSignOf('b')).first?.cause).toBe('hash-alone');
    const request = requestOf();
    const { first, isWrittenDifferently } = comparisonOf(answerOf(request), answerOf(`${request}\n`));
    expect([first?.cause, isWrittenDifferently]).toEqual(['hash', true]);
    expect(comparisonOf(answerOf(request), answerOf(request)).isWrittenDifferently).toBe(false);
  });
});

describe('what cannot be compared', () => {
  const good = requestOf();
  it.each<[string, string, { server?: PasteFault; client?: PasteFault }]>([
    ['', good, { server: 'empty' }],
    [good, 'nothing of the kind', { client: 'nothing' }],
    ['<Error><Code>SignatureDoesNotMatch</Code></Error>', '', { server: 'nothing', client: 'empty' }],
    ['x'.repeat(LONGEST_PASTE + 1), good, { server: 'too-long' }],
    ['GET\nno-path', good, { server: 'request' }],
    ['<StringToSign>GET\n\n\n1795421454\n/b/a</StringToSign>', good, { server: 'version-2' }],
    ['<StringToSign>AWS4-HMAC-SHA256\n1</StringToSign>', good, { server: 'to-sign' }],
    [good, toSignOf(good), { client: 'request' }],
  ])('%j', (server, client, faults) => expect(compare(server, client)).toEqual({ faults }));

  it('whatever is changed, it is answered, and no session is shown', () => {
    const random = randomFor('comparison');
    const token = `X-Amz-Security-Token=${'SESSION'.repeat(9)}`;
    const texts = [
      requestOf({ query: token }),
      answerOf(requestOf({ headers: [token.replace('=', ':')] })),
      LOGS[0]![1](good, toSignOf(good)),
    ];
    for (let run = 0; run < cases(150); run += 1) {
      const damaged = texts.map((text) => {
        const at = Math.floor(random() * text.length);
        return (
          text.slice(0, at) +
          ['\n', '&#x110000;', '<', ']', '\r', ''][Math.floor(random() * 6)]! +
          text.slice(at + Math.floor(random() * 3))
        );
      });
      const [one, other] = [damaged[run % 3]!, texts[(run + 1) % 2]!];
      const reading = compare(one, other);
      expect('faults' in reading ? Object.keys(reading.faults).length : reading.comparison.rows.length).toBeGreaterThan(0);
    }
    expect(JSON.stringify([compare(texts[0]!, texts[0]!), compare(texts[1]!, texts[1]!)])).not.toContain('SESSIONSESSION');
  });
});
