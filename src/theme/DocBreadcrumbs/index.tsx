import React from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { TwinRow } from '../../publish';
import { Breadcrumbs } from './Breadcrumbs';

/** The docs of the service, whose commands name endpoint, bucket and so on. */
const HOME = 'home';

/** The breadcrumbs, with the reader's values and the page's Markdown at their side. */
export default function DocBreadcrumbsWithTwin(): React.ReactNode {
  return (
    <TwinRow route={useDoc().metadata.permalink} hasValues={useDocsVersion().pluginId === HOME}>
      <Breadcrumbs />
    </TwinRow>
  );
}
