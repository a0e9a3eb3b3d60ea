import React from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { MarkdownRow } from '../../publish';
import { Breadcrumbs } from './Breadcrumbs';

/** The docs whose commands contain an endpoint, a bucket, and other values of the reader. */
const HOME = 'home';

/** Breadcrumbs, with buttons for the reader's values and the page's Markdown next to them. */
export default function DocBreadcrumbsWithMarkdown(): React.ReactNode {
  return (
    <MarkdownRow route={useDoc().metadata.permalink} hasValues={useDocsVersion().pluginId === HOME}>
      <Breadcrumbs />
    </MarkdownRow>
  );
}
