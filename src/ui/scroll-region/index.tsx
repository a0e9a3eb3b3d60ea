import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './styles.module.css';

interface ScrollRegionProps {
  /** `rows` for a table whose cells are stacked on phones, and `frozen` for one whose first column stays in view while it scrolls. */
  readonly kind: 'table' | 'rows' | 'frozen' | 'formula';
  /** Heading above the content, used as the accessible name of the region. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** Whether the content is wider than the element. It's `true` until it has been measured, and always without JavaScript. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

export function ScrollRegion({ kind, heading, children }: ScrollRegionProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const name = kind === 'formula' ? translate({ id: 'ui.scroll.formula' }) : translate({ id: 'ui.scroll.table' });
  return (
    <div
      ref={region}
      className={clsx('scroll-shade', styles.scroll, kind !== 'formula' && styles.table, styles[kind])}
      role="group"
      aria-label={heading === undefined ? name : `${name}: ${heading}`}
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </div>
  );
}
