/** The inside of the dialog, in a chunk of its own: DocSearch's modal with our client, screens and scope. */
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import React, {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { limits } from '../../../site/limits';
import { reloadIfOutdated } from '../../../page/newer-version';
import { Announcement } from '../../common/messages';
import { ALL, type Scope } from '../../common/scope';
import { createSearchState } from '../../common/search-state';
import { placeholder } from '../../common/texts';
import { useFacetFilters } from '../../common/use-scopes';
import { type FacetFilters, type SearchResult } from '../../contract';
import { ConsentQuestion } from '../../insights/ConsentQuestion';
import { useSearchEvents } from '../../insights/use-events';
import { useHitSite, useSearchClient, useSearchConfig } from '../../use-search-client';
import { FirstHits, hasFirstHits, keepFirstHits } from '../FirstHits';
import { type PanelProps } from '../opening';
import { makeCombobox } from './aria';
import { createDialogClient } from './client';
import { Hit } from './Hit';
import { DefinitionCard, Preview } from './HitText';
import { createNavigator } from './navigator';
import { ResultsFooter, ScopeSwitch, Screens } from './Screens';
import { StartLinks } from './StartLinks';
import { prepareStorage, storedFavorites } from './stored-searches';
import { modalTranslations } from './translations';
import { useWholeIndex } from './whole-index';
import './panel.css';

/** The scope that was chosen last, for as long as the page lives. */
let lastScope: Scope = ALL;

/** What DocSearch takes once, because changing any of it would make it forget its query; and the state of its searches. */
function useParts(filters: FacetFilters) {
  const history = useHistory();
  const site = useHitSite();
  const { indexName } = useSearchConfig();
  const client = useSearchClient('dialog');
  const events = useSearchEvents('dialog');
  const [parts] = useState(() => {
    const state = createSearchState<SearchResult>();
    const typed = (): string => document.querySelector<HTMLInputElement>('.search-panel input')?.value ?? '';
    const reload = (): Promise<boolean> => reloadIfOutdated(typed);
    const dialogClient = createDialogClient({ client, state, filters, site, events, reload });
    const props = {
      transformSearchClient: () => dialogClient,
      navigator: createNavigator(history, events.selected),
      translations: modalTranslations(),
      initialScrollY: window.scrollY,
      disableUserPersonalization: !prepareStorage(indexName, site, () => window.localStorage),
    } satisfies Partial<DocSearchModalProps>;
    return { state, client, dialogClient, reload, props };
  });
  useLayoutEffect(() => parts.dialogClient.setFilters(filters), [parts, filters]);
  useEffect(() => void client.preload(), [client]);
  return parts;
}

/** The panel's root, and where our parts go inside of DocSearch's once these are there. */
function useSlots(selection: PanelProps['selection']) {
  const root = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<Partial<Record<'modal' | 'dropdown' | 'footer', Element | null>>>({});
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const find = (part: string): Element | null => root.current?.querySelector(`.DocSearch-${part}`) ?? null;
    setSlots({ modal: find('Modal'), dropdown: find('Dropdown'), footer: find('Footer') });
    // At once: the next letter may come before an effect that waits for the paint.
    root.current.querySelector('input')?.setSelectionRange(...selection.current);
    return makeCombobox(root.current);
  }, [selection]);
  return { root, ...slots };
}

interface ModalProps extends PanelProps {
  /** Opens the modal anew with a query. */
  onQuery: (query: string) => void;
  onStoredChange: () => void;
}

function Modal({ query, selection, onClose, onQuery, onStoredChange }: ModalProps): React.ReactNode {
  const config = useSearchConfig();
  const [scope, setScope] = useState(lastScope);
  const filters = useFacetFilters(scope);
  const { state, client, reload, props } = useParts(filters);
  const search = useSyncExternalStore(state.subscribe, state.get);
  const hits = search.answer?.hits ?? [];
  const isStart = search.status === 'idle' && search.answer === null;
  const { root, modal, dropdown, footer } = useSlots(selection);
  useWholeIndex(root, search.answer, client, reload);

  useEffect(() => {
    if (scope === lastScope && query === '') return;
    lastScope = scope;
    // DocSearch searches when its input gets the focus: the query again, with the new filters. A query that it opens with
    // needs that, too: its own search leaves the list closed, and the first arrow key would do nothing but open it.
    const input = root.current?.querySelector('input');
    input?.blur();
    input?.focus();
  }, [scope, root, query]);
  const resultsFooter = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () => (footerProps) => <ResultsFooter {...footerProps} scope={scope} onClose={onClose} />,
    [scope, onClose],
  );
  // DocSearch shows the answer after this has it.
  const isAnswered = useDeferredValue(search.answer !== null || search.error !== null);
  useEffect(() => {
    if (isAnswered) keepFirstHits(null);
  }, [isAnswered]);
  const clear = (): void => {
    keepFirstHits(null);
    state.clear();
  };
  const onInput = ({ target }: SyntheticEvent): void => {
    if (target instanceof HTMLInputElement && target.value === '') clear();
  };

  return (
    <div
      ref={root}
      className="search-panel"
      data-status={search.status === 'idle' && search.answer?.isFirst ? 'first' : search.status}
      data-engine={config.engine}
      onInput={onInput}
      onReset={clear}
      onTransitionEnd={onStoredChange}
    >
      <DocSearchModal
        {...props}
        // The client above holds the account.
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
            {!isAnswered && hasFirstHits() && <FirstHits onClose={onClose} />}
            <Screens state={search} filters={filters} hasHistory={!props.disableUserPersonalization} onQuery={onQuery} />
            <DefinitionCard query={search.query} hits={hits} />
            {isStart && <StartLinks onClose={onClose} />}
          </>,
          dropdown,
        )}
      {modal && dropdown && createPortal(<Preview dropdown={dropdown} hits={hits} />, modal)}
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

/**
 * The modal, made anew for a suggested query, and when the first favorite comes or the last one goes: DocSearch takes its
 * query and the length of its history only once.
 */
export function Panel({ onClose, ...opening }: PanelProps): React.ReactNode {
  const { indexName } = useSearchConfig();
  const [start, setStart] = useState({ ...opening, number: 0 });
  const [hasFavorites, setHasFavorites] = useState(() => storedFavorites(indexName));
  return (
    <Modal
      {...start}
      key={`${start.number} ${String(hasFavorites)}`}
      onClose={onClose}
      onQuery={(query) => setStart({ query, selection: { current: [query.length, query.length] }, number: start.number + 1 })}
      onStoredChange={() => setHasFavorites(storedFavorites(indexName))}
    />
  );
}
