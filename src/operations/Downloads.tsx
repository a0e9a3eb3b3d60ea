import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { JSON_FILE, MARKDOWN_FILE } from './model';

/** Links to the same data for programs. These files are written after the pages, so no link check sees them. */
export function Downloads(): ReactNode {
  return (
    <p>
      <Translate
        id="operations.downloads"
        values={{ json: <a href={useBaseUrl(`/${JSON_FILE}`)}>JSON</a>, markdown: <a href={useBaseUrl(`/${MARKDOWN_FILE}`)}>Markdown</a> }}
      />
    </p>
  );
}
