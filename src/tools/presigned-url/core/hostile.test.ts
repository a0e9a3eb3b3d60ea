import { describe, expect, it } from 'vitest';
import { explain } from './explain';
import { levelOf } from './finding';
import { maskNamed } from './mask';
import { CLOUDFRONT, GOOD, linkWith, NOW, SERVICE, SIGNATURE } from '../testing/links';

describe('hostile links', () => {
  const query = GOOD.split('?')[1] ?? '';
  it.each<[string, string, readonly string[]]>([
    ['no host but a port', `https://:443/b/k?${query}`, ['foreign-host']],
    ['an address of version 6', `https://[::1]:8000/b/k?${query}`, ['foreign-host']],
    ['a host that begins as the service', `https://s3.example.com.evil.example/b/k?${query}`, ['foreign-host']],
    ['the service as user name', `https://s3.example.com@evil.example/b/k?${query}`, ['userinfo', 'foreign-host']],
    ['the service behind a backslash', `https://evil.example\\@s3.example.com/b/k?${query}`, ['userinfo']],
    ['a host in capitals', `HTTPS://S3.EXAMPLE.COM/b/k?${query}`, []],
    ['a dot at the end of the host', `https://s3.example.com./b/k?${query}`, ['foreign-host']],
    ['a script', 'javascript:alert(1)', ['no-url']],
    ['a link in a link', `https://evil.example/?u=${encodeURIComponent(GOOD)}`, ['foreign-host', 'no-bucket', 'unsigned']],
    ['two question marks', GOOD.replace('?', '??'), ['missing']],
    ['an empty query', 'https://s3.example.com/b/k?', ['unsigned']],
    ['ampersands alone', 'https://s3.example.com/b/k?&&&', ['unsigned']],
    ['names without values', 'https://s3.example.com/b/k?X-Amz-Signature&X-Amz-Date', ['missing', 'date', 'signature-cut']],
    ['a prototype as a name', `${GOOD}&__proto__=1&constructor=2`, []],
    ['a parameter with broken encoding in its name', `${GOOD}&%ZZ=1`, ['bad-percent']],
    ['a negative life', linkWith({ 'X-Amz-Expires': '-1' }), ['expires']],
    ['a life in digits of another script', linkWith({ 'X-Amz-Expires': '３６００' }), ['expires']],
    ['a life with an exponent', linkWith({ 'X-Amz-Expires': '1e3' }), ['expires']],
    ['a life of 400 digits', linkWith({ 'X-Amz-Expires': '9'.repeat(400) }), ['expires-epoch']],
    ['the 24th hour', linkWith({ 'X-Amz-Date': '20261123T240000Z' }), ['date']],
    ['the year 0', linkWith({ 'X-Amz-Date': '00000101T000000Z' }), ['date']],
    ['a credential of slashes', linkWith({ 'X-Amz-Credential': '/////' }), ['credential']],
    ['a signature in capitals', linkWith({ 'X-Amz-Signature': SIGNATURE.toUpperCase() }), ['signature-form']],
    ['an empty signature', linkWith({ 'X-Amz-Signature': '' }), ['signature-cut']],
    ['a signature with a full stop', `${GOOD}.`, ['signature-form']],
    ['a signature twice as long', `${GOOD}${SIGNATURE}`, ['signature-form']],
    ['a NUL in the key', linkWith({}, 'https://s3.example.com/b/a%00b'), []],
    ['a path of dots alone', linkWith({}, 'https://s3.example.com/../..'), ['dot-segments']],
    ['dots encoded twice', linkWith({}, 'https://s3.example.com/b/%252E%252E/k'), ['maybe-double-encoded']],
    ['a signature of S3 with that of Azure', `${GOOD}&sv=1&sig=2`, []],
    ['a signature of CloudFront in small letters', `${CLOUDFRONT}?expires=1&signature=a&key-pair-id=K`, ['cloudfront']],
    ['an Alibaba link', 'https://b.oss.example/k?OSSAccessKeyId=L&Expires=1999999999&Signature=a', ['other-service']],
    ['a Huawei link', 'https://b.obs.example/k?AccessKeyId=L&Expires=1999999999&Signature=a', ['other-service']],
    ['a Tencent link', 'https://b.cos.example/k?q-sign-algorithm=sha1&q-signature=a', ['other-service']],
    ['a page of a document behind the link', `${GOOD}#page=2`, ['fragment']],
    ['JSON that also escapes =', GOOD.replaceAll('&', '\\u0026').replaceAll('=', '\\u003d'), ['json-escape']],
    ['a template that also escapes =', GOOD.replaceAll('&', '&amp;').replaceAll('=', '&#x3D;'), ['html-amp']],
    ['version 2 with a key pair', `https://s3.example.com/b/k?AWSAccessKeyId=K&Expires=9999999999&Signature=a&Key-Pair-Id=K`, ['v2']],
  ])('%s', (_what, text, codes) => {
    const { findings, link } = explain(text, SERVICE, NOW);
    expect(findings.map(({ code }) => code)).toEqual(codes);
    expect(JSON.stringify([findings, link])).not.toContain(SIGNATURE.slice(0, 20));
  });
  it('what may work is no fault: public files, a part of a document, a list of buckets', () => {
    const links = ['https://s3.example.com/b/public.txt', `${GOOD}#page=2`, linkWith({}, 'https://s3.example.com/')];
    const levels = links.flatMap((text) => explain(text, SERVICE, NOW).findings.map(levelOf));
    expect(levels).toEqual(['warning', 'warning', 'warning']);
  });
  it.each([
    ['quotes', '"'],
    ['spaces', ' '],
  ])('a link with 19,000 %s is read in no time', (_what, sign) => {
    const started = process.cpuUsage();
    explain(`${GOOD}${sign.repeat(19_000)}x`, SERVICE, NOW);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
  const token = 'X-Amz-Security-Token=IQoJb3JpZ2lu%2FLXNlY3JldC1z';
  it.each([
    ['a session of S3 Express', `${GOOD}&X-Amz-S3session-Token=IQoJLXNlY3JldC1z`],
    ['JSON that escapes =', `${GOOD}&${token}`.replaceAll('&', '\\u0026').replaceAll('=', '\\u003d')],
    ['JSON that escapes = alone', `${GOOD}&${token}`.replaceAll('=', '\\u003d')],
    ['a link encoded twice', `https://s3.example.com/b/k${encodeURIComponent(encodeURIComponent(`?${query}&${token}`))}`],
    ['a redirect, encoded twice', `https://r.example/?u=${encodeURIComponent(encodeURIComponent(`${GOOD}&${token}`))}`],
    ['a token of a content network', 'https://cdn.example/k?token=eyJhLXNlY3JldC1z&expires=1999999999'],
  ])('no session token is shown: %s', (_what, text) => {
    const { link } = explain(text, SERVICE, NOW);
    const shown = JSON.stringify([link?.shown, link?.asks, maskNamed(link?.target.key ?? '')]);
    expect(shown).not.toContain('LXNlY3JldC1z');
    expect(shown).not.toContain(SIGNATURE.slice(0, 20));
  });
  it.each([
    ['Azure', 'https://s3.example.com/b/k?sig=c2VjcmV0LXNlY3JldC1zZWNyZXQ%3D'],
    ['Azure, in the key', `https://s3.example.com/b/k%3Fsig%3Dc2VjcmV0LXNlY3JldC1zZWNyZXQ%3D?${query}`],
    ['Google, beside S3', `${GOOD}&X-Goog-Signature=c2VjcmV0LXNlY3JldC1zZWNyZXQ`],
  ])('the signature of another service is not shown: %s', (_what, text) => {
    const { link } = explain(text, SERVICE, NOW);
    expect(JSON.stringify([link?.shown, link?.asks])).not.toContain('LXNlY3JldC1z');
  });
});
