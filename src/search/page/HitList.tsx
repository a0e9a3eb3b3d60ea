import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import React from 'react';
import { type SearchHit } from '../contract';
import { useSearchEvents } from '../insights/use-events';
import { groupHits, type HitGroup, type ShownHit } from './group-hits';
import { Marked } from './Marked';
import styles from './styles.module.css';

function Headings({ headings }: { headings: readonly string[] }): React.ReactNode {
  return headings.map((heading, level) => (
    <React.Fragment key={level}>
      {level > 0 && (
        <span className={styles.separator} aria-hidden="true">
          ›
        </span>
      )}
      <Marked html={heading} />
    </React.Fragment>
  ));
}

function Hit({ id, url, headings, snippet }: ShownHit): React.ReactNode {
  const { selected } = useSearchEvents('page');
  return (
    <article>
      <Link to={url} className={styles.heading} onClick={() => selected(id)}>
        {headings.length > 0 ? (
          <Headings headings={headings} />
        ) : (
          <Translate id="search.page.introduction" description="Search page, the hit is the text below the title of a page">
            Introduction
          </Translate>
        )}
      </Link>
      {snippet !== null && (
        <p className={styles.snippet} dir="auto">
          <Marked html={snippet} />
        </p>
      )}
    </article>
  );
}

function Group({ url, area, title, hits }: HitGroup): React.ReactNode {
  return (
    <li className={styles.group}>
      <p className={styles.area}>{area}</p>
      <h2 className={styles.title}>
        <Link to={url}>
          <Marked html={title} />
        </Link>
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.hit}>
            <Hit {...hit} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The hits of one page of results, grouped by the page that they are on. */
export function HitList({ hits }: { hits: readonly SearchHit[] }): React.ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <ol className={styles.groups}>
      {groupHits(hits, url).map((group) => (
        <Group key={group.url} {...group} />
      ))}
    </ol>
  );
}
