import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
import { Announcement } from '../../common/Announcement';
import { type Scope } from '../../common/scope';
import { createSearchState } from '../../common/search-state';
import { placeholder } from '../../common/texts';
import { useFacetFilters } from '../../common/use-scopes';
import { type FacetFilters, type SearchResult } from '../../contract';
import { ConsentQuestion } from '../../insights/ConsentQuestion';
import { useSearchEvents } from '../../insights/use-events';
import { useSearchClient, useSearchConfig } from '../../use-search-client';
import { type PanelProps } from '../panel-props';
import { makeCombobox } from './aria';
import { createDialogClient } from './client';
import { Hit } from './Hit';
import { createNavigator } from './navigator';
import { searchAgain, typeQuery } from './refresh';
import { ResultsFooter } from './ResultsFooter';
import { useScope } from './scope-store';
import { ScopeSwitch } from './ScopeSwitch';
import { Screens } from './Screens';
import { prepareStorage, storedFavorites } from './stored-searches';
import { modalTranslations } from './translations';
import './panel.css';

/** Something that changes, for those who are made only once. */
function createBox<Value>(value: Value) {
  let current = value;
  return {
    get: () => current,
    set: (next: Value) => {
      current = next;
    },
  };
}

/** The client for DocSearch, made once, with the filters that hold when it is asked. */
function useDialogClient(filters: FacetFilters) {
  const client = useSearchClient('dialog');
  const events = useSearchEvents('dialog');
  const { url } = useDocusaurusContext().siteConfig;
  const [state] = useState(() => createSearchState<SearchResult>());
  const [scoped] = useState(() => createBox(filters));
  useLayoutEffect(() => scoped.set(filters), [scoped, filters]);
  useEffect(() => void client.preload(), [client]);
  const transform = useMemo(() => {
    const dialogClient = createDialogClient({ client, state, filters: scoped.get, siteUrl: url, events });
    return () => dialogClient;
  }, [client, state, scoped, url, events]);
  return { state, transform };
}

/** What DocSearch takes once: changing any of it would make it forget its query. */
function useFixedProps(
  scope: Scope,
  onClose: () => void,
): Pick<DocSearchModalProps, 'navigator' | 'translations' | 'resultsFooterComponent' | 'initialScrollY' | 'disableUserPersonalization'> {
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

/** DocSearch stores and removes searches when a transition of the row ends; ours has none, and the reader may leave any moment. */
function actAtOnce(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('.DocSearch-Hit-action-button') : null;
  const row = button?.closest('li');
  if (!row) return;
  // React hears clicks of the dialog at the body, so this comes right after DocSearch's own handler.
  const act = (): void => void row.dispatchEvent(new Event('transitionend', { bubbles: true }));
  document.body.addEventListener('click', act, { once: true });
}

interface ModalProps extends PanelProps {
  onStoredChange: () => void;
}

/** DocSearch's modal, with our client, screens and scope. */
function Modal({ query, isSelection, onClose, onStoredChange }: ModalProps): React.ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const input = (): HTMLInputElement | null => root.current?.querySelector('input') ?? null;
  const config = useSearchConfig();
  const [scope, setScope] = useScope();
  const filters = useFacetFilters(scope);
  const { state, transform } = useDialogClient(filters);
  const search = useSyncExternalStore(state.subscribe, state.get);
  const fixed = useFixedProps(scope, onClose);
  const slots = useSlots(root, isSelection);
  const [initialQuery] = useState(query);

  const changeScope = (next: Scope): void => {
    setScope(next);
    // After the filters have changed.
    setTimeout(() => searchAgain(input()));
  };
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
      onClickCapture={actAtOnce}
      onTransitionEnd={onStoredChange}
    >
      <DocSearchModal
        {...fixed}
        appId={config.engine === 'hosted' ? config.appId : 'embedded'}
        apiKey={config.engine === 'hosted' ? config.apiKey : 'embedded'}
        indexName={config.indexName}
        initialQuery={initialQuery}
        placeholder={placeholder()}
        maxResultsPerGroup={limits.maxResultsPerGroup}
        transformSearchClient={transform}
        hitComponent={Hit}
        insights={false}
        onClose={onClose}
      />
      {slots.dropdown &&
        createPortal(
          <Screens
            state={search}
            filters={filters}
            hasHistory={!fixed.disableUserPersonalization}
            onQuery={(next) => typeQuery(input(), next)}
            onRetry={() => searchAgain(input())}
          />,
          slots.dropdown,
        )}
      {slots.footer &&
        createPortal(
          <>
            <ConsentQuestion />
            <ScopeSwitch scope={scope} onChange={changeScope} />
          </>,
          slots.footer,
        )}
      <Announcement state={search} />
    </div>
  );
}

/** The modal, made anew when the first favorite comes or the last one goes: DocSearch sets the length of its history only once. */
export function Panel(props: PanelProps): React.ReactNode {
  const { indexName } = useSearchConfig();
  const [hasFavorites, setHasFavorites] = useState(() => storedFavorites(indexName));
  return <Modal {...props} key={String(hasFavorites)} onStoredChange={() => setHasFavorites(storedFavorites(indexName))} />;
}
