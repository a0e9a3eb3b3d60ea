import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React from 'react';
import { useBrand } from '../../site/brand';
import styles from './styles.module.css';

/** What the static page says to a browser that runs no scripts. */
export function WithoutScript(): React.ReactNode {
  const { slug, product } = useBrand();
  return (
    <noscript>
      <div className={styles.plain}>
        <p>
          <Translate id="search.page.noScript" description="Search page, for browsers without JavaScript">
            Search runs in your browser and needs JavaScript. These pages lead to everything else:
          </Translate>
        </p>
        <ul>
          <li>
            <Link to={`/getting-started/what-is-${slug}-ds3`}>{product}</Link>
          </li>
          <li>
            <Link to="/getting-started/quickstart">
              <Translate id="search.page.quickstart" description="Search page without JavaScript, link to the quickstart">
                Quickstart
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/guides/s3-api">
              <Translate id="search.page.guides" description="Search page without JavaScript, link to the S3 API reference">
                S3 API reference
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/getting-started/glossary">
              <Translate id="search.page.glossary" description="Search page without JavaScript, link to the glossary">
                Glossary
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/composer/getting-started/what-is-ds3-composer">DS3 Composer</Link>
          </li>
        </ul>
      </div>
    </noscript>
  );
}
