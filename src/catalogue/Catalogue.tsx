import React from 'react';
import Link from '@docusaurus/Link';
import { CheckSummary } from './Checks';
import { Controls } from './Controls';
import { categoryName, guides, labelName } from './names';
import { CATEGORIES, type Category, type Guide } from './taxonomy';
import styles from './styles.module.css';

export function Catalogue(): React.ReactNode {
  return (
    <>
      <Controls />
      {CATEGORIES.map((category) => (
        <Section key={category} category={category} />
      ))}
    </>
  );
}

function Section({ category }: { category: Category }): React.ReactNode {
  const list = guides.filter((guide) => guide.category === category);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={category} data-category={category}>
      <h2 id={category} className={styles.heading}>
        {categoryName(category)}{' '}
        <span className={styles.size} data-size data-search-ignore suppressHydrationWarning>
          {`(${list.length})`}
        </span>
      </h2>
      <ul role="list" className={styles.list}>
        {list.map((guide) => (
          <Card key={guide.route} {...guide} />
        ))}
      </ul>
    </section>
  );
}

function Card({ route, title, description, labels, aliases, check, isOld }: Guide): React.ReactNode {
  return (
    <li data-label={labels.join(' ')} data-aliases={aliases.join(' ')}>
      <Link to={route} className={styles.title}>
        {title}
      </Link>
      <p className={styles.text}>{description}</p>
      <p className={styles.tags}>{labels.map(labelName).join(' · ')}</p>
      <p className={styles.tags} data-check={check.how} data-search-ignore>
        <CheckSummary check={check} isOld={isOld} />
      </p>
    </li>
  );
}
