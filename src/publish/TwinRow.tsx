import type { ReactNode } from 'react';
import { CopyPage } from './control/CopyPage';
import styles from './control/styles.module.css';
import { twinOf } from './twin-of';
import { TwinLink } from './TwinLink';

interface TwinRowProps {
  /** Of the page, base URL included. */
  readonly route: string;
  /** The breadcrumbs. */
  readonly children: ReactNode;
}

/** The first row of a page: its breadcrumbs, and "Copy page as Markdown" at their side. */
export function TwinRow({ route, children }: TwinRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <TwinLink route={route} />
      {children}
      <CopyPage href={twinOf(route)} />
    </div>
  );
}
