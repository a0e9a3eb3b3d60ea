import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Checkbox that wraps the lines in the surrounding block. The style sheet wraps them, and shows the checkbox if a line is too long. */
export function WrapBox(): ReactNode {
  const label = translate({ id: 'ui.codeBlock.wrap' });
  return <input type="checkbox" className={styles.wrap} aria-label={label} title={label} data-static />;
}
