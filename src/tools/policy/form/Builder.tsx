import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useBrand } from '../../../ui/use-brand';
import { CopyText, Stale } from '../../parts/CopyText';
import { Field, SelectField } from '../../parts/controls';
import { RIGHTS, tasksFor, type Task } from '../core/tasks';
import parts from '../../parts/styles.module.css';
import styles from '../styles.module.css';
import { exampleOf, questionFor, taskOf, type FieldTexts, type Wrong } from './fields';
import { say, wrongText } from '../sentences';

interface BuilderProps {
  readonly texts: FieldTexts;
  readonly wrong: readonly Wrong[];
  /** Policy for the last valid field values. */
  readonly policy: string | undefined;
  /** Whether a field is currently invalid. */
  readonly isStale: boolean;
  /** Whether step 2 already shows the policy. */
  readonly isBelow: boolean;
  readonly onChange: (part: Partial<FieldTexts>) => void;
  readonly onUse: () => void;
}

/** Step 1 of the form, which takes a task and its values and returns a policy. */
export function Builder({ texts, wrong, policy, isStale, isBelow, onChange, onUse }: BuilderProps): ReactNode {
  const tasks = tasksFor(useBrand().features);
  const task = taskOf(texts);
  const change = (part: Partial<FieldTexts>): void => {
    // The example in step 3 changes with these fields until the reader enters a different one.
    const follows = texts.place === exampleOf(texts);
    onChange({ ...part, ...(follows && { place: exampleOf({ ...texts, ...part }) }) });
  };
  return (
    <fieldset>
      <legend>{translate({ id: 'policy.part.build' })}</legend>
      <SelectField
        label={translate({ id: 'policy.task' })}
        hint={say(`policy.task.${task}.does`)}
        width="wide"
        value={task}
        options={tasks.map((value) => ({ value, label: say(`policy.task.${value}`) }))}
        onChange={(value) => change({ task: value, ...questionFor(value) })}
      />
      <TaskFields task={task} texts={texts} wrong={wrong} onChange={change} />
      {policy !== undefined && (
        <div className={styles.result}>
          <p>
            {RIGHTS[task].kind === 'user' ? <Translate id="policy.attach.user" /> : <Translate id="policy.attach.bucket" />}{' '}
            <Translate id="policy.below" />
          </p>
          {/* Always render this element, so that step 2 doesn't move while the reader types in it. */}
          <details className={parts.folded}>
            <summary>{translate({ id: 'policy.show' })}</summary>
            <pre tabIndex={0} role="group" aria-label={translate({ id: 'policy.result' })}>
              {policy}
            </pre>
          </details>
          <div className={styles.actions}>
            <Stale value={isStale}>
              <CopyText label={translate({ id: 'policy.copy' })} text={() => policy} />
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
              {translate({ id: 'policy.use' })}
            </button>
          </div>
        </div>
      )}
    </fieldset>
  );
}

type TaskFieldsProps = Pick<BuilderProps, 'texts' | 'wrong' | 'onChange'> & { readonly task: Task };

function TaskFields({ task, texts, wrong, onChange }: TaskFieldsProps): ReactNode {
  const hasUsers = useBrand().features.includes('iamUsers');
  const field = (name: 'bucket' | 'prefix' | 'project' | 'user', label: string, hint?: string): ReactNode => (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      value={texts[name]}
      messages={wrong.includes(name) ? [wrongText(name)] : []}
      isText
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {field('bucket', translate({ id: 'policy.bucket' }))}
      {field('prefix', translate({ id: 'policy.prefix' }), translate({ id: 'policy.prefix.hint' }))}
      {RIGHTS[task].principal === 'project' && (
        <>
          {field('project', translate({ id: 'policy.project' }))}
          {hasUsers && field('user', translate({ id: 'policy.user' }), translate({ id: 'policy.user.hint' }))}
        </>
      )}
    </>
  );
}
