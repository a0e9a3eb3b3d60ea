import { translate } from '@docusaurus/Translate';
import React, { useEffect, useState } from 'react';
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

interface CardProps {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** Explains a term or an error code above the results if the query is its name. If it's the first hit, a wide screen shows the preview instead. */
export function DefinitionCard({ query, hits }: CardProps): React.ReactNode {
  const hit = definitionOf(query, hits);
  if (!hit) return null;
  return (
    <section className="search-card" data-first={hit === hits[0] || undefined}>
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

/** Returns the selected row's URL. DocSearch renders the list, but its attributes show the selection. */
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

/** Shows the selected hit's full text, if the screen is wide enough for the style sheet to display it. */
export function Preview({ dropdown, hits }: { readonly dropdown: Element; readonly hits: readonly SearchHit[] }): React.ReactNode {
  const chosen = useChosenUrl(dropdown);
  const hit = hits.find(({ url }) => url === chosen);
  if (!hit) return null;
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
