/** What a link says, as names and values in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Link } from '../core/explain';
import { maskNamed, maskText } from '../core/mask';
import type { Signed } from '../core/signed';
import { formatFromNow, formatTime } from './times';
import { visible } from './visible';

type Fact = readonly [name: string, value: string];

const none = (): string => translate({ id: 'presigned.none' });

export const requestFacts = ({ host, target, method }: Link): readonly Fact[] => [
  [translate({ id: 'presigned.fact.bucket' }), visible(maskText(target.bucket)) || none()],
  [translate({ id: 'presigned.fact.key' }), visible(maskNamed(target.key)) || none()],
  [
    translate({ id: 'presigned.fact.method' }),
    method ? translate({ id: 'presigned.method.likely' }, { method }) : translate({ id: 'presigned.method.unknown' }),
  ],
  [translate({ id: 'presigned.fact.host' }), visible(host)],
  [
    translate({ id: 'presigned.fact.style' }),
    target.style === 'path' ? translate({ id: 'presigned.style.path' }) : translate({ id: 'presigned.style.virtual-hosted' }),
  ],
];

const versionText = (version: Signed['version']): string =>
  ({
    v4: translate({ id: 'presigned.version.v4' }),
    v4a: translate({ id: 'presigned.version.v4a' }),
    v2: translate({ id: 'presigned.version.v2' }),
  })[version];

/** @param now milliseconds */
export function signatureFacts(signed: Signed, now: number, locale: string): readonly Fact[] {
  const { accessKeyId, scope, signedAt, expiresAt, headers, hasToken } = signed;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [translate({ id: 'presigned.fact.endsAt' }), expiresAt === undefined ? undefined : formatTime(expiresAt, locale)],
    [translate({ id: 'presigned.fact.left' }), expiresAt === undefined ? undefined : formatFromNow(expiresAt - now, locale)],
    [translate({ id: 'presigned.fact.signedAt' }), signedAt === undefined ? undefined : formatTime(signedAt, locale)],
    [translate({ id: 'presigned.fact.version' }), versionText(signed.version)],
    [translate({ id: 'presigned.fact.headers' }), headers.length === 0 ? undefined : headers.join(', ')],
    [translate({ id: 'presigned.fact.scope' }), scope && [scope.date, scope.region, scope.service].filter(Boolean).join(' / ')],
    [translate({ id: 'presigned.fact.keyId' }), accessKeyId],
    [
      translate({ id: 'presigned.fact.session' }),
      hasToken ? translate({ id: 'presigned.session.yes' }) : translate({ id: 'presigned.session.no' }),
    ],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, visible(maskText(value))] as const]));
}

/** A name that stands twice is shown with both values. */
export const askedFacts = ({ asks }: Link): readonly Fact[] => {
  const names = [...new Set(asks.map(({ name }) => name))];
  return names.map((name) => [visible(name), asks.flatMap((one) => (one.name === name ? [visible(one.value)] : [])).join(' · ')]);
};
