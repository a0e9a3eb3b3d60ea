import React from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/** The bar on narrow screens, which opens without JavaScript. `src/page/follow.ts` names the section, and `close.ts` closes it. */
export default function TOCCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: Props): React.ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary className={styles.summary}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel" />
      </summary>
      <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
    </details>
  );
}
