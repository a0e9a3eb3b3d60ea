import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import React from 'react';
import { useBrand, useHasPage } from '../../ui/use-brand';
import styles from './styles.module.css';

/** Message on the static page for browsers without JavaScript. */
export function WithoutScript(): React.ReactNode {
  const { slug, product } = useBrand();
  const hasPage = useHasPage();
  const links = {
    [`/getting-started/what-is-${slug}-ds3`]: product,
    '/getting-started/quickstart': translate({ id: 'search.page.quickstart' }),
    '/guides/s3-api': translate({ id: 'search.page.guides' }),
    '/getting-started/glossary': translate({ id: 'search.page.glossary' }),
    '/composer/getting-started/what-is-ds3-composer': 'DS3 Composer',
  };
  return (
    <noscript>
      <div className={styles.plain}>
        <p>
          <Translate id="search.page.noScript" />
        </p>
        <ul>
          {Object.entries(links)
            .filter(([to]) => hasPage(to))
            .map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </div>
    </noscript>
  );
}
