import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { cases, randomFor } from '../../../lib/testing/fuzz';
import { explain } from './explain';
import { levelOf } from './finding';
import REAL from '../testing/real-links.json';
import { CLOUDFRONT, CLOUDFRONT_KEY, GOOD, linkWith, NOW, SERVICE, SIGNATURE, SIGNED } from '../testing/links';

const client = (forcePathStyle: boolean, sessionToken?: string): S3Client =>
  new S3Client({
    endpoint: `https://${SERVICE.endpoint}`,
    region: SERVICE.region,
    forcePathStyle,
    credentials: { accessKeyId: 'EXAMPLEKEY', secretAccessKey: 'not-a-secret', sessionToken },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

const KEYS = [
  'reports/2024/q1.csv',
  'with space/and+plus.txt',
  'per%cent/100%25.txt',
  'è/perché/日本/🐝.txt',
  'quotes\'"!*()~.txt',
  'signs&=?#;:@,$[]{}|^`<>.txt',
  'double//slash///here',
  'ends/with/slash/',
  'dots/a..b/c.',
  'tab\tand\\backslash',
  'X-Amz-Signature=0',
  '%2F%2f%252F',
  '…',
  'a'.repeat(900),
];

const presign = (bucket: string, key: string, expiresIn: number, isPath: boolean): Promise<string> =>
  getSignedUrl(client(isPath), new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn, signingDate: SIGNED });

describe('links of a real client', () => {
  it.each(KEYS)('are taken apart to what they were made of: %j', async (key) => {
    for (const isPath of [true, false]) {
      const { link, findings } = explain(await presign('my-bucket', key, 3600, isPath), SERVICE, NOW);
      expect(link?.target).toMatchObject({ bucket: 'my-bucket', key, style: isPath ? 'path' : 'virtual-hosted', isOwn: true });
      expect(link?.signed).toMatchObject({ version: 'v4', accessKeyId: 'EXAMPLEKEY', headers: ['host'], hasToken: false });
      expect(link?.signed?.scope).toMatchObject({ date: '20261123', region: 'eu-west-1', service: 's3' });
      expect(link?.signed?.signedAt).toBe(SIGNED.getTime());
      expect(link?.signed?.expiresAt).toBe(SIGNED.getTime() + 3_600_000);
      expect(link?.method).toBe('GET');
      expect(findings.filter((one) => levelOf(one) === 'error')).toEqual([]);
    }
  });

  it('are taken apart for keys of any signs', async () => {
    const random = randomFor('keys of any signs');
    for (let run = 0; run < cases(30); run += 1) {
      const signs = Array.from({ length: 1 + Math.floor(random() * 12) }, () => 33 + Math.floor(random() * (random() < 0.7 ? 94 : 4000)));
      const key = `k${String.fromCodePoint(...signs)}`;
      const seconds = 1 + Math.floor(random() * 604_800);
      const { link } = explain(await presign('bucket.with.dots', key, seconds, random() < 0.5), SERVICE, NOW);
      expect([link?.target.bucket, link?.target.key]).toEqual(['bucket.with.dots', key]);
      expect(link?.signed?.expiresAt).toBe(SIGNED.getTime() + seconds * 1000);
    }
  });

  it('of an upload name the headers to send, and a session is told', async () => {
    const command = new PutObjectCommand({ Bucket: 'b', Key: 'k', ContentType: 'text/plain' });
    const url = await getSignedUrl(client(true, 'SESSION'.repeat(20)), command, {
      expiresIn: 900,
      signingDate: SIGNED,
      signableHeaders: new Set(['content-type']),
    });
    const { link, findings } = explain(url, SERVICE, NOW);
    expect(link?.method).toBe('PUT');
    expect(link?.signed?.headers).toEqual(['content-type', 'host']);
    expect(findings.map(({ code }) => code)).toEqual(['send-headers', 'token']);
    expect(link?.shown).not.toContain('SESSIONSESSION');
  });
});

// Links by the clients in `real-links.json`, with a fictitious key, in versions 4 and 2, in both styles, with and without a session
describe('links of the AWS CLI and boto3', () => {
  const MADE = Date.UTC(2026, 10, 23, 7, 10, 50);
  it.each(REAL)('$client, $key', ({ url, key, method, seconds }) => {
    const { link, findings } = explain(url, SERVICE, MADE);
    expect(link?.target).toMatchObject({ bucket: 'my-bucket', key, isOwn: true });
    expect(link?.signed?.accessKeyId).toBe('EXAMPLEKEY');
    // The clients took a few seconds.
    expect(Math.abs((link?.signed?.expiresAt ?? 0) - MADE - seconds * 1000)).toBeLessThan(30_000);
    if (link?.signed?.version === 'v4') expect(link.method).toBe(method ?? undefined);
    const errors = findings.filter((one) => levelOf(one) === 'error').map(({ code }) => code);
    expect(errors).toEqual(link?.signed?.version === 'v2' ? ['v2'] : []);
  });
});

const codesOf = (text: string, now = NOW): string[] => explain(text, SERVICE, now).findings.map(({ code }) => code);

it('has nothing to say about a link in order', () => expect(codesOf(GOOD)).toEqual([]));

const V4A = linkWith({
  'X-Amz-Algorithm': 'AWS4-ECDSA-P256-SHA256',
  'X-Amz-Credential': 'EXAMPLEKEY%2F20261123%2Fs3%2Faws4_request',
  'X-Amz-Signature': `3045${'0f'.repeat(69)}`,
});
const GOOGLE =
  'https://storage.googleapis.com/b/k.txt?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=me%40x.example%2F20261123%2Fauto%2Fstorage%2Fgoog4_request&X-Goog-Date=20261123T080000Z&X-Goog-Expires=900&X-Goog-SignedHeaders=host';
const POLICY = btoa('{"expiration": "2026-11-23T09:00:00Z", "conditions": [{"bucket": "b"}]}');
const FORM = `{'url': 'https://s3.example.com/b', 'fields': {'key': 'inbox/x', 'policy': '${POLICY}', 'x-amz-signature': '${SIGNATURE}'}}`;
const FORM_HTML = `<form action="https://s3.example.com/b"><input name="Policy" value="${POLICY}"><input name="X-Amz-Signature" value="${SIGNATURE}">`;

describe('what is wrong', () => {
  it.each([
    ['s3.example.com/my-bucket/k', []],
    ['my-bucket.s3.example.com/k', ['path-only']],
    ['my.bucket.s3.example.com/k', ['path-only']],
    ['my-bucket.s3.example.org/k', ['foreign-host']],
  ])('a service without virtual-hosted style: %s', (address, expected) => {
    const { findings } = explain(linkWith({}, `https://${address}`), { ...SERVICE, isPathOnly: true }, NOW);
    expect(findings.map(({ code }) => code)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['nothing pasted', '', ['no-url']],
    ['no link', 's3://b/k.txt', ['no-url']],
    ['a host is missing', 'https://?X-Amz-Date=1', ['no-url']],
    ['too long', `https://s3.example.com/b/${'k'.repeat(20_000)}`, ['too-long']],
    ['no signature', 'https://s3.example.com/b/k.txt', ['unsigned']],
    ['a date alone', 'https://s3.example.com/b/k?a=1&X-Amz-Date=now', ['missing', 'date']],
    ['http', linkWith({}, 'http://s3.example.com/b/k'), ['http']],
    ['no bucket', linkWith({}, 'https://s3.example.com/'), ['no-bucket']],
    ['another host', linkWith({}, 'https://cdn.example.org/b/k'), ['foreign-host']],
    ['user and password', linkWith({}, 'https://me:secret@s3.example.com/b/k'), ['userinfo']],
    ['a number sign in the key', `https://s3.example.com/b/a#1.txt?${GOOD.split('?')[1]}`, ['fragment', 'unsigned']],
    ['broken encoding in the key', linkWith({}, 'https://s3.example.com/b/100%.txt'), ['bad-percent']],
    ['broken encoding in the query', `${GOOD}&x=%E0%A4%A`, ['bad-percent']],
    ['a key encoded twice', linkWith({}, 'https://s3.example.com/b/a%2520b'), ['maybe-double-encoded']],
    ['a plus sign in the key', linkWith({}, 'https://s3.example.com/b/a+b.txt'), ['plus']],
    ['a plus sign that is encoded', linkWith({}, 'https://s3.example.com/b/a%2Bb.txt'), []],
    ['a dot in the bucket before the host', linkWith({}, 'https://my.bucket.s3.example.com/k'), ['dotted-host']],
    ['the same without TLS', linkWith({}, 'http://my.bucket.s3.example.com/k'), ['http']],
    ['a dot in the bucket of the path', linkWith({}, 'https://s3.example.com/my.bucket/k'), []],
    ['a form of boto3', FORM, ['form']],
    ['a form of HTML', FORM_HTML, ['form']],
    ['a space in the key', linkWith({}, 'https://s3.example.com/b/a b.txt'), ['spaces']],
    ['a line break of a mail', `${GOOD.slice(0, 120)}\r\n  ${GOOD.slice(120)}`, ['spaces']],
    ['HTML', GOOD.replaceAll('&', '&amp;'), ['html-amp']],
    ['JSON', GOOD.replaceAll('&', '\\u0026'), ['json-escape']],
    ['backslashes of zsh', GOOD.replaceAll(/[?&=]/g, '\\$&'), ['backslash']],
    ['all encoded', GOOD.replace(/\?.*/, (query) => encodeURIComponent(query)), ['query-encoded']],
    ['in a command', `curl --fail "${GOOD}" --output k.txt`, ['text-around']],
    ['in quotes', `'${GOOD}'`, []],
    ['shortened by a chat', `${GOOD.slice(0, -30)}…`, ['ellipsis', 'signature-cut']],
    ['cut by the shell', GOOD.split('&')[0]!, ['cut-at-ampersand']],
    ['cut', GOOD.slice(0, -30), ['signature-cut']],
    ['one is missing', linkWith({ 'X-Amz-Expires': undefined }), ['missing']],
    ['one stands twice', `${GOOD}&X-Amz-Expires=60`, ['duplicate']],
    ['small letters', GOOD.replace('X-Amz-Date', 'x-amz-date'), ['letter-case']],
    ['a day that there is not', linkWith({ 'X-Amz-Date': '20260230T080000Z' }), ['date']],
    ['another form of date', linkWith({ 'X-Amz-Date': '2026-11-23T08:00:00Z' }), ['date']],
    ['no number of seconds', linkWith({ 'X-Amz-Expires': '1h' }), ['expires']],
    ['eight days', linkWith({ 'X-Amz-Expires': '691200' }), ['expires-range']],
    ['no seconds', linkWith({ 'X-Amz-Expires': '0' }), ['expires-range', 'expired']],
    ['seconds since 1970', linkWith({ 'X-Amz-Expires': '1795420800' }), ['expires-epoch']],
    ['over', linkWith({ 'X-Amz-Expires': '60' }), ['expired']],
    ['signed in the future', linkWith({ 'X-Amz-Date': '20261123T090000Z' }), ['future']],
    ['another day in the scope', linkWith({ 'X-Amz-Date': '20261122T233000Z', 'X-Amz-Expires': '86400' }), ['scope-date']],
    ['another region', linkWith({ 'X-Amz-Credential': 'K%2F20261123%2Fus-east-1%2Fs3%2Faws4_request' }), ['region']],
    ['another service', linkWith({ 'X-Amz-Credential': 'K%2F20261123%2Feu-west-1%2Fec2%2Faws4_request' }), ['service']],
    ['no scope', linkWith({ 'X-Amz-Credential': 'EXAMPLEKEY' }), ['credential']],
    ['a scope encoded twice', linkWith({ 'X-Amz-Credential': 'K%252F20261123%252Feu-west-1%252Fs3%252Faws4_request' }), ['double-encoded']],
    ['no host among the headers', linkWith({ 'X-Amz-SignedHeaders': 'range' }), ['host-not-signed', 'send-headers']],
    ['headers in disorder', linkWith({ 'X-Amz-SignedHeaders': 'host%3Bcontent-type' }), ['header-order', 'send-headers']],
    ['no digits', linkWith({ 'X-Amz-Signature': 'Z'.repeat(64) }), ['signature-form']],
    ['another algorithm', linkWith({ 'X-Amz-Algorithm': 'AWS4-HMAC-SHA1' }), ['algorithm']],
    ['for several regions', linkWith({ 'X-Amz-Algorithm': 'AWS4-ECDSA-P256-SHA256' }), ['v4a']],
    ['for several regions, as a client signs', V4A, ['v4a']],
    ['the same with a broken scope', V4A.replace('aws4_request', 'aws4'), ['v4a']],
    ['CloudFront', `${CLOUDFRONT}?Expires=1795424400&${CLOUDFRONT_KEY}`, ['cloudfront']],
    ['CloudFront, own policy', `${CLOUDFRONT}?Policy=eyJTdGF0ZW1lbnQiOltdfQ__&${CLOUDFRONT_KEY}`, ['cloudfront']],
    ['CloudFront, below a bucket before the host', `https://my.bucket.s3.example.com/k?Expires=1&${CLOUDFRONT_KEY}`, ['cloudfront']],
    ['Google', `${GOOGLE}&X-Goog-Signature=${'0f'.repeat(256)}`, ['google']],
    ['Google, version 2', `https://storage.googleapis.com/b/k?GoogleAccessId=me@x.example&Expires=1&Signature=Zm9v`, ['google']],
    ['Azure', `https://me.blob.core.windows.net/c/k.txt?sv=2024-11-04&se=2026-11-24&sr=b&sp=r&sig=Zm9vYmFy%3D`, ['azure']],
    ['Azure, of an account', `https://me.blob.core.windows.net/?sv=2024-11-04&ss=b&srt=o&sp=r&se=2026&sig=Zm9v`, ['azure']],
    ['a parameter sig alone', 'https://s3.example.com/b/k?sig=1', ['unsigned']],
    ['a parameter Key-Pair-Id alone', 'https://s3.example.com/b/k?Key-Pair-Id=1', ['unsigned']],
    ['two dots in the path', linkWith({}, 'https://s3.example.com/b/a/../k'), ['dot-segments']],
    ['one dot in the path', linkWith({}, 'https://s3.example.com/b/./k'), ['dot-segments']],
    ['two dots at the end', linkWith({}, 'https://s3.example.com/b/a/..'), ['dot-segments']],
    ['encoded dots', linkWith({}, 'https://s3.example.com/b/a/%2E%2e/k'), ['dot-segments']],
    ['dots within names', linkWith({}, 'https://s3.example.com/b/..a/b../...'), []],
    ['a parameter of a newsletter', `${GOOD}&utm_source=mail`, ['added-later']],
    ['the checksum of nothing', `${GOOD}&x-amz-checksum-crc32=AAAAAA%3D%3D`, ['empty-checksum']],
    ['both versions', `${GOOD}&AWSAccessKeyId=K`, ['both-versions']],
  ])('%s', (_what, text, codes) => expect(codesOf(text)).toEqual(codes));

  it('ends in the second in which the time is over', () => {
    const end = SIGNED.getTime() + 3_600_000;
    expect([codesOf(GOOD, end - 1), codesOf(GOOD, end)]).toEqual([[], ['expired']]);
  });

  it('another region may be rejected, which is no fault of the link', () => {
    const other = linkWith({ 'X-Amz-Credential': 'K%2F20261123%2Fus-east-1%2Fs3%2Faws4_request' });
    expect(explain(other, SERVICE, NOW).findings.map(levelOf)).toEqual(['warning']);
  });
  it('a region is compared only where the link leads to the service', () => {
    const other = { 'X-Amz-Credential': 'K%2F20261123%2Fus-east-1%2Fs3%2Faws4_request' };
    expect(codesOf(linkWith(other, 'https://b.s3.us-east-1.amazonaws.com/k'))).toEqual(['foreign-host']);
  });
});

describe('hostile texts', () => {
  const random = randomFor('hostile texts');
  const PIECES =
    '% ? & = / # : @ \\ \n \u0000 \u202e … é 🐝 + ; " < %E0 %25 %2F https:// http:// X-Amz-Date= X-Amz-Signature= Expires=9e999'.split(' ');
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

  it('never throw, whatever is changed in a link', () => {
    for (let run = 0; run < cases(400); run += 1) {
      let text = pick([GOOD, linkWith({ 'X-Amz-Expires': '9'.repeat(400) }), '', 'https://[::1]:99999/']);
      for (let change = 0; change < 1 + random() * 6; change += 1) {
        const at = Math.floor(random() * (text.length + 1));
        text = text.slice(0, at) + pick(PIECES) + text.slice(at + Math.floor(random() * 9));
      }
      const { link, findings } = explain(text, SERVICE, NOW);
      expect(link !== undefined || findings.length > 0).toBe(true);
      for (const time of [link?.signed?.signedAt, link?.signed?.expiresAt]) if (time !== undefined) expect(Number.isNaN(time)).toBe(false);
    }
  });

  it('nothing that is shown holds the signature', () => {
    for (const text of [
      GOOD,
      GOOD.replaceAll('&', '&amp;'),
      GOOD.replace('X-Amz-Signature', 'x-AMZ-signature'),
      `${GOOD}&X-Amz-Signature=${SIGNATURE}`,
      FORM,
      FORM_HTML,
    ]) {
      const { link, findings } = explain(text, SERVICE, NOW);
      expect(JSON.stringify([link, findings])).not.toContain(SIGNATURE.slice(0, 12));
    }
  });
});
