/** Sentences for what is wrong with a policy, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { PolicyFault } from '../core/fault';

type Values = PolicyFault['values'];

function typeText(values: Values): string {
  if (values.expected === 'object') return translate({ id: 'policy.fault.typeObject' }, values);
  if (values.expected === 'statements') return translate({ id: 'policy.fault.typeStatements' }, values);
  if (values.expected === 'text') return translate({ id: 'policy.fault.typeText' }, values);
  return translate({ id: 'policy.fault.typeTexts' }, values);
}

/** What was probably meant; nothing where no name is close. */
const didYouMean = (values: Values): string => (values.nearest === '' ? '' : ` ${translate({ id: 'policy.fault.didYouMean' }, values)}`);

/** Of the language: elements, types, names. */
const formTexts = (values: Values) => ({
  'not-a-policy': () => translate({ id: 'policy.fault.notAPolicy' }),
  wrapped: () => translate({ id: 'policy.fault.wrapped' }, values),
  'unknown-element': () => translate({ id: 'policy.fault.unknownElement' }, values),
  missing: () => translate({ id: 'policy.fault.missing' }, values),
  'wrong-version': () => translate({ id: 'policy.fault.wrongVersion' }, values),
  'wrong-effect': () => translate({ id: 'policy.fault.wrongEffect' }, values),
  'wrong-type': () => typeText(values),
  'empty-list': () => translate({ id: 'policy.fault.emptyList' }, values),
  both: () => translate({ id: 'policy.fault.both' }, values),
  'principal-in-user-policy': () => translate({ id: 'policy.fault.principalInUser' }),
  // Braces of a text are places for values.
  'principal-form': () => translate({ id: 'policy.fault.principalForm' }, { ...values, brace: '{', close: '}' }),
  'allow-not-principal': () => translate({ id: 'policy.fault.allowNotPrincipal' }),
  'duplicate-sid': () => translate({ id: 'policy.fault.duplicateSid' }, values),
  'unknown-action': () => translate({ id: 'policy.fault.unknownAction' }, values) + didYouMean(values),
  'other-service': () => translate({ id: 'policy.fault.otherService' }, values),
  'arn-form': () => translate({ id: 'policy.fault.arnForm' }, values),
  'arn-partition': () => translate({ id: 'policy.fault.arnPartition' }, values),
  'arn-service': () => translate({ id: 'policy.fault.arnService' }, values),
  'arn-region': () => translate({ id: 'policy.fault.arnRegion' }, values),
  'needs-object': () => translate({ id: 'policy.fault.needsObject' }, values),
  'needs-bucket': () => translate({ id: 'policy.fault.needsBucket' }, values),
  'needs-all': () => translate({ id: 'policy.fault.needsAll' }, values),
  'other-bucket': () => translate({ id: 'policy.fault.otherBucket' }, values),
  'unknown-operator': () => translate({ id: 'policy.fault.unknownOperator' }, values) + didYouMean(values),
  'condition-value': () => translate({ id: 'policy.fault.conditionValue' }, values),
  'too-long': () => translate({ id: 'policy.fault.tooLong' }, values),
  'missing-version': () => translate({ id: 'policy.fault.missingVersion' }),
  'old-version': () => translate({ id: 'policy.fault.oldVersion' }),
  'half-bucket': () => translate({ id: 'policy.fault.halfBucket' }, values),
  'half-object': () => translate({ id: 'policy.fault.halfObject' }, values),
  'unknown-key': () => translate({ id: 'policy.fault.unknownKey' }, values) + didYouMean(values),
  'only-folder': () => translate({ id: 'policy.fault.onlyFolder' }, values),
  'only-key': () => translate({ id: 'policy.fault.onlyKey' }, values),
  'no-prefix': () => translate({ id: 'policy.fault.noPrefix' }, values),
  'any-bucket': () => translate({ id: 'policy.fault.anyBucket' }),
  'other-principal': () => translate({ id: 'policy.fault.otherPrincipal' }, values),
  'key-type': () => translate({ id: 'policy.fault.keyType' }, values),
  'duplicate-key': () => translate({ id: 'policy.fault.duplicateKey' }, values),
  'absent-values': () => translate({ id: 'policy.fault.absentValues' }, { ...values, brace: '{', close: '}' }),
  'plain-wildcard': () => translate({ id: 'policy.fault.plainWildcard' }, values),
  'mfa-absent': () => translate({ id: 'policy.fault.mfaAbsent' }, values),
  'bucket-name': () => translate({ id: 'policy.fault.bucketName' }, values),
  'odd-key': () => translate({ id: 'policy.fault.oddKey' }, values),
  'open-bucket': () => translate({ id: 'policy.fault.openBucket' }, values),
  'open-prefix': () => translate({ id: 'policy.fault.openPrefix' }, values),
  'too-long-inline': () => translate({ id: 'policy.fault.tooLongInline' }, values),
  'sid-signs': () => translate({ id: 'policy.fault.sidSigns' }, values),
});

/** Of what the policy does. */
const meaningTexts = (values: Values) => ({
  'allow-not': () => translate({ id: 'policy.fault.allowNot' }),
  everything: () => translate({ id: 'policy.fault.everything' }),
  nothing: () => translate({ id: 'policy.fault.nothing' }),
  lockout: () => translate({ id: 'policy.fault.lockout' }),
  'lockout-others': () => translate({ id: 'policy.fault.lockoutOthers' }),
  'lockout-project': () => translate({ id: 'policy.fault.lockoutProject' }, values),
  'lockout-condition': () => translate({ id: 'policy.fault.lockoutCondition' }),
  'public-read': () => translate({ id: 'policy.fault.publicRead' }, values),
  'public-condition': () => translate({ id: 'policy.fault.publicCondition' }, values),
  'public-denied': () => translate({ id: 'policy.fault.publicDenied' }, values),
  'public-write': () => translate({ id: 'policy.fault.publicWrite' }, values),
  'door-delete': () => translate({ id: 'policy.fault.doorDelete' }, values),
  'door-version': () => translate({ id: 'policy.fault.doorVersion' }, values),
  'door-overwrite': () => translate({ id: 'policy.fault.doorOverwrite' }, values),
  'door-versioning': () => translate({ id: 'policy.fault.doorVersioning' }, values),
  'door-lifecycle': () => translate({ id: 'policy.fault.doorLifecycle' }, values),
  'door-policy': () => translate({ id: 'policy.fault.doorPolicy' }, values),
  'door-acl': () => translate({ id: 'policy.fault.doorAcl' }, values),
  'door-bypass': () => translate({ id: 'policy.fault.doorBypass' }, values),
  'door-lock': () => translate({ id: 'policy.fault.doorLock' }, values),
  'door-read': () => translate({ id: 'policy.fault.doorRead' }, values),
  'allow-overwrite': () => translate({ id: 'policy.fault.allowOverwrite' }, values),
  'allow-grant': () => translate({ id: 'policy.fault.allowGrant' }, values),
  'allow-identity': () => translate({ id: 'policy.fault.allowIdentity' }, values),
  'allow-bypass': () => translate({ id: 'policy.fault.allowBypass' }, values),
  'allow-lock': () => translate({ id: 'policy.fault.allowLock' }, values),
  'allow-lifecycle': () => translate({ id: 'policy.fault.allowLifecycle' }, values),
  'allow-versioning': () => translate({ id: 'policy.fault.allowVersioning' }, values),
});

/** What is wrong and how to cure it, with its line. */
export function faultText({ code, line, values }: PolicyFault): string {
  const texts = { ...formTexts(values), ...meaningTexts(values) };
  return translate({ id: 'policy.line' }, { line, text: texts[code]() });
}
