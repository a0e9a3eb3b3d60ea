import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ValuesButton } from '../../ui/code-block/ValuesButton';
// After `ValuesButton`, because the order of imports is the order of the style sheets.
import { CopyStatus } from '../../ui/code-block/copy';
import { markdownAddress } from '../names';
import styles from './styles.module.css';

/**
 * Adds a link to the page's Markdown version to the page's head. The build writes a Markdown version for each page that has this link.
 *
 * @param props.route page route, including the base URL
 */
export function MarkdownLink({ route }: { readonly route: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(route)} />
    </Head>
  );
}

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
function CopyPage({ href }: { readonly href: string }): ReactNode {
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

interface MarkdownRowProps {
  /** Page route, including the base URL. */
  readonly route: string;
  /** Whether the page can contain reader values. */
  readonly hasValues: boolean;
  /** The page's breadcrumbs. */
  readonly children: ReactNode;
}

/** The first row of a page: breadcrumbs, with "Your values" and "Copy page as Markdown" next to them. */
export function MarkdownRow({ route, hasValues, children }: MarkdownRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <MarkdownLink route={route} />
      {children}
      {hasValues && <ValuesButton className={clsx(styles.link, styles.values)} isNamed />}
      <CopyPage href={markdownAddress(route)} />
    </div>
  );
}
