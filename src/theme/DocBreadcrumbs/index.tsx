import React from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { MarkdownRow } from '../../publish';
import { useBreadcrumbs } from '../../ui/use-breadcrumbs';

/** ID of the docs whose commands don't contain the reader's values, such as an endpoint and a bucket. */
const COMPOSER = 'composer';

/**
 * Breadcrumbs without the framework's schema.org data. The framework writes this JSON into a script in the head without escaping it, so a
 * title could end that script and start another one. `src/share` writes this data instead.
 */
function Breadcrumbs(): React.ReactNode {
  const way = useBreadcrumbs();
  const item = ({ label, href }: PropSidebarBreadcrumbsItem, at: number): React.ReactNode => {
    const isLast = at === way.length - 1;
    return (
      <li key={at} className={isLast ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'}>
        {href === undefined || isLast ? (
          <span className="breadcrumbs__link">{label}</span>
        ) : (
          <Link className="breadcrumbs__link" href={href}>
            {label}
          </Link>
        )}
      </li>
    );
  };
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel' })}>
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {way.map(item)}
      </ul>
    </nav>
  );
}

/** Breadcrumbs, followed by buttons for the reader's values and for the page's Markdown version. */
export default function DocBreadcrumbsWithMarkdown(): React.ReactNode {
  return (
    <MarkdownRow route={useDoc().metadata.permalink} hasValues={useDocsVersion().pluginId !== COMPOSER}>
      <Breadcrumbs />
    </MarkdownRow>
  );
}
