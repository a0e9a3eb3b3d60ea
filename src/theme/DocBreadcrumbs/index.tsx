import React from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { TwinRow } from '../../publish';

/** The docs of the service, whose commands name endpoint, bucket and so on. */
const HOME = 'home';

/** Wraps the breadcrumbs: the reader's values and the page's Markdown are at their side. */
export default function DocBreadcrumbsWithTwin(): React.ReactNode {
  return (
    <TwinRow route={useDoc().metadata.permalink} hasValues={useDocsVersion().pluginId === HOME}>
      <DocBreadcrumbs />
    </TwinRow>
  );
}
