import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './styles.module.css';

interface CopyValueProps {
  /** Name of the field where the reader enters the value. */
  readonly field: string;
  readonly children: ReactNode;
}

/** A value in a table, with a button that copies it. */
export const CopyValue = ({ field, children }: CopyValueProps): ReactNode => (
  <span className={styles.value}>
    {children}
    <CopyButton label={translate({ id: 'ui.codeBlock.copyValue' }, { field })} />
  </span>
);
