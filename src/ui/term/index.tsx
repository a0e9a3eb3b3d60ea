import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import '../../page/explanation/styles.css';
import styles from './styles.module.css';

interface TermProps {
  id: string;
  name: string;
  definition: string;
  children: ReactNode;
}

/** A glossary term in running text. It links to its glossary entry, and shows the definition in place (`src/page/explanation`). */
export function Term({ id, name, definition, children }: TermProps): ReactNode {
  return (
    <a
      href={useBaseUrl(`/getting-started/glossary#${id}`)}
      className={styles.term}
      data-name={name}
      data-explanation={definition}
      data-more={translate({ id: 'ui.term.more' })}
    >
      {children}
    </a>
  );
}
