import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import popover from '../popover.module.css';
import styles from './styles.module.css';

interface TermProps {
  id: string;
  name: string;
  /** Plain text. */
  definition: string;
  /** Punctuation that directly follows, which stays on the line of the term. */
  after?: string;
  children: ReactNode;
}

/**
 * A term of the glossary in running text. Pressing it, by mouse, touch or keyboard, shows the
 * definition in a popover of the browser's own, which works without JavaScript too.
 */
export function Term({ id, name, definition, after, children }: TermProps): ReactNode {
  const card = useId();
  const button = (
    <button type="button" className={styles.term} popoverTarget={card}>
      {children}
    </button>
  );
  return (
    <>
      {after === undefined ? (
        button
      ) : (
        <span className={styles.kept}>
          {button}
          {after}
        </span>
      )}
      <span id={card} popover="auto" className={popover.card} data-search-ignore>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.definition}>{definition}</span>
        <Link to={`/getting-started/glossary#${id}`} className={styles.more}>
          <Translate id="ui.term.more" />
        </Link>
      </span>
    </>
  );
}
