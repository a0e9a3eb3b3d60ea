import React from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { TwinRow } from '../../publish';

/** Wraps the breadcrumbs: the page's Markdown is at their side. */
export default function DocBreadcrumbsWithTwin(): React.ReactNode {
  return (
    <TwinRow route={useDoc().metadata.permalink}>
      <DocBreadcrumbs />
    </TwinRow>
  );
}
