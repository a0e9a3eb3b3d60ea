import { translate } from '@docusaurus/Translate';
import React from 'react';
import { DefinitionLabel, Marked } from '../../common/messages';
import type { SearchHit } from '../../contract';
import { siteConfig } from '../../clients';
import { definitionOf, ownHeading } from './hits';
import { rememberHit } from './stored-searches';

/** Renders a hit's text. Each cell of a table row becomes a paragraph. */
function Text({ hit: { _highlightResult, content, kind } }: { readonly hit: SearchHit }): React.ReactNode {
  const text = _highlightResult.content?.value ?? content ?? '';
  return (kind === 'entry' ? text.split(' · ') : [text]).map((part, at) => (
    <p key={at}>
      <Marked html={part} />
    </p>
  ));
}

/** Explains a term or an error code above the results if the query is its name. If it's the first hit, a wide screen shows the preview instead. */
export function DefinitionCard({ query, hits }: { readonly query: string; readonly hits: readonly SearchHit[] }): React.ReactNode {
  const hit = definitionOf(query, hits);
  if (!hit) return null;
  return (
    <section className="search-card" data-first={hit === hits[0] || undefined}>
      <h2>
        <a href={hit.url} onClick={() => rememberHit(siteConfig().indexName, hit)}>
          <Marked html={ownHeading(hit)} />
        </a>
        {hit.kind === 'definition' && <DefinitionLabel />}
      </h2>
      <Text hit={hit} />
    </section>
  );
}

/** A hit's full text, if the screen is wide enough for the style sheet to display it. */
export function Preview({ hit }: { readonly hit: SearchHit }): React.ReactNode {
  return (
    // Long text scrolls, so it must be reachable with the keyboard.
    <aside className="search-preview" aria-label={translate({ id: 'search.preview' })} dir="auto" tabIndex={0}>
      <h2>
        <Marked html={ownHeading(hit)} />
      </h2>
      <Text hit={hit} />
    </aside>
  );
}
