import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, { useEffect, useState } from 'react';
import { Marked } from '../common/messages';
import { hitSite, searchClient, siteConfig } from '../clients';
import { groupHits, REQUEST, type HitGroup } from './results';

const SHOWN = 3;

/**
 * Links to the pages that match the words of a nonexistent address, if there are any. A hosted service gets only what readers search for.
 * @param field selector for the field that contains the words
 */
export function BestPages({ field }: { readonly field: string }): React.ReactNode {
  const [pages, setPages] = useState<readonly HitGroup[]>([]);
  useEffect(() => {
    const query = document.querySelector<HTMLInputElement>(field)?.value ?? '';
    if (query === '' || siteConfig().engine === 'hosted') return;
    searchClient('dialog')
      .query({ ...REQUEST, query })
      .then(
        ({ hits }) => setPages(groupHits(hits, hitSite).slice(0, SHOWN)),
        // The reader didn't ask for this search. If they use the search field, it tells them what failed.
        () => undefined,
      );
  }, [field]);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="best-pages">
      <h2 id="best-pages">
        <Translate id="site.notFound.pages" />
      </h2>
      <ul>
        {pages.map(({ title, hits: [best] }) => (
          <li key={best?.url}>
            <Link to={best?.url}>
              <Marked html={[title, ...(best?.headings ?? [])].join(' › ')} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
