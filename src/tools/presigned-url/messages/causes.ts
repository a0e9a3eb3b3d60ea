/** Sentences about the first difference between what server and client have signed, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Cause } from '../comparison/cause';
import type { PasteFault, Row } from '../comparison/compare';
import type { PartKind } from '../comparison/parts';

type Texts<Code extends string> = Readonly<Record<Code, () => string>>;

const CAUSES: Texts<Cause> = {
  'method-head': () => translate({ id: 'presigned.cause.method-head' }),
  method: () => translate({ id: 'presigned.cause.method' }),
  plus: () => translate({ id: 'presigned.cause.plus' }),
  'encoded-twice': () => translate({ id: 'presigned.cause.encoded-twice' }),
  encoding: () => translate({ id: 'presigned.cause.encoding' }),
  slashes: () => translate({ id: 'presigned.cause.slashes' }),
  'path-prefix': () => translate({ id: 'presigned.cause.path-prefix' }),
  path: () => translate({ id: 'presigned.cause.path' }),
  'parameter-added': () => translate({ id: 'presigned.cause.parameter-added' }),
  'parameter-lost': () => translate({ id: 'presigned.cause.parameter-lost' }),
  parameter: () => translate({ id: 'presigned.cause.parameter' }),
  port: () => translate({ id: 'presigned.cause.port' }),
  host: () => translate({ id: 'presigned.cause.host' }),
  'header-lost': () => translate({ id: 'presigned.cause.header-lost' }),
  'header-added': () => translate({ id: 'presigned.cause.header-added' }),
  'header-spaces': () => translate({ id: 'presigned.cause.header-spaces' }),
  'header-proxy': () => translate({ id: 'presigned.cause.header-proxy' }),
  header: () => translate({ id: 'presigned.cause.header' }),
  'signed-headers': () => translate({ id: 'presigned.cause.signed-headers' }),
  'payload-empty': () => translate({ id: 'presigned.cause.payload-empty' }),
  'payload-unsigned': () => translate({ id: 'presigned.cause.payload-unsigned' }),
  payload: () => translate({ id: 'presigned.cause.payload' }),
  algorithm: () => translate({ id: 'presigned.cause.algorithm' }),
  clock: () => translate({ id: 'presigned.cause.clock' }),
  'scope-date': () => translate({ id: 'presigned.cause.scope-date' }),
  'scope-region': () => translate({ id: 'presigned.cause.scope-region' }),
  'scope-service': () => translate({ id: 'presigned.cause.scope-service' }),
  'hash-alone': () => translate({ id: 'presigned.cause.hash-alone' }),
  hash: () => translate({ id: 'presigned.cause.hash' }),
};

const FAULTS: Texts<PasteFault> = {
  empty: () => translate({ id: 'presigned.paste.empty' }),
  nothing: () => translate({ id: 'presigned.paste.nothing' }),
  request: () => translate({ id: 'presigned.paste.request' }),
  'to-sign': () => translate({ id: 'presigned.paste.to-sign' }),
  'version-2': () => translate({ id: 'presigned.paste.version-2' }),
  'too-long': () => translate({ id: 'presigned.paste.too-long' }),
};

const PARTS: Texts<PartKind> = {
  method: () => translate({ id: 'presigned.part.method' }),
  path: () => translate({ id: 'presigned.part.path' }),
  parameter: () => translate({ id: 'presigned.part.parameter' }),
  header: () => translate({ id: 'presigned.part.header' }),
  'signed-headers': () => translate({ id: 'presigned.part.signed-headers' }),
  payload: () => translate({ id: 'presigned.part.payload' }),
  algorithm: () => translate({ id: 'presigned.part.algorithm' }),
  time: () => translate({ id: 'presigned.part.time' }),
  'scope-date': () => translate({ id: 'presigned.part.scope-date' }),
  'scope-region': () => translate({ id: 'presigned.part.scope-region' }),
  'scope-service': () => translate({ id: 'presigned.part.scope-service' }),
  'scope-end': () => translate({ id: 'presigned.part.scope-end' }),
  hash: () => translate({ id: 'presigned.part.hash' }),
};

export const causeText = (cause: Cause): string => CAUSES[cause]();
export const pasteText = (fault: PasteFault): string => FAULTS[fault]();

/** `Header host`. */
export const partText = ({ kind, name }: Pick<Row, 'kind' | 'name'>): string => [PARTS[kind](), name].filter(Boolean).join(' ');
