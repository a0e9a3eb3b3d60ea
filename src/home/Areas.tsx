import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBrand } from '../ui/use-brand';
import { WhatIs } from './WhatIs';
import styles from './styles.module.css';

/** The two areas of the documentation, one for each kind of reader. A site without the composer has no areas to choose from. */
export function Areas(): React.ReactNode {
  if (!useBrand().features.includes('composer')) return null;
  return (
    <section className={styles.areas} aria-labelledby="areas">
      <h2 id="areas" className={styles.areasTitle}>
        <Translate id="site.home.areas" />
      </h2>
      <div>
        <h3>
          <Translate id="site.home.area.storage" />
        </h3>
        <p>
          <Translate id="site.home.area.storage.text" />
        </p>
        <WhatIs />
      </div>
      <div>
        <h3>
          <Translate id="site.home.area.composer" />
        </h3>
        <p>
          <Translate id="site.home.area.composer.text" />
        </p>
        <Link to="/composer/getting-started/what-is-ds3-composer">
          <Translate id="site.home.whatIsComposer" />
        </Link>
      </div>
    </section>
  );
}
