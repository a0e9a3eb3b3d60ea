import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';
import { useCopied } from './use-copied';

/** With another key or button the reader asks for a tab, a window or a download, as of every link. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

function Icon({ done }: { readonly done: boolean }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {done ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />}
    </svg>
  );
}

/**
 * A link to the page's Markdown, which becomes a button that copies it. The element stays the same when scripts take over:
 * focus stays on it, and a click with Ctrl or a browser without clipboard (plain HTTP) still opens the file.
 */
export function CopyPage({ href }: { readonly href: string }): ReactNode {
  const isBrowser = useIsBrowser();
  const { copied, copy } = useCopied(href);
  const copies = isBrowser && 'clipboard' in navigator;
  const labels = {
    view: translate({ id: 'publish.view' }),
    copy: translate({ id: 'publish.copy' }),
    copied: translate({ id: 'publish.copied' }),
  };
  const shown = copied ? 'copied' : copies ? 'copy' : 'view';
  const onClick = (event: MouseEvent): void => {
    if (!copies || !isPlainClick(event)) return;
    event.preventDefault();
    copy();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!copies || event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <div className={styles.action} data-widest={labels.copy}>
      <a
        href={href}
        type="text/markdown"
        role={copies ? 'button' : undefined}
        className={styles.link}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <Icon done={copied} />
        <span>{labels[shown]}</span>
      </a>
      <span role="status" className={styles.status}>
        {copied ? labels.copied : ''}
      </span>
    </div>
  );
}
