/** The policy tool's messages in the reader's language. */
import type words from '../../../i18n/en/tools/policy.json';
import { textOf, type Say } from '../parts/say';
import type { Found, Miss, Verdict } from './core/decide';
import type { PolicyFault } from './core/policy';
import type { Wrong } from './form/fields';

export const say: Say<typeof words> = textOf;

/** Describes the value that an invalid field expects. */
export function wrongText(field: Wrong, needsKey = true): string {
  if (field === 'source' || (field === 'place' && needsKey)) return say('policy.wrong.key');
  return say(`policy.wrong.${field}`);
}

/** Describes a problem in a policy and how to fix it, with its line. Braces in texts mark placeholders for values. */
export function faultText({ code, line, values }: PolicyFault): string {
  const text = say(`policy.fault.${code}`, { ...values, brace: '{', close: '}' });
  const isGuess = code === 'unknown-action' || code === 'unknown-operator' || code === 'unknown-key';
  // `nearest` is empty if no name is close.
  const meant = isGuess && values.nearest !== '' ? ` ${say('policy.didYouMean', values)}` : '';
  return say('policy.line', { line, text: text + meant });
}

/** @param several whether the user has more than one policy, so the name needs a number */
function policyName({ kind, number }: Found, several: boolean): string {
  if (kind === 'bucket') return say('policy.named.bucket');
  return several ? say('policy.named.userNumber', { number }) : say('policy.named.user');
}

function statementText(found: Found, several: boolean): string {
  const { index, sid, part } = found.statement;
  const values = { index, line: part.line, policy: policyName(found, several) };
  return sid === undefined || sid === '' ? say('policy.statement', values) : say('policy.statement.sid', { ...values, sid });
}

/** Explains why a request is allowed or denied. Only the first statement is named. */
export const reasonText = ({ reason, found: [first] }: Verdict, several: boolean): string =>
  say(`policy.because.${reason}`, { statement: first ? statementText(first, several) : '' });

export const missText = (miss: Miss, several: boolean): string =>
  say(`policy.miss.${miss.part}`, { statement: statementText(miss, several) });
