import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ValuesButton } from '../ui/code-block/ValuesButton';
import { CopyPage } from './control/CopyPage';
import styles from './control/styles.module.css';
import { markdownAddress } from './markdown-address';
import { MarkdownLink } from './MarkdownLink';

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
