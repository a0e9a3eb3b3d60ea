import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { categoryName, guides } from './names';
import { CATEGORIES } from './taxonomy';
import styles from './styles.module.css';

/** Short lists of integrations by category, for the home page. Renders nothing if there are no guides. */
export function ByCategory(): React.ReactNode {
  if (guides.length === 0) return null;
  return (
    <section className={styles.byCategory} aria-labelledby="integrations">
      <h2 id="integrations">
        <Link to="/integrations/">
          <Translate id="catalogue.title" />
        </Link>
      </h2>
      <dl>
        {CATEGORIES.map((category) => (
          <div key={category}>
            <dt>{categoryName(category)}</dt>
            <dd>
              <ul role="list">
                {guides
                  .filter((guide) => guide.category === category)
                  .map(({ route, title }) => (
                    <li key={route}>
                      <Link to={route}>{title}</Link>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
