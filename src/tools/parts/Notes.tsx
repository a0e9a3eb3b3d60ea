import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface NotesProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Whether the sentences describe problems and not only information. */
  readonly areProblems?: boolean;
}

/** Sentences about the results as a whole. Renders nothing if there are none. */
export function Notes({ title, texts, areProblems = false }: NotesProps): ReactNode {
  if (texts.length === 0) return null;
  return (
    <div className={clsx(styles.notes, areProblems && styles.problems)}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
