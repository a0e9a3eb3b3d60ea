/** The text of a section, shown as the card of a term and as the preview next to the results. */
import { translate } from '@docusaurus/Translate';
import React, { useEffect, useState } from 'react';
import { Marked } from '../../common/Marked';
import { DefinitionLabel } from '../../common/messages';
import type { SearchHit } from '../../contract';
import { siteConfig } from '../../clients';
import { definitionOf, ownHeading } from './definition';
import { rememberHit } from './recent-searches';

/** The text of a hit. Each cell of a table row is a paragraph. */
function Text({ hit: { _highlightResult, content, kind } }: { readonly hit: SearchHit }): React.ReactNode {
  const text = _highlightResult.content?.value ?? content ?? '';
  return (kind === 'entry' ? text.split(' · ') : [text]).map((part, at) => (
    <p key={at}>
      <Marked html={part} />
    </p>
  ));
}

interface CardProps {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** The meaning of a term or an error code, shown above the results if the query is its name. */
export function DefinitionCard({ query, hits }: CardProps): React.ReactNode {
  const hit = definitionOf(query, hits);
  if (!hit) return null;
  return (
    <section className="search-card">
      <h2>
        <a href={hit.url} onClick={() => rememberHit(siteConfig().indexName, hit, () => window.localStorage)}>
          <Marked html={ownHeading(hit)} />
        </a>
        {hit.kind === 'definition' && <DefinitionLabel />}
      </h2>
      <Text hit={hit} />
    </section>
  );
}

/** URL of the selected row. The list isn't ours, but its attributes show the selection. */
function useChosenUrl(dropdown: Element): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => setUrl(dropdown.querySelector('[aria-selected="true"] a')?.getAttribute('href') ?? null);
    const observer = new MutationObserver(read);
    observer.observe(dropdown, { subtree: true, childList: true, attributeFilter: ['aria-selected', 'href'] });
    read();
    return () => observer.disconnect();
  }, [dropdown]);
  return url;
}

/** The whole text of the selected hit, if the screen is wide enough for the style sheet to show it. */
export function Preview({ dropdown, hits }: { readonly dropdown: Element; readonly hits: readonly SearchHit[] }): React.ReactNode {
  const chosen = useChosenUrl(dropdown);
  const hit = hits.find(({ url }) => url === chosen);
  if (!hit) return null;
  return (
    // A long text scrolls, so the keyboard has to reach it.
    <aside className="search-preview" aria-label={translate({ id: 'search.preview' })} dir="auto" tabIndex={0}>
      <h2>
        <Marked html={ownHeading(hit)} />
      </h2>
      <Text hit={hit} />
    </aside>
  );
}
