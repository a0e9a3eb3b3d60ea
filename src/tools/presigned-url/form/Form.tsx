import type { ReactNode } from 'react';
import { TextArea } from '../../parts/controls';
import parts from '../../parts/styles.module.css';
import type { Explanation } from '../core/explain';
import { findingText, say } from '../sentences';
import styles from '../styles.module.css';

interface FormProps {
  readonly text: string;
  /** Undefined if the field is empty. */
  readonly explanation: Explanation | undefined;
  readonly onChange: (text: string) => void;
  readonly onExample: () => void;
}

/** Field for the link, with a message if the text contains no link. */
export function Form({ text, explanation, onChange, onExample }: FormProps): ReactNode {
  const isFault = explanation !== undefined && !explanation.link;
  return (
    <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.sides}>
        <TextArea
          label={say('presigned.field.link')}
          hint={say('presigned.field.link.hint')}
          rows={4}
          value={text}
          messages={isFault ? explanation.findings.map(findingText) : []}
          onChange={onChange}
        />
      </div>
      <p className={parts.share}>
        <button type="button" onClick={onExample}>
          {say('presigned.example')}
        </button>
        {text !== '' && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              onChange('');
              // The button disappears, so move focus to the field for keyboard users.
              currentTarget.form?.querySelector('textarea')?.focus();
            }}
          >
            {say('presigned.clear')}
          </button>
        )}
      </p>
    </form>
  );
}
