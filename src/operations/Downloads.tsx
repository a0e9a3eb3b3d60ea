import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { JSON_FILE, MARKDOWN_FILE } from './model';

/** Links to the same data in machine-readable files. They're written after the pages, so they don't exist when links are checked. */
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
