import { translate } from '@docusaurus/Translate';
import type { ReactNode, RefObject } from 'react';
import styles from './styles.module.css';
import { useCopy, type CopyState } from './use-copy';

function answer(state: CopyState): string {
  if (state === 'copied') {
    return translate({ id: 'ui.codeBlock.copied' });
  }
  if (state === 'selected') {
    return translate({ id: 'ui.codeBlock.selected' });
  }
  return '';
}

function Icon({ done }: { readonly done: boolean }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {done ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />}
    </svg>
  );
}

/** Copies the text of `target` and tells the result in a live region. Hidden without JavaScript. */
export function CopyButton({ target }: { readonly target: RefObject<HTMLElement | null> }): ReactNode {
  const { state, copy } = useCopy(target);
  const label = translate({ id: 'ui.codeBlock.copy' });
  return (
    <div className={styles.copy}>
      <span role="status" className={styles.status}>
        {answer(state)}
      </span>
      <button type="button" className={styles.button} onClick={copy} aria-label={label} title={label}>
        <Icon done={state === 'copied'} />
      </button>
    </div>
  );
}
