import { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useOverflow } from './use-overflow';

export interface TableScrollProps {
  /** Heading above the table, for the name of the region. */
  readonly heading?: string;
  readonly children: ReactNode;
}

function regionName(heading: string | undefined): string {
  if (heading === undefined) {
    return translate({ id: 'ui.table.region', message: 'Table', description: 'Name of a table that scrolls, for screen readers' });
  }
  return translate(
    { id: 'ui.table.regionOf', message: 'Table: {heading}', description: 'Name of a table that scrolls, for screen readers, with the heading above it' },
    { heading },
  );
}

/** Lets a table that is too wide scroll by itself, with touch, pointer and keyboard. */
export function TableScroll({ heading, children }: TableScrollProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  return (
    <div ref={region} className={styles.scroll} role="group" aria-label={regionName(heading)} tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}
