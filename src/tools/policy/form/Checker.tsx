import type { ReactNode } from 'react';
import { hasAction } from '../../../lib/access/has-action';
import { useBrand } from '../../../ui/use-brand';
import { jsonFaultText } from '../../parts/say';
import { Notes } from '../../parts/Notes';
import { TextArea } from '../../parts/controls';
import type { PolicyFault } from '../core/policy';
import type { PolicyReading } from '../core/read-policy';
import { faultText, say } from '../sentences';
import styles from '../styles.module.css';
import { MOST_POLICIES, type Pasted, type PastedReading } from './pasted';

interface CheckerProps {
  readonly pasted: Pasted;
  readonly reading: PastedReading;
  readonly onChange: (pasted: Pasted) => void;
}

/** Step 2 of the form, with the pasted policies and the problems in each. */
export function Checker({ pasted, reading, onChange }: CheckerProps): ReactNode {
  const { user, bucket } = pasted;
  const userLabel = (at: number): string => (user.length === 1 ? say('policy.of.user') : say('policy.of.userNumber', { number: at + 1 }));
  return (
    <fieldset>
      <legend>{say('policy.part.check')}</legend>
      {useBrand().features.includes('iamUsers') && (
        <>
          {user.map((text, at) => (
            <PolicyText
              // Policies have no names, so use the index. Only the last policy can be removed.
              key={at}
              label={userLabel(at)}
              hint={say('policy.of.user.hint')}
              text={text}
              reading={reading.user[at]}
              onChange={(changed) => onChange({ ...pasted, user: user.map((before, place) => (place === at ? changed : before)) })}
            />
          ))}
          <p className={styles.actions}>
            {user.length < MOST_POLICIES && (
              <button type="button" onClick={() => onChange({ ...pasted, user: [...user, ''] })}>
                {say('policy.add')}
              </button>
            )}
            {user.length > 1 && (
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  onChange({ ...pasted, user: user.slice(0, -1) });
                  // This button may disappear, so move focus to the first button, which stays, for keyboard users.
                  currentTarget.parentElement?.querySelector('button')?.focus();
                }}
              >
                {say('policy.remove')}
              </button>
            )}
          </p>
        </>
      )}
      <PolicyText
        label={say('policy.of.bucket')}
        hint={say('policy.of.bucket.hint')}
        text={bucket}
        reading={reading.bucket}
        onChange={(changed) => onChange({ ...pasted, bucket: changed })}
      />
    </fieldset>
  );
}

interface PolicyTextProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly reading: PolicyReading | undefined;
  readonly onChange: (text: string) => void;
}

const [FEWEST_ROWS, MOST_ROWS] = [3, 18];

function PolicyText({ label, hint, text, reading, onChange }: PolicyTextProps): ReactNode {
  const { jsonFault, faults = [] } = reading ?? {};
  const wrong = jsonFault ? [jsonFaultText(jsonFault)] : faults.filter(({ isError }) => isError).map(faultText);
  const { features } = useBrand();
  const isKnown = ({ code, values }: PolicyFault): boolean =>
    !/^(?:allow|bypass)-/.test(code) || hasAction(String(values.action), features);
  const known = faults.filter((fault) => !fault.isError && isKnown(fault)).map(faultText);
  const rows = Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, text.split('\n').length));
  return (
    <>
      <TextArea label={label} hint={hint} messages={wrong} value={text} rows={rows} onChange={onChange} />
      <div className={styles.result}>
        <Notes title={say('policy.know')} texts={known} />
        {reading && wrong.length + known.length === 0 && <p className={styles.good}>{say('policy.good')}</p>}
      </div>
    </>
  );
}
