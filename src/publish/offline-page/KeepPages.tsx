import Translate, { translate } from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';
import { type Progress } from '../names';
import { useKept, type KeptState } from './use-kept';
import styles from './styles.module.css';

function Coming({ kept, of }: Progress): ReactNode {
  return (
    <p className={styles.progress}>
      <progress value={kept} max={of} aria-label={translate({ id: 'publish.offline.progress.label' })} />
      <span>{translate({ id: 'publish.offline.progress' }, { kept, of })}</span>
    </p>
  );
}

/** The text that screen readers announce when the state changes. */
function outcomeOf(state: KeptState): string {
  if (state === 'kept') return translate({ id: 'publish.offline.kept' });
  if (state === 'failed') return translate({ id: 'publish.offline.failed' });
  return state === 'unavailable' ? translate({ id: 'publish.offline.unavailable' }) : '';
}

/** A button that stores all pages in this browser, with its progress, and a button that removes them. */
export function KeepPages(): ReactNode {
  const { state, keep, remove } = useKept();
  return (
    <div data-needs-js>
      <p role="status">{outcomeOf(state)}</p>
      {(state === 'unknown' || state === 'none' || state === 'failed') && (
        <button type="button" className="search-action" onClick={() => void keep()}>
          <Translate id="publish.offline.keep" />
        </button>
      )}
      {typeof state === 'object' && <Coming {...state} />}
      {state === 'kept' && (
        <button type="button" className="search-action" onClick={() => void remove()}>
          <Translate id="publish.offline.remove" />
        </button>
      )}
    </div>
  );
}
