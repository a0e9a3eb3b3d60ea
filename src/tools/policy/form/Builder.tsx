import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/use-brand';
import { CopyText, Stale } from '../../parts/CopyText';
import { Field, SelectField } from '../../parts/controls';
import { RIGHTS, tasksFor } from '../core/tasks';
import parts from '../../parts/styles.module.css';
import styles from '../styles.module.css';
import { exampleOf, questionFor, taskOf, type FieldTexts, type Wrong } from './fields';
import { say, wrongText } from '../sentences';

interface BuilderProps {
  readonly texts: FieldTexts;
  readonly wrong: readonly Wrong[];
  /** Policy for the last valid field values. */
  readonly policy: string | undefined;
  readonly isStale: boolean;
  readonly isBelow: boolean;
  readonly onChange: (part: Partial<FieldTexts>) => void;
  readonly onUse: () => void;
}

/** Step 1 of the form, which takes a task and its values and returns a policy. */
export function Builder({ texts, wrong, policy, isStale, isBelow, onChange, onUse }: BuilderProps): ReactNode {
  const { features } = useBrand();
  const task = taskOf(texts);
  const isShared = RIGHTS[task].principal === 'project';
  const deniesLocks = RIGHTS[task].effect === 'Deny' && features.includes('objectLock');
  const change = (part: Partial<FieldTexts>): void => {
    // The example in step 3 changes with these fields until the reader enters a different one.
    const follows = texts.place === exampleOf(texts);
    onChange({ ...part, ...(follows && { place: exampleOf({ ...texts, ...part }) }) });
  };
  const form = { texts, wrong, onChange: change };
  return (
    <fieldset>
      <legend>{say('policy.part.build')}</legend>
      <SelectField
        label={say('policy.task')}
        hint={`${say(`policy.task.${task}.does`)}${deniesLocks ? ` ${say('policy.denies-locks')}` : ''}`}
        width="wide"
        value={task}
        options={tasksFor(features).map((value) => ({ value, label: say(`policy.task.${value}`) }))}
        onChange={(value) => change({ task: value, ...questionFor(value) })}
      />
      <PolicyField {...form} name="bucket" label={say('policy.bucket')} />
      <PolicyField {...form} name="prefix" label={say('policy.prefix')} hint={say('policy.prefix.hint')} />
      {isShared && <PolicyField {...form} name="project" label={say('policy.project')} />}
      {isShared && features.includes('iamUsers') && (
        <PolicyField {...form} name="user" label={say('policy.user')} hint={say('policy.user.hint')} />
      )}
      {policy !== undefined && (
        <div className={styles.result}>
          <p>
            {say(`policy.attach.${RIGHTS[task].kind}`)} {say('policy.below')}
          </p>
          {/* Always render this element, so that step 2 doesn't move while the reader types in it. */}
          <details className={parts.folded}>
            <summary>{say('policy.show')}</summary>
            <pre tabIndex={0} role="group" aria-label={say('policy.result')}>
              {policy}
            </pre>
          </details>
          <div className={styles.actions}>
            <Stale value={isStale}>
              <CopyText label={say('policy.copy')} text={() => policy} />
            </Stale>
            <button
              type="button"
              disabled={isBelow || isStale}
              onClick={({ currentTarget }) => {
                onUse();
                // The button is now disabled, so move focus to the policy for keyboard users.
                currentTarget.form?.querySelector('textarea')?.focus();
              }}
            >
              {say(isBelow ? 'policy.used' : 'policy.use')}
            </button>
          </div>
        </div>
      )}
    </fieldset>
  );
}

interface PolicyFieldProps extends Pick<BuilderProps, 'texts' | 'wrong' | 'onChange'> {
  readonly name: keyof FieldTexts;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whether the place must have a key. */
  readonly needsKey?: boolean;
}

/** Single-line field of step 1 or step 3. */
export function PolicyField({ texts, wrong, onChange, name, label, hint, needsKey }: PolicyFieldProps): ReactNode {
  const found = wrong.find((one) => one === name);
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      value={texts[name]}
      messages={found ? [wrongText(found, needsKey)] : []}
      isText
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}
