import type { ReactNode } from 'react';
import type { AnswerOf } from '../../parts/Tool';
import { Facts } from '../../parts/Facts';
import { Notes } from '../../parts/Notes';
import { decide, needsOwnAllow, type Policies, type Question, type Verdict } from '../core/decide';
import { hasUnstated, onlyDeny } from '../form/pasted';
import styles from '../styles.module.css';
import { missText, reasonText, say } from '../sentences';

export type PolicyResult = ReturnType<typeof resultOf>;

/** @param ofUser number of the user's policies */
export function resultOf(question: Question, policies: Policies, ofUser: number) {
  const decision = decide(question, policies);
  return {
    decision,
    isSeveral: ofUser > 1,
    isOfProject: needsOwnAllow(decision, question.asker),
    onlyDeny: onlyDeny(policies),
    hasUnstated: hasUnstated(policies),
  };
}

const needsText = ({ action, resource }: Verdict): string => say('policy.needs', { action, resource });
const verdictText = (isAllowed: boolean): string => (isAllowed ? say('policy.allowed') : say('policy.refused'));

/** Returns the verdict, the request that it's about, and the reason. */
export function answerOf({ decision: { allowed, verdicts }, isSeveral }: PolicyResult): AnswerOf {
  const deciding = verdicts.find((verdict) => verdict.allowed === allowed);
  // All of a long resource would make the answer cover the form on a phone. The table below the answer contains it.
  const request = deciding && needsText(deciding).replace(/^(.{60}).{2,}(.{39})$/su, '$1…$2');
  const text = request ? `${say('policy.tried', { request })} ${reasonText(deciding, isSeveral)}` : '';
  return { figure: say(allowed ? 'policy.answer.allowed' : 'policy.answer.refused'), text, isGood: allowed };
}

/** Permissions that the request needs, and the limitations of the verdict. */
export function Results({ decision: { verdicts }, isOfProject, isSeveral, onlyDeny, hasUnstated }: PolicyResult): ReactNode {
  // If there's only one permission, the answer already contains its reason.
  const outcome = (verdict: Verdict): string =>
    verdictText(verdict.allowed) + (verdicts.length === 1 ? '' : `. ${reasonText(verdict, isSeveral)}`);
  const misses = verdicts.filter((verdict) => !verdict.allowed && verdict.reason.startsWith('no-')).flatMap((verdict) => verdict.misses);
  return (
    <div className={styles.answer}>
      <Facts title={say('policy.rights')} facts={verdicts.map((verdict) => [needsText(verdict), outcome(verdict)])} />
      <Notes
        title={say('policy.know')}
        texts={[
          ...misses.map((miss) => missText(miss, isSeveral)),
          ...(onlyDeny && verdicts.some(({ reason }) => reason === 'no-allow') ? [say('policy.onlyDenies')] : []),
          ...(isOfProject ? [say('policy.needsOwnAllow')] : []),
          ...(hasUnstated ? [say('policy.unstated')] : []),
          say('policy.limits'),
        ]}
      />
    </div>
  );
}
