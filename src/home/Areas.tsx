import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { WhatIs } from './WhatIs';
import styles from './styles.module.css';

/** The two areas of the documentation, for the two kinds of reader. */
export function Areas(): React.ReactNode {
  return (
    <section className={styles.areas} aria-labelledby="areas">
      <h2 id="areas" className={styles.areasTitle}>
        <Translate id="site.home.areas" description="Heading over the two areas on the home page">
          Two areas, one service
        </Translate>
      </h2>
      <div>
        <h3>
          <Translate id="site.home.area.storage" description="Name of the storage area on the home page">
            Storage service
          </Translate>
        </h3>
        <p>
          <Translate id="site.home.area.storage.text" description="The storage area on the home page">
            For developers and administrators who store objects: buckets, keys, versions, rights, and the tools that speak S3.
          </Translate>
        </p>
        <WhatIs />
      </div>
      <div>
        <h3>
          <Translate id="site.home.area.composer" description="Name of the composer area on the home page">
            Composer
          </Translate>
        </h3>
        <p>
          <Translate id="site.home.area.composer.text" description="The composer area on the home page">
            For operators who build the storage itself: swarms of nodes, redundancy classes, gateways, and the tenants that use them.
          </Translate>
        </p>
        <Link to="/composer/getting-started/what-is-ds3-composer">
          <Translate id="site.home.whatIsComposer" description="Link to the introduction of the composer on the home page">
            What is DS3 Composer?
          </Translate>
        </Link>
      </div>
    </section>
  );
}
