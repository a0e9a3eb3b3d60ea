/** Why a request is allowed or refused, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Found, Miss, Verdict } from '../core/decide';

/** @param several whether the user has more than one policy, so that it needs a number */
function policyName({ kind, number }: Found, several: boolean): string {
  if (kind === 'bucket') return translate({ id: 'policy.named.bucket' });
  return several ? translate({ id: 'policy.named.userNumber' }, { number }) : translate({ id: 'policy.named.user' });
}

function statementText(found: Found, several: boolean): string {
  const { index, sid, line } = found.statement;
  const values = { index, line, policy: policyName(found, several) };
  return sid === undefined || sid === ''
    ? translate({ id: 'policy.statement' }, values)
    : translate({ id: 'policy.statement.sid' }, { ...values, sid });
}

/** The first of the statements stands for all. */
export function reasonText({ reason, found: [first] }: Verdict, several: boolean): string {
  const statement = first ? statementText(first, several) : '';
  switch (reason) {
    case 'deny':
      return translate({ id: 'policy.because.deny' }, { statement });
    case 'allow':
      return translate({ id: 'policy.because.allow' }, { statement });
    case 'root':
      return translate({ id: 'policy.because.root' });
    case 'root-keeps-policy':
      return translate({ id: 'policy.because.keeps' }, { statement });
    case 'no-allow':
      return translate({ id: 'policy.because.none' });
    case 'no-bucket-allow':
      return translate({ id: 'policy.because.noBucket' }, { statement });
    case 'no-own-allow':
      return translate({ id: 'policy.because.noOwn' }, { statement });
  }
}

/** Why an Allow does not count. */
export function missText(miss: Miss, several: boolean): string {
  const statement = statementText(miss, several);
  switch (miss.part) {
    case 'resource':
      return translate({ id: 'policy.miss.resource' }, { statement });
    case 'principal':
      return translate({ id: 'policy.miss.principal' }, { statement });
    case 'condition':
      return translate({ id: 'policy.miss.condition' }, { statement });
  }
}
