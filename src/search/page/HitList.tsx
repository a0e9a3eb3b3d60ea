import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, { Fragment } from 'react';
import { DefinitionLabel, Marked } from '../common/messages';
import { type SearchHit } from '../contract';
import { searchEvents } from '../insights/search-events';
import { hitSite } from '../clients';
import { groupHits, type ShownHit } from './results';

function Hit({ objectID, url, headings, snippet, kind }: ShownHit): React.ReactNode {
  return (
    <article>
      <Link to={url} onClick={() => searchEvents('page').selected(objectID)}>
        {headings.map((heading, level) => (
          <Fragment key={level}>
            {level > 0 && <span aria-hidden="true">›</span>}
            <Marked html={heading} />
          </Fragment>
        ))}
        {headings.length === 0 && <Translate id="search.page.introduction" />}
      </Link>{' '}
      {kind === 'definition' && <DefinitionLabel />}
      {snippet !== null && (
        <p dir="auto">
          <Marked html={snippet} />
        </p>
      )}
    </article>
  );
}

export function HitList({ hits }: { hits: readonly SearchHit[] }): React.ReactNode {
  return (
    <ol className="hit-groups">
      {groupHits(hits, hitSite).map(({ url, area, title, hits: own }) => (
        <li key={url}>
          <p>{area}</p>
          <h2>
            <Link to={url}>
              <Marked html={title} />
            </Link>
          </h2>
          <ul>
            {own.map((hit) => (
              <li key={hit.objectID}>
                <Hit {...hit} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
