import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Breaks the lines of the block around it. The style sheet does the work, and shows the box only where a line is too long. */
export function WrapBox(): ReactNode {
  const label = translate({ id: 'ui.codeBlock.wrap' });
  return <input type="checkbox" className={styles.wrap} aria-label={label} title={label} data-static />;
}
