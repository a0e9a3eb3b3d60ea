import type { ReactNode } from 'react';
import { Facts } from '../../parts/Facts';
import { Notes } from '../../parts/Notes';
import { Summary } from '../../parts/Summary';
import type { Decision, Verdict } from '../core/decide';
import styles from '../styles.module.css';
import { missText, reasonText, say } from '../sentences';

interface AnswerProps {
  readonly decision: Decision;
  /** Whether a user of the project is allowed only because the bucket policy names that project. */
  readonly isOfProject: boolean;
  /** Whether the user has more than one policy. */
  readonly isSeveral: boolean;
  /** Whether the user's policies don't allow anything. */
  readonly onlyDeny: boolean;
  /** Whether the policies use features that not every server supports. */
  readonly hasUnstated: boolean;
  /** Whether a field or policy is currently invalid, and this is the previous result. */
  readonly isStale: boolean;
}

/** The result in a sentence, followed by the reasons and the limitations. */
export function Answer(props: AnswerProps): ReactNode {
  const { isOfProject, isSeveral, onlyDeny, hasUnstated, isStale } = props;
  const { allowed, verdicts } = props.decision;
  const answer = (isAllowed: boolean): string => (isAllowed ? say('policy.allowed') : say('policy.refused'));
  const full = (verdict: Verdict): string => `${answer(verdict.allowed)} ${reasonText(verdict, isSeveral)}`;
  const deciding = verdicts.find((verdict) => verdict.allowed === allowed);
  const misses = verdicts.filter((verdict) => !verdict.allowed && verdict.reason.startsWith('no-')).flatMap((verdict) => verdict.misses);
  return (
    <div role="group" aria-label={say('policy.answer')} className={styles.answer}>
      <Summary text={deciding ? full(deciding) : answer(allowed)} isStale={isStale} isBad={!allowed} />
      <Facts
        title={say('policy.rights')}
        facts={verdicts.map((verdict) => [
          say('policy.needs', { action: verdict.action, resource: verdict.resource }),
          // If there is a single permission, the summary contains its reason.
          verdicts.length === 1 ? answer(verdict.allowed) : full(verdict),
        ])}
      />
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
