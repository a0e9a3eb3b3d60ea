import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import React, {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { limits } from '../../../site/limits';
import { reloadIfOutdated } from '../../../page/newer-version';
import { Announcement } from '../../common/messages';
import { ALL, type Scope } from '../../common/scope';
import { createSearchState } from '../../common/search-state';
import { filtersOf, placeholder } from '../../common/texts';
import { type FacetFilters } from '../../contract';
import { ConsentQuestion } from '../../insights/ConsentQuestion';
import { searchEvents } from '../../insights/search-events';
import { hitSite, searchClient, siteConfig } from '../../clients';
import { createDialogClient, createNavigator, follow } from './docsearch';
import { Hit } from './Hit';
import { DefinitionCard } from './HitText';
import { makeCombobox, modalTranslations, useWholeIndex } from './remote-control';
import { ResultsFooter, ScopeSwitch, Screens, StartLinks } from './Screens';
import { prepareStorage, storedFavorites } from './stored-searches';

interface PanelProps {
  query: string;
  /** The selected range in the input's text, or the caret position. */
  selection: readonly [from: number, to: number];
  onClose: () => void;
}

/** The most recently chosen scope, which is kept until the page is closed. */
let lastScope: Scope = ALL;

/** Creates the search state and the properties that DocSearch reads only once, because changing any of them would clear its query. */
function useParts(filters: FacetFilters) {
  const [parts] = useState(() => {
    const client = searchClient('dialog');
    const events = searchEvents('dialog');
    const state = createSearchState();
    const typed = (): string => document.querySelector<HTMLInputElement>('.search-panel input')?.value ?? '';
    const reload = (): Promise<boolean> => reloadIfOutdated(typed);
    const dialogClient = createDialogClient({ client, state, filters, site: hitSite, events, reload });
    const props = {
      transformSearchClient: () => dialogClient,
      navigator: createNavigator(events.selected),
      translations: modalTranslations(),
      initialScrollY: window.scrollY,
      disableUserPersonalization: !prepareStorage(client.indexName, hitSite),
    } satisfies Partial<DocSearchModalProps>;
    return { state, client, dialogClient, reload, props };
  });
  useLayoutEffect(() => parts.dialogClient.setFilters(filters), [parts, filters]);
  useEffect(() => void parts.client.preload(), [parts]);
  return parts;
}

/** Returns the panel's root, and the elements inside DocSearch's modal that our parts are rendered into, once these elements exist. */
function useSlots(selection: PanelProps['selection']) {
  const root = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<Partial<Record<'dropdown' | 'footer', Element | null>>>({});
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const find = (part: string): Element | null => root.current?.querySelector(`.DocSearch-${part}`) ?? null;
    setSlots({ dropdown: find('Dropdown'), footer: find('Footer') });
    // Set the selection immediately, because the reader might type the next letter before an effect that waits for the paint.
    root.current.querySelector('input')?.setSelectionRange(...selection);
    return makeCombobox(root.current);
  }, [selection]);
  return { root, ...slots };
}

interface ModalProps extends PanelProps {
  onQuery: (query: string) => void;
  onStoredChange: () => void;
}

function Modal({ query, selection, onClose, onQuery, onStoredChange }: ModalProps): React.ReactNode {
  const config = siteConfig();
  const [scope, setScope] = useState(lastScope);
  const filters = useMemo(() => filtersOf(scope, window.location.pathname), [scope]);
  const { state, client, reload, props } = useParts(filters);
  const search = useSyncExternalStore(state.subscribe, state.get);
  const hits = search.answer?.hits ?? [];
  const isStart = search.status === 'idle' && search.answer === null;
  const { root, dropdown, footer } = useSlots(selection);
  useWholeIndex(root, search.answer, client, reload);

  useEffect(() => {
    if (scope === lastScope && query === '') return;
    lastScope = scope;
    // DocSearch searches when its input gets focus, which repeats the query with the new filters. An initial query also needs this, because
    // DocSearch's own initial search leaves the list closed, so the first arrow key would only open it.
    const input = root.current?.querySelector('input');
    input?.blur();
    input?.focus();
  }, [scope, root, query]);
  const resultsFooter = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () => (footerProps) => <ResultsFooter {...footerProps} scope={scope} />,
    [scope],
  );
  const onInput = ({ target }: SyntheticEvent): void => {
    if (target instanceof HTMLInputElement && target.value === '') state.clear();
  };
  // Runs after DocSearch's handler, which stores the hit and closes the dialog.
  const onClick = (event: MouseEvent): void => {
    const url = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (!url || /^mailto:/.test(url) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Close the dialog before the page scrolls to the hit.
    onClose();
    follow(url);
  };

  return (
    <div
      ref={root}
      className="search-panel"
      data-status={search.status === 'idle' && search.answer?.isFirst ? 'first' : search.status}
      data-engine={config.engine}
      onInput={onInput}
      onClick={onClick}
      onReset={() => state.clear()}
      onTransitionEnd={onStoredChange}
    >
      <DocSearchModal
        {...props}
        // Required, but unused: the client above contains the credentials.
        appId="unused"
        apiKey="unused"
        indexName={config.indexName}
        initialQuery={query}
        placeholder={placeholder()}
        maxResultsPerGroup={limits.maxResultsPerGroup}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooter}
        insights={false}
        onClose={onClose}
      />
      {dropdown &&
        createPortal(
          <>
            <Screens state={search} filters={filters} hasHistory={!props.disableUserPersonalization} onQuery={onQuery} />
            <DefinitionCard query={search.query} hits={hits} />
            {isStart && <StartLinks />}
          </>,
          dropdown,
        )}
      {footer &&
        createPortal(
          <>
            <ConsentQuestion />
            <ScopeSwitch scope={scope} onChange={setScope} />
          </>,
          footer,
        )}
      <Announcement state={search} />
    </div>
  );
}

/** The modal. It's recreated when DocSearch would need another query or length of its history, because it reads them only once. */
export function Panel({ onClose, ...opening }: PanelProps): React.ReactNode {
  const { indexName } = siteConfig();
  const [start, setStart] = useState({ ...opening, number: 0 });
  const [hasFavorites, setHasFavorites] = useState(() => storedFavorites(indexName));
  return (
    <Modal
      {...start}
      key={`${start.number} ${String(hasFavorites)}`}
      onClose={onClose}
      onQuery={(query) => setStart({ query, selection: [query.length, query.length], number: start.number + 1 })}
      onStoredChange={() => setHasFavorites(storedFavorites(indexName))}
    />
  );
}
