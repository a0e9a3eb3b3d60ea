/** Functions that list a link's contents as names and values in the reader's language. */
import type { Link } from '../core/explain';
import { maskNamed, maskText } from '../core/mask';
import type { Signed } from '../core/signed';
import { formatFromNow, formatTime, visible } from './formats';
import { say } from '../sentences';

type Fact = readonly [name: string, value: string];

const none = (): string => say('presigned.none');

export const requestFacts = ({ host, target, method }: Link): readonly Fact[] => [
  [say('presigned.fact.bucket'), visible(maskText(target.bucket)) || none()],
  [say('presigned.fact.key'), visible(maskNamed(target.key)) || none()],
  [say('presigned.fact.method'), method ? say('presigned.method.likely', { method }) : say('presigned.method.unknown')],
  [say('presigned.fact.host'), visible(host)],
  [say('presigned.fact.style'), say(`presigned.style.${target.style}`)],
];

/** @param now current time in milliseconds */
export function signatureFacts(signed: Signed, now: number, locale: string): readonly Fact[] {
  const { accessKeyId, scope, signedAt, expiresAt, headers, hasToken } = signed;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [say('presigned.fact.endsAt'), expiresAt === undefined ? undefined : formatTime(expiresAt, locale)],
    [say('presigned.fact.left'), expiresAt === undefined ? undefined : formatFromNow(expiresAt - now, locale)],
    [say('presigned.fact.signedAt'), signedAt === undefined ? undefined : formatTime(signedAt, locale)],
    [say('presigned.fact.version'), say(`presigned.version.${signed.version}`)],
    [say('presigned.fact.headers'), headers.length === 0 ? undefined : headers.join(', ')],
    [say('presigned.fact.scope'), scope && [scope.date, scope.region, scope.service].filter(Boolean).join(' / ')],
    [say('presigned.fact.keyId'), accessKeyId],
    [say('presigned.fact.session'), hasToken ? say('presigned.session.yes') : say('presigned.session.no')],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, visible(maskText(value))] as const]));
}

/** Lists the request parameters. If a name occurs twice, both values are shown. */
export const askedFacts = ({ asks }: Link): readonly Fact[] => {
  const names = [...new Set(asks.map(({ name }) => name))];
  return names.map((name) => [visible(name), asks.flatMap((one) => (one.name === name ? [visible(one.value)] : [])).join(' · ')]);
};
