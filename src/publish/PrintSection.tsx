import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, { type ReactNode } from 'react';
import { useBreadcrumbs } from '../ui/use-breadcrumbs';
import { isPrinted, printRoute, sectionName } from './names';

/** Link from a page to its whole section as a single document. Renders nothing on a page without a section. */
export function PrintSection(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [category] = useBreadcrumbs();
  const first = category && findFirstSidebarItemLink(category);
  if (category?.type !== 'category' || first === undefined || !isPrinted(category.items)) return null;
  return (
    // The document isn't one of the application's routes.
    <Link to={`pathname:///${printRoute(sectionName(first, baseUrl))}`} target="_self">
      <Translate id="publish.print.link" values={{ section: category.label }} />
    </Link>
  );
}
