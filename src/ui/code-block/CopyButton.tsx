import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What `../copy` writes into is none of React's: it must not be taken back when React takes over the page. */
const EMPTY = { __html: '' };

/**
 * Copies the code of the block or the table cell around it and tells the result in a live region; `../copy` does the work.
 * Hidden without JavaScript.
 */
export function CopyButton({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        data-copy=""
        data-static
        data-copied={translate({ id: 'ui.codeBlock.copied' })}
        data-selected={translate({ id: 'ui.codeBlock.selected' })}
      />
      <span role="status" className={styles.status} dangerouslySetInnerHTML={EMPTY} />
    </>
  );
}
