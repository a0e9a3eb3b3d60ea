/** The inside of the dialog, in a chunk of its own: DocSearch's modal with our client, screens and scope. */
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '../../../site/limits';
import { Announcement } from '../../common/messages';
import { ALL, type Scope } from '../../common/scope';
import { createSearchState } from '../../common/search-state';
import { placeholder } from '../../common/texts';
import { useFacetFilters } from '../../common/use-scopes';
import { type FacetFilters, type SearchResult } from '../../contract';
import { ConsentQuestion } from '../../insights/ConsentQuestion';
import { useSearchEvents } from '../../insights/use-events';
import { useSearchClient, useSearchConfig } from '../../use-search-client';
import { type PanelProps } from '../load-panel';
import { makeCombobox } from './aria';
import { createDialogClient } from './client';
import { Hit } from './Hit';
import { createNavigator } from './navigator';
import { ResultsFooter, ScopeSwitch, Screens } from './Screens';
import { prepareStorage, storedFavorites } from './stored-searches';
import { modalTranslations } from './translations';
import './panel.css';

/** The scope that was chosen last, for as long as the page lives. */
let lastScope: Scope = ALL;

/** The client for DocSearch, made once. */
function useDialogClient(filters: FacetFilters) {
  const client = useSearchClient('dialog');
  const events = useSearchEvents('dialog');
  const { url } = useDocusaurusContext().siteConfig;
  const [state] = useState(() => createSearchState<SearchResult>());
  const [dialogClient] = useState(() => createDialogClient({ client, state, filters, siteUrl: url, events }));
  const [transform] = useState(() => () => dialogClient);
  useLayoutEffect(() => dialogClient.setFilters(filters), [dialogClient, filters]);
  useEffect(() => void client.preload(), [client]);
  return { state, transform };
}

type FixedProps = 'navigator' | 'translations' | 'resultsFooterComponent' | 'initialScrollY' | 'disableUserPersonalization';

/** What DocSearch takes once: changing any of it would make it forget its query. */
function useFixedProps(scope: Scope, onClose: () => void): Pick<DocSearchModalProps, FixedProps> {
  const history = useHistory();
  const { selected } = useSearchEvents('dialog');
  const { indexName } = useSearchConfig();
  const { url } = useDocusaurusContext().siteConfig;
  const [fixed] = useState(() => ({
    navigator: createNavigator(history, selected),
    translations: modalTranslations(),
    initialScrollY: window.scrollY,
    disableUserPersonalization: !prepareStorage(indexName, url, () => window.localStorage),
  }));
  const resultsFooterComponent = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      ({ state }) => <ResultsFooter state={state} scope={scope} onClose={onClose} />,
    [scope, onClose],
  );
  return { ...fixed, resultsFooterComponent };
}

/** Where our parts go inside of DocSearch's, once these are there. */
function useSlots(root: React.RefObject<HTMLDivElement | null>, isSelection: boolean) {
  const [slots, setSlots] = useState<{ dropdown: Element | null; footer: Element | null }>({ dropdown: null, footer: null });
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    setSlots({ dropdown: root.current.querySelector('.DocSearch-Dropdown'), footer: root.current.querySelector('.DocSearch-Footer') });
    return makeCombobox(root.current);
  }, [root]);
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (isSelection) input?.select();
    else input?.setSelectionRange(input.value.length, input.value.length);
    // Only when the dialog opens: from then on the caret is the reader's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return slots;
}

interface ModalProps extends PanelProps {
  /** Opens the modal anew with a query. */
  onQuery: (query: string) => void;
  onStoredChange: () => void;
}

function Modal({ query, isSelection, onClose, onQuery, onStoredChange }: ModalProps): React.ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const config = useSearchConfig();
  const [scope, setScope] = useState(lastScope);
  const filters = useFacetFilters(scope);
  const { state, transform } = useDialogClient(filters);
  const search = useSyncExternalStore(state.subscribe, state.get);
  const fixed = useFixedProps(scope, onClose);
  const slots = useSlots(root, isSelection);

  useEffect(() => {
    if (scope === lastScope) return;
    lastScope = scope;
    // DocSearch searches when its input gets the focus: the query again, with the new filters.
    const input = root.current?.querySelector('input');
    input?.blur();
    input?.focus();
  }, [scope]);
  const onInput = (event: SyntheticEvent): void => {
    if (event.target instanceof HTMLInputElement && event.target.value === '') state.clear();
  };

  return (
    <div
      ref={root}
      className="search-panel"
      data-status={search.status}
      data-engine={config.engine}
      onInput={onInput}
      onReset={() => state.clear()}
      onTransitionEnd={onStoredChange}
    >
      <DocSearchModal
        {...fixed}
        appId={config.engine === 'hosted' ? config.appId : 'embedded'}
        apiKey={config.engine === 'hosted' ? config.apiKey : 'embedded'}
        indexName={config.indexName}
        initialQuery={query}
        placeholder={placeholder()}
        maxResultsPerGroup={limits.maxResultsPerGroup}
        transformSearchClient={transform}
        hitComponent={Hit}
        insights={false}
        onClose={onClose}
      />
      {slots.dropdown &&
        createPortal(
          <Screens state={search} filters={filters} hasHistory={!fixed.disableUserPersonalization} onQuery={onQuery} />,
          slots.dropdown,
        )}
      {slots.footer &&
        createPortal(
          <>
            <ConsentQuestion />
            <ScopeSwitch scope={scope} onChange={setScope} />
          </>,
          slots.footer,
        )}
      <Announcement state={search} />
    </div>
  );
}

/**
 * The modal, made anew for a suggested query, and when the first favorite comes or the last one goes: DocSearch takes its
 * query and the length of its history only once.
 */
export function Panel({ query, isSelection, onClose }: PanelProps): React.ReactNode {
  const { indexName } = useSearchConfig();
  const [start, setStart] = useState({ query, isSelection, number: 0 });
  const [hasFavorites, setHasFavorites] = useState(() => storedFavorites(indexName));
  return (
    <Modal
      key={`${String(start.number)} ${String(hasFavorites)}`}
      query={start.query}
      isSelection={start.isSelection}
      onClose={onClose}
      onQuery={(next) => setStart(({ number }) => ({ query: next, isSelection: false, number: number + 1 }))}
      onStoredChange={() => setHasFavorites(storedFavorites(indexName))}
    />
  );
}
