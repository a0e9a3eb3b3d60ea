/** Sentences about links, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Finding, FindingCode } from '../core/finding';

type Sentence = (values: Finding['values']) => string;

const SENTENCES: Readonly<Record<FindingCode, Sentence>> = {
  'no-url': () => translate({ id: 'presigned.finding.no-url' }),
  'text-around': () => translate({ id: 'presigned.finding.text-around' }),
  spaces: () => translate({ id: 'presigned.finding.spaces' }),
  'html-amp': () => translate({ id: 'presigned.finding.html-amp' }),
  'json-escape': () => translate({ id: 'presigned.finding.json-escape' }),
  backslash: () => translate({ id: 'presigned.finding.backslash' }),
  ellipsis: () => translate({ id: 'presigned.finding.ellipsis' }),
  'query-encoded': () => translate({ id: 'presigned.finding.query-encoded' }),
  'too-long': (values) => translate({ id: 'presigned.finding.too-long' }, values),
  fragment: () => translate({ id: 'presigned.finding.fragment' }),
  userinfo: () => translate({ id: 'presigned.finding.userinfo' }),
  http: () => translate({ id: 'presigned.finding.http' }),
  'foreign-host': (values) => translate({ id: 'presigned.finding.foreign-host' }, values),
  'bad-percent': () => translate({ id: 'presigned.finding.bad-percent' }),
  'maybe-double-encoded': () => translate({ id: 'presigned.finding.maybe-double-encoded' }),
  'no-bucket': () => translate({ id: 'presigned.finding.no-bucket' }),
  unsigned: () => translate({ id: 'presigned.finding.unsigned' }),
  v2: () => translate({ id: 'presigned.finding.v2' }),
  v4a: () => translate({ id: 'presigned.finding.v4a' }),
  algorithm: (values) => translate({ id: 'presigned.finding.algorithm' }, values),
  'both-versions': () => translate({ id: 'presigned.finding.both-versions' }),
  missing: (values) => translate({ id: 'presigned.finding.missing' }, values),
  'cut-at-ampersand': () => translate({ id: 'presigned.finding.cut-at-ampersand' }),
  duplicate: (values) => translate({ id: 'presigned.finding.duplicate' }, values),
  'letter-case': (values) => translate({ id: 'presigned.finding.letter-case' }, values),
  'double-encoded': () => translate({ id: 'presigned.finding.double-encoded' }),
  date: (values) => translate({ id: 'presigned.finding.date' }, values),
  expires: (values) => translate({ id: 'presigned.finding.expires' }, values),
  'expires-range': (values) => translate({ id: 'presigned.finding.expires-range' }, values),
  'expires-epoch': (values) => translate({ id: 'presigned.finding.expires-epoch' }, values),
  expired: () => translate({ id: 'presigned.finding.expired' }),
  future: () => translate({ id: 'presigned.finding.future' }),
  credential: () => translate({ id: 'presigned.finding.credential' }),
  'scope-date': (values) => translate({ id: 'presigned.finding.scope-date' }, values),
  region: (values) => translate({ id: 'presigned.finding.region' }, values),
  service: (values) => translate({ id: 'presigned.finding.service' }, values),
  'host-not-signed': () => translate({ id: 'presigned.finding.host-not-signed' }),
  'header-order': (values) => translate({ id: 'presigned.finding.header-order' }, values),
  'signature-cut': (values) => translate({ id: 'presigned.finding.signature-cut' }, values),
  'signature-form': () => translate({ id: 'presigned.finding.signature-form' }),
  token: () => translate({ id: 'presigned.finding.token' }),
  'added-later': (values) => translate({ id: 'presigned.finding.added-later' }, values),
  'empty-checksum': () => translate({ id: 'presigned.finding.empty-checksum' }),
  'send-headers': (values) => translate({ id: 'presigned.finding.send-headers' }, values),
};

export const findingText = ({ code, values }: Finding): string => SENTENCES[code](values);
