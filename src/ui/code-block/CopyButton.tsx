import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CopyStatus } from './CopyStatus';
import styles from './styles.module.css';

/**
 * Button that copies the code in the surrounding block or table cell. `src/page/copy` handles clicks, and announces the result in a live
 * region. The button is hidden without JavaScript.
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
