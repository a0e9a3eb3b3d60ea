import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CopyStatus } from './CopyStatus';
import styles from './styles.module.css';

/**
 * Copies the code of the surrounding block or table cell, and announces the result in a live region; `../copy` does the work. Hidden
 * without JavaScript.
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
      <CopyStatus className={styles.status} />
    </>
  );
}
