import React from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { MarkdownRow } from '../../publish';
import { Breadcrumbs } from './Breadcrumbs';

/** ID of the docs whose commands don't contain the reader's values, such as an endpoint and a bucket. */
const COMPOSER = 'composer';

/** Breadcrumbs, followed by buttons for the reader's values and for the page's Markdown version. */
export default function DocBreadcrumbsWithMarkdown(): React.ReactNode {
  return (
    <MarkdownRow route={useDoc().metadata.permalink} hasValues={useDocsVersion().pluginId !== COMPOSER}>
      <Breadcrumbs />
    </MarkdownRow>
  );
}
