import { type DocSearchModalProps } from '@docsearch/react';
import Translate from '@docusaurus/Translate';
import start from '@generated/search/default/start.json';
import React from 'react';
import { createPortal } from 'react-dom';
import { FallbackNote, NoResults, SearchFailure } from '../../common/messages';
import { type Scope } from '../../common/scope';
import { formatSearch } from '../../common/search-address';
import { type SearchState } from '../../common/search-state';
import { scopes, scopeTitle } from '../../common/texts';
import { type FacetFilters, type SearchHit } from '../../contract';
import type { StartScreen } from '../../plugin';
import { settings } from '../../settings';
import { Preview } from './HitText';

interface ScreensProps {
  state: SearchState;
  filters: FacetFilters;
  /** Whether the browser stores searches. If it does, DocSearch has a start screen. */
  hasHistory: boolean;
  onQuery: (query: string) => void;
}

/** Replaces DocSearch's no-results screen, and shows errors. The style sheet shows it exactly when DocSearch would show its own. */
export function Screens({ state: { answer, error, query }, filters, hasHistory, onQuery }: ScreensProps): React.ReactNode {
  return (
    <>
      <div className="search-screen">
        {error && <SearchFailure onRetry={() => onQuery(query)} />}
        {answer?.hits.length === 0 && <NoResults query={query} filters={filters} onSuggestion={onQuery} />}
      </div>
      <FallbackNote answer={answer} />
      {!hasHistory && (
        <p className="search-start">
          <Translate id="theme.SearchModal.startScreen.noRecentSearchesText" />
        </p>
      )}
    </>
  );
}

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0] & { scope: Scope };

/** A link to all results on the search page, unless the single result is already in the dialog, and the text of the selected result. */
export function ResultsFooter({ state, scope }: FooterProps): React.JSX.Element {
  const { nbHits } = state.context;
  const chosen = state.collections.flatMap(({ items }) => items).find((item) => item.__autocomplete_id === state.activeItemId);
  const modal = document.querySelector('.DocSearch-Modal');
  return (
    <>
      {nbHits !== 1 && (
        <a key={String(nbHits)} href={`${settings.baseUrl}search${formatSearch({ query: state.query, scope })}`}>
          <Translate id="theme.SearchBar.seeAll" values={{ count: Number(nbHits) }} />
        </a>
      )}
      {chosen && modal && createPortal(<Preview hit={chosen as unknown as SearchHit} />, modal)}
    </>
  );
}

/** Shows which part of the site is searched, and lets the reader change it. Renders nothing if there's no choice. */
export function ScopeSwitch({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }): React.ReactNode {
  const choices = scopes();
  if (choices.length === 0) return null;
  return (
    <div className="search-scope" role="group" aria-label={scopeTitle()}>
      {choices.map((choice) => (
        <button key={choice.scope} type="button" aria-pressed={choice.scope === scope} onClick={() => onChange(choice.scope)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}

const { tasks, sections } = start as StartScreen;
/** The sidebar's group of tools, whose links lead to sections of pages. */
const tools = sections.find(({ pages }) => pages.every(({ url }) => url.includes('#')));

function List({ heading, links }: { readonly heading: React.ReactNode; readonly links: StartScreen['tasks'] }): React.ReactNode {
  return (
    <section>
      <h2 className="DocSearch-Hit-source">{heading}</h2>
      <ul role="list">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Links that are shown before the reader types: the most popular tasks, pages near the reader's current page, and the tools. */
export function StartLinks(): React.ReactNode {
  const here = withoutSlash(window.location.pathname);
  const isHere = ({ url }: { url: string }): boolean => withoutSlash(url) === here;
  const section = sections.find(({ pages }) => pages.some(isHere));
  return (
    <div className="search-start-links">
      <List heading={<Translate id="search.start.tasks" />} links={tasks} />
      {section && (
        <List
          heading={<Translate id="search.start.section" values={{ section: section.label }} />}
          links={section.pages.filter((page) => !isHere(page))}
        />
      )}
      {tools && <List heading={tools.label} links={tools.pages} />}
    </div>
  );
}
