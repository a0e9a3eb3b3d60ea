import clsx from 'clsx';
import React from 'react';
import Translate from '@docusaurus/Translate';
import picture from '@generated/home/default/path.json';
import diagram from '../ui/diagram/styles.module.css';
import styles from './path.module.css';

/** A diagram that shows how an object gets from a client to its shards. `plugin.ts` fills in its texts. */
export function ObjectPath(): React.ReactNode {
  return (
    <figure className={clsx(diagram.drawing, styles.figure)}>
      <div dangerouslySetInnerHTML={{ __html: (picture as { html: string }).html }} />
      <figcaption className={styles.caption}>
        <span className={clsx(styles.key, 'd-data')}>
          <Translate id="site.home.path.data" />
        </span>
        <span className={clsx(styles.key, 'd-parity')}>
          <Translate id="site.home.path.parity" />
        </span>
        <span>
          <Translate id="site.home.path.caption" />
        </span>
      </figcaption>
    </figure>
  );
}
