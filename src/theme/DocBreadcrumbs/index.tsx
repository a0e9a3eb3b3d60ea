import React from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { MarkdownRow } from '../../publish';
import { Breadcrumbs } from './Breadcrumbs';

/** The docs of the service, whose commands name endpoint, bucket and so on. */
const HOME = 'home';

/** The breadcrumbs, with the reader's values and the page's Markdown at their side. */
export default function DocBreadcrumbsWithMarkdown(): React.ReactNode {
  return (
    <MarkdownRow route={useDoc().metadata.permalink} hasValues={useDocsVersion().pluginId === HOME}>
      <Breadcrumbs />
    </MarkdownRow>
  );
}
