/** Buttons that copy code. `src/page/copy` handles clicks, and announces the results in live regions. */
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Live region after a button with `data-copy`. It's empty for React, which would otherwise remove the result during hydration. */
export function CopyStatus({ className }: { readonly className: string | undefined }): ReactNode {
  return <span role="status" className={className} dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Button that copies the code in the surrounding block or table cell. It's hidden without JavaScript. */
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

/** A value in a table, with a button that copies it. @param props.field name of the field where the reader enters the value */
export const CopyValue = ({ field, children }: { readonly field: string; readonly children: ReactNode }): ReactNode => (
  <span className={styles.value}>
    {children}
    <CopyButton label={translate({ id: 'ui.codeBlock.copyValue' }, { field })} />
  </span>
);
