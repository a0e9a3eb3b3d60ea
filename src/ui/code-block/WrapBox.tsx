import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Wraps the lines of the surrounding block. It works through the style sheet, which shows the checkbox only if a line is too long. */
export function WrapBox(): ReactNode {
  const label = translate({ id: 'ui.codeBlock.wrap' });
  return <input type="checkbox" className={styles.wrap} aria-label={label} title={label} data-static />;
}
