import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { JSON_FILE, MARKDOWN_FILE } from './model';

/** Where the same data is for programs; the files are written after the pages, so no link check knows them. */
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
