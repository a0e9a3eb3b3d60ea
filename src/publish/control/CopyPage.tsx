import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyStatus } from '../../ui/code-block/copy';
import styles from './styles.module.css';

function Icon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
    </svg>
  );
}

/**
 * Button that copies the page's Markdown; `src/page/copy` does the work. Without scripts, it's a link to the Markdown.
 *
 * @param props.href address of the page's Markdown, which opens if the browser denies access to the clipboard
 */
export function CopyPage({ href }: { readonly href: string }): ReactNode {
  const copied = translate({ id: 'publish.copied' });
  return (
    <div className={styles.action}>
      <button type="button" className={clsx(styles.link, styles.copy)} data-copy="" data-static data-file={href} data-copied={copied}>
        <span className={styles.before}>
          <Icon />
          {translate({ id: 'publish.copy' })}
        </span>
        <span className={styles.after}>{copied}</span>
      </button>
      {/* The label shows the result visually. */}
      <CopyStatus className="visually-hidden" />
      <a href={href} type="text/markdown" className={clsx(styles.link, styles.view)}>
        <Icon />
        {translate({ id: 'publish.view' })}
      </a>
    </div>
  );
}
