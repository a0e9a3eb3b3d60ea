import React from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/**
 * The table of contents on narrow screens: a bar that stays in view. It's a `<details>` element, so that it opens without JavaScript.
 * `src/page/follow.ts` shows the current section in the bar, and `src/page/close.ts` closes it.
 */
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
