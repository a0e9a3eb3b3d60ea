import type { ReactNode } from 'react';
import { TextArea } from '../../parts/controls';
import parts from '../../parts/styles.module.css';
import type { Explanation } from '../core/explain';
import { findingText, say } from '../sentences';
import styles from '../styles.module.css';

interface FormProps {
  readonly text: string;
  /** Explains the example if the field is empty. */
  readonly explanation: Explanation;
  readonly onChange: (text: string) => void;
  readonly onExample: () => void;
}

/** Field for the link, with a message if the text contains no link. While the field is empty, it shows what a link looks like. */
export function Form({ text, explanation: { link, findings }, onChange, onExample }: FormProps): ReactNode {
  return (
    <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.sides}>
        <TextArea
          label={say('presigned.field.link')}
          hint={say('presigned.field.link.hint')}
          rows={4}
          value={text}
          placeholder={link && say('presigned.placeholder', { link: link.shown })}
          messages={link ? [] : findings.map(findingText)}
          onChange={onChange}
        />
      </div>
      <p className={parts.share}>
        <button type="button" onClick={onExample}>
          {say('presigned.example')}
        </button>
      </p>
    </form>
  );
}
